/** Everything this device knows of one table, built from the server's messages alone. */
import { newId } from '../link/ids';
import { Outbox, type Deed, type Wanted } from '../link/outbox';
import type { Greeting } from '../link/hello';
import { Link, type LinkState, type Listener } from '../link/socket';
import type { Asked, Choice, FromServer, Person, Sight, Table, Told, Transfer, Update, Welcome } from '../protocol/generated';
import { settings } from '../settings.svelte';
import { closedMessage, closedSight, closedTold, emptied, emptiedTold } from './closing';
import { mutedAt } from './mute.svelte';
import { joined } from './numbers';
import { keepNumber, keepRandom, keepSeal } from './seal';
import { Showing } from './showing.svelte';

export interface Watcher {
  /** Just before the page shows an update: the place to remember where things lie. */
  before?(update: Update): void;
  /** Just after the state has changed. */
  after?(update: Update): void;
  refused?(code: string, clause: string, deed: Deed | undefined): void;
}

/** What a room speaks through: the socket, or a replay that needs none. */
export type Line = Pick<Link, 'connect' | 'probe' | 'send' | 'shut'>;
const online = (greeting: Greeting, listener: Listener): Line => new Link(greeting, listener);

export class Room {
  /** Whether one device stands for several people, who get ready together. */
  readonly isShared: boolean = false;
  /** A finished match told again: nobody is asked anything. */
  readonly isRerun: boolean = false;
  /** Everything lies open: a match looked back at through nobody's eyes. */
  get isBare(): boolean {
    return this.isRerun && this.seat === null;
  }
  you = $state<number | null>(null);
  openSeats = $state.raw<readonly number[]>([]);
  table = $state.raw<Table | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly Told[]>([]);
  shareUrl = $state('');
  linkState = $state<LinkState>('connecting');
  retryAt = $state(0);
  bye = $state<string | null>(null);
  refusedAtDoor = $state<string | null>(null);
  transfer = $state.raw<Transfer | null>(null);
  sending = $state.raw<readonly Deed[]>([]);
  sightAt = $state(0);
  /** The number of the entry that the sight came with; entries that came without one are not in it yet. */
  sightNumber = $state(0);
  curtainOpen = $state(!settings.curtain);
  /** How often the curtain has fallen: whatever was made of the hand before belongs to the memory of another one. */
  falls = $state(0);
  /** What the board is still showing of what has happened. */
  readonly showing = new Showing();

  readonly person = $derived(this.table?.persons.find(({ person }) => person === this.you));
  readonly seat = $derived(this.person?.seat ?? null);
  readonly isHost = $derived(this.person?.host ?? false);
  /** The code of the game that is shown, else of the one that is chosen; empty before anything is told. */
  readonly game = $derived(this.sight?.game ?? this.table?.settings.game ?? '');
  /** What I must answer, else what I may. */
  readonly asked = $derived<Asked | undefined>(this.sight?.asked.find(({ must }) => must) ?? this.sight?.asked[0]);
  /** The entries of the running or last match. */
  readonly matchLog = $derived(this.log.slice(this.log.findLastIndex(({ kind }) => kind === 'started') + 1));

  private number = 0;
  private readonly outbox = new Outbox();
  private readonly watchers = new Set<Watcher>();
  private readonly link: Line;

  constructor(readonly code: string, readonly token: string | null, line = online) {
    const greeting = { code, token, since: () => this.number, open: () => (this.curtainOpen ? null : []) };
    const state = (now: LinkState, retryAt: number): void => {
      this.linkState = now;
      this.retryAt = retryAt;
    };
    mutedAt(code);
    this.link = line(greeting, { message: (message) => this.hear(message), state });
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  do(wanted: Wanted): void {
    const deed = { ...wanted, id: newId() } as Deed;
    if (this.table && deed.type === 'ready') keepRandom(this.table, deed.ready === false ? null : deed.random);
    if (this.table && deed.type === 'stand') keepRandom(this.table, null);
    this.outbox.add(deed);
    this.sending = this.outbox.list();
    this.link.send(deed);
  }

  /** Answers the question that is open now; a second answer to the same one is not sent. */
  act(asked: Asked, choices: readonly Choice[]): void {
    if (!this.isSending(asked)) this.do({ type: 'act', seat: asked.seat, question: asked.question, choices });
  }

  isSending(asked: Asked | undefined): boolean {
    return this.sending.some((deed) => deed.type === 'act' && deed.question === asked?.question && deed.seat === asked?.seat);
  }

  isDoing(type: Deed['type']): boolean {
    return this.sending.some((deed) => deed.type === type);
  }

  /** A shut curtain shuts the seats too, so that nothing secret even reaches this device. */
  setCurtain(open: boolean): void {
    if (this.curtainOpen === open || this.seat === null) return;
    this.curtainOpen = open;
    if (!open) this.closeSecrets();
    const sent = this.link.send({ type: 'open', seats: open ? [this.seat] : [] });
    // A greeting that is under way says how the curtain was.
    if (!sent && this.linkState !== 'shut') this.link.connect();
  }

  /** All that was told so far has been shown: where everybody relies on memory it is not told again. */
  seen(): void {
    this.link.send({ type: 'seen', number: this.number });
  }

  resync(): void {
    this.link.connect();
  }

  leave(): void {
    this.link.shut();
  }

  private closeSecrets(): void {
    const { sight, log } = this;
    this.falls += 1;
    this.openSeats = [];
    this.sight = sight && closedSight(sight);
    this.log = log.map(closedTold);
    // Once nothing that is shown reads it any more.
    if (sight === this.sight) return;
    setTimeout(() => {
      emptied(sight?.view);
      log.forEach(emptiedTold);
    });
  }

  private hear(came: FromServer): void {
    // What was sent before the server heard of the curtain still names cards.
    const message = this.curtainOpen ? came : closedMessage(came);
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.update(message);
      case 'done':
        return this.answered(message.id, message.number);
      case 'refused':
        return this.refused(message.id, message.code, message.clause);
      case 'presence':
        return this.present(message.persons);
      case 'transfer':
        this.transfer = message;
        return this.answered(message.id);
      case 'bye':
        return this.goodbye(message.reason);
    }
  }

  private welcome(message: Welcome): void {
    this.you = message.you;
    this.openSeats = message.open_seats;
    this.log = joined(this.log, message.log, this.number);
    this.shown(message.table);
    this.see(message.sight, message.number);
    this.number = message.number;
    this.shareUrl = message.share_url;
    this.bye = null;
    this.refusedAtDoor = null;
    for (const deed of this.outbox.fresh()) this.link.send(deed);
    this.sending = this.outbox.list();
  }

  private update(message: Update): void {
    const { number } = message.told;
    if (number <= this.number) return;
    if (number !== this.number + 1) return this.resync();
    for (const watcher of this.watchers) watcher.before?.(message);
    this.number = number;
    this.log = [...this.log, message.told];
    if (message.table) this.shown(message.table);
    if (message.sight) this.see(message.sight, number);
    for (const watcher of this.watchers) watcher.after?.(message);
  }

  private shown(table: Table): void {
    this.table = table;
    keepSeal(table, this.log.findLast(({ kind, person }) => kind === 'ready' && person === this.you)?.number);
  }

  private see(sight: Sight | null, number: number): void {
    this.sight = sight;
    this.sightNumber = number;
    this.sightAt = Date.now();
  }

  private answered(id: string, number?: number): void {
    const deed = this.outbox.take(id);
    if (deed?.type === 'ready' && number !== undefined) keepNumber(deed.random, number);
    this.sending = this.outbox.list();
  }

  private refused(id: string | null, code: string, clause: string): void {
    const deed = id === null ? undefined : this.outbox.take(id);
    this.sending = this.outbox.list();
    if (!this.table) {
      this.refusedAtDoor = code;
      this.link.shut();
      return;
    }
    for (const watcher of this.watchers) watcher.refused?.(code, clause, deed);
    if (code === 'closed' || code === 'changed') this.link.probe();
  }

  private present(persons: Record<string, Person['presence']>): void {
    if (!this.table) return;
    const now = this.table.persons.map((one) => ({ ...one, presence: persons[String(one.person)] ?? one.presence }));
    this.table = { ...this.table, persons: now };
  }

  private goodbye(reason: string): void {
    if (reason === 'restarting') return;
    this.bye = reason;
    this.link.shut();
  }
}
