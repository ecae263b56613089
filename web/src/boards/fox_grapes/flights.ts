/**
 * What moves when something happens. The state has already changed; this only shows how it came about.
 * Cards that are turned up wait their turn where they lay, and are told one after another, also while the table
 * goes on; a tap anywhere lets everything land.
 */
import { tick } from 'svelte';
import { token } from '../../art/fox_grapes';
import { cardFace } from '../../art/fox_grapes/cards';
import { calm, fly, land, place } from '../../flight';
import type { Acted, Declared, Event, Placed } from '../../protocol/games/fox-grapes';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { eventsOf } from './reading';
import { backAs, lying, Resting, type Lying } from './resting';
import { cardWord } from './sentences';

type Before = Map<string, Lying>;

/** More than this many reveals behind, the picture is no help any more. */
const FAR_BEHIND = 12;

export function animate(room: Room, board: HTMLElement): () => void {
  const told = new Reveals(room, board);
  let before: Before = new Map();
  const unwatch = room.watch({
    before: () => void (before = lying(board)),
    after: (update) => {
      const events = eventsOf(update.told);
      const own = room.seat;
      void tick().then(() => {
        for (const event of events) {
          if (event.type === 'placed') lay(event, own, before, board);
          else if (event.type === 'declared') call(event, before, board);
        }
        told.add(events, before);
      });
    },
  });
  const skip = (): void => told.skip();
  document.addEventListener('pointerdown', skip);
  return () => {
    unwatch();
    document.removeEventListener('pointerdown', skip);
    told.skip();
  };
}

function lay(event: Placed, own: number | null, before: Before, board: HTMLElement): void {
  const goal = board.querySelector(`[data-laid="${event.seat}.${event.place}"]`);
  const hand = event.seat === own && event.card.truth ? before.get(`hand ${event.card.truth}`) : undefined;
  const from = hand ?? before.get(`mark ${event.seat}`);
  play('slide');
  if (goal && from) void fly({ from: from.rect, to: goal, picture: backAs(event.claim) });
}

/** The declaration card comes from whoever calls. */
function call(event: Declared, before: Before, board: HTMLElement): void {
  const goal = board.querySelector(`[data-call="${event.owner}.${event.place}"]`);
  const from = before.get(`mark ${event.seat}`);
  play('tap');
  if (goal && from) void fly({ from: from.rect, to: goal, picture: goal.innerHTML });
}

/** Everything from the reveal on, one after another. */
class Reveals {
  private readonly waiting: { event: Event; rest?: Resting }[] = [];
  private running = false;
  private skips = 0;

  constructor(private readonly room: Room, private readonly board: HTMLElement) {}

  add(events: readonly Event[], before: Before): void {
    const cards = events.filter(({ type }) => type === 'opened' || type === 'opened_alone').length;
    const steps = [...this.board.querySelectorAll('[data-turned]')].slice(-cards || undefined);
    for (const event of events) this.waiting.push({ event, rest: restOf(event, before, steps) });
    if (this.waiting.length > FAR_BEHIND + events.length || document.hidden) this.skip();
    if (!this.running) void this.run();
  }

  /** Nothing waits for a picture. */
  skip(): void {
    this.skips += 1;
    for (const { rest } of this.waiting.splice(0)) rest?.end();
    land();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.show(next.event, next.rest);
    this.running = false;
  }

  private async show(event: Event, rest?: Resting): Promise<void> {
    switch (event.type) {
      case 'opened':
        return this.turnUp(event.card, event.taker, rest);
      case 'opened_alone':
        return this.turnUp(event.card, event.fate === 'taken' ? event.seat : null, rest, event.fate === 'removed');
      case 'acted':
        return this.act(event);
      case 'pushed':
        return this.move('sour', place(this.board.querySelector(`[data-mark="${event.seat}"]`)), event.to);
      case 'ended':
        return this.finish(event.scores);
    }
  }

  private pile(seat: number, kind: string): Element | null {
    return this.board.querySelector(`[data-seat="${seat}"] [data-pile="${kind}"]`);
  }

  /** A card turns over where it lay, is looked at, and goes to whoever takes it. */
  private async turnUp(card: 'sweet' | 'sour' | 'fox', taker: number | null, rest?: Resting, removed = false): Promise<void> {
    if (!rest) return;
    const skips = this.skips;
    const { rect, claim } = rest.lay;
    const face = cardFace(card, cardWord(card));
    rest.end();
    play('flip');
    if (!calm()) await fly({ from: rect, to: rect, picture: backAs(claim), turnsInto: face, ms: 760 });
    if (skips !== this.skips) return;
    const goal = taker === null ? (removed ? this.board.querySelector('[data-removed]') : null) : this.pile(taker, card);
    if (goal) await fly({ from: rect, to: goal, picture: face });
    if (taker !== null) play('take');
  }

  /** What a fox moves: sour grapes away from its holder, or sweet ones to him. */
  private async act({ seat, counterpart, deed }: Acted): Promise<void> {
    if (counterpart === null || (deed !== 'push' && deed !== 'steal')) return;
    const kind = deed === 'push' ? 'sour' : 'sweet';
    const [giver, receiver] = deed === 'push' ? [seat, counterpart] : [counterpart, seat];
    await this.move(kind, place(this.pile(giver, kind)), receiver);
  }

  private async move(kind: 'sour' | 'sweet', from: DOMRect | null, receiver: number): Promise<void> {
    const goal = this.pile(receiver, kind);
    play('slide');
    if (goal && from) await fly({ from, to: goal, picture: token(kind), ms: 700 });
    play('take');
  }

  private finish(scores: readonly number[]): void {
    const { seat } = this.room;
    if (seat !== null) play(scores[seat] === Math.max(...scores) ? 'win' : 'lose');
  }
}

function restOf(event: Event, before: Before, steps: Element[]): Resting | undefined {
  if (calm() || (event.type !== 'opened' && event.type !== 'opened_alone')) return undefined;
  const lay = before.get(event.type === 'opened' ? `laid ${event.owner}.${event.place}` : `laid ${event.seat}.0`);
  const step = steps.shift();
  return lay && new Resting(lay, step);
}
