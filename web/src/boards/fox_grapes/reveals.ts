/**
 * Everything from the reveal on is told one after another: a card turns over where it lay, is read, and goes to whoever
 * takes it. Where nothing flies all of it is there at once and stays written until somebody taps or acts.
 */
import { tick } from 'svelte';
import { token, type Kind } from '../../art/fox_grapes';
import { cardFace } from '../../art/fox_grapes/cards';
import { fly, land, place, still } from '../../flight';
import type { Acted, Event, Opened, OpenedAlone, Portrait } from '../../protocol/games/fox-grapes';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { teller } from '../../told/sentences';
import { backAs } from './lying';
import { unfolded } from './telling';
import type { Unfolding } from './unfolding.svelte';

/** More than this many reveals behind, the picture is no help any more. */
const FAR_BEHIND = 12;
const FLIP_MS = 760;
/** So long a card lies open before it goes, that one can read what it is. */
const READ_MS = 700;

export const isReveal = ({ type }: Event): boolean => ['opened', 'opened_alone', 'acted', 'pushed'].includes(type);

export class Reveals {
  private readonly waiting: Event[] = [];
  private running = false;
  private skips = 0;

  constructor(private readonly room: Room, private readonly board: HTMLElement, private readonly unfolding: Unfolding) {}

  /** Before the page draws the new state. */
  add(before: Portrait, events: readonly Event[], after: Portrait): void {
    const isStill = still() || document.hidden;
    if ((isStill && this.unfolding.isOn) || this.waiting.length > FAR_BEHIND) this.skip();
    if (events.some(isReveal) && isStill) this.unfolding.lines = events.flatMap((event) => this.line(event));
    else if (events.some(isReveal)) this.unfolding.begin(before, events, after);
    this.waiting.push(...(isStill ? events.filter(({ type }) => type === 'ended') : events));
    if (!this.running) void this.run();
  }

  /** Nothing waits for a picture, and what was written has been read. */
  skip(): void {
    this.skips += 1;
    this.waiting.length = 0;
    this.unfolding.end();
    this.unfolding.lines = [];
    land();
  }

  private line(event: Event): string[] {
    const line = unfolded(event, teller(this.room.table, this.room.seat));
    return line ? [line] : [];
  }

  private async run(): Promise<void> {
    this.running = true;
    await tick();
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.show(next);
    this.running = false;
    if (!this.unfolding.isOn) return;
    this.unfolding.end();
    this.unfolding.lines = [];
  }

  private async show(event: Event): Promise<void> {
    if (event.type === 'ended') return this.finish(event.scores);
    const skips = this.skips;
    if (isReveal(event)) this.unfolding.lines = this.line(event);
    await this.move(event);
    if (skips !== this.skips) return;
    this.unfolding.settle(event);
    await tick();
  }

  private async move(event: Event): Promise<void> {
    switch (event.type) {
      case 'opened':
        return this.turnUp(event, event.owner, event.place, this.pile(event.taker, event.card));
      case 'opened_alone':
        return this.turnUp(event, event.seat, 0, event.fate === 'taken' ? this.pile(event.seat, event.card) : event.fate === 'removed' ? this.board.querySelector('[data-removed]') : null);
      case 'acted':
        return this.act(event);
      case 'pushed':
        return this.hand('sour', place(this.board.querySelector(`[data-mark="${event.seat}"]`)), event.to);
    }
  }

  private pile(seat: number, kind: string): Element | null {
    return this.board.querySelector(`[data-seat="${seat}"] [data-pile="${kind}"]`);
  }

  private async turnUp({ card }: Opened | OpenedAlone, owner: number, at: number, goal: Element | null): Promise<void> {
    const from = place(this.board.querySelector(`[data-laid="${owner}.${at}"]`));
    const laid = this.unfolding.laid(owner, at);
    if (!from || !laid) return this.unfolding.lift(owner, at);
    const skips = this.skips;
    // A name is no more readable on a small card.
    const face = cardFace(card, '');
    play('flip');
    this.unfolding.lift(owner, at);
    await fly({ from, to: from, picture: backAs(laid.claim), turnsInto: face, ms: FLIP_MS });
    if (skips !== this.skips) return;
    await fly({ from, to: goal ?? from, picture: face, delay: READ_MS });
    if (goal) play('take');
  }

  /** What a fox moves: sour grapes away from its holder, or sweet ones to him. */
  private async act({ seat, counterpart, deed }: Acted): Promise<void> {
    if (counterpart === null || (deed !== 'push' && deed !== 'steal')) return;
    const kind = deed === 'push' ? 'sour' : 'sweet';
    const [giver, receiver] = deed === 'push' ? [seat, counterpart] : [counterpart, seat];
    await this.hand(kind, place(this.pile(giver, kind)), receiver);
  }

  private async hand(kind: Kind, from: DOMRect | null, receiver: number): Promise<void> {
    const goal = this.pile(receiver, kind);
    play('slide');
    if (goal && from) await fly({ from, to: goal, picture: token(kind), ms: 700, delay: READ_MS });
    play('take');
  }

  private finish(scores: readonly number[]): void {
    const { seat } = this.room;
    if (seat !== null) play(scores[seat] === Math.max(...scores) ? 'win' : 'lose');
  }
}
