/**
 * The table as it is shown while cards are being turned up: open cards and scores stay as they were until each card
 * has arrived. The state has changed long before; nothing here keeps anybody from answering. Where a card goes the
 * events say, and what it is worth there the portraits: nothing is reckoned here.
 */
import { KINDS, type Kind } from '../../art/fox_grapes';
import type { Event, Laid, Place, Portrait } from '../../protocol/games/fox-grapes';

const NOBODY = -1;
const PILES = { sweet: 'sweet', sour: 'sour', fox: 'foxes' } as const satisfies Record<Kind, keyof Place>;

function more(place: Place, kind: Kind, by: 1 | -1): Place {
  return { ...place, [PILES[kind]]: place[PILES[kind]] + by };
}

/** Whose cards an event moves. */
function touched(event: Event): number[] {
  switch (event.type) {
    case 'opened':
      return [event.taker];
    case 'opened_alone':
      return event.fate === 'taken' ? [event.seat] : [];
    case 'pushed':
      return [event.to];
    case 'acted':
      return event.counterpart === null ? [] : [event.seat, event.counterpart];
    default:
      return [];
  }
}

export class Unfolding {
  /** What the table shows of before; null as soon as all has been told. */
  private then = $state.raw<Portrait | null>(null);
  /** What has been turned up, in words: the last card while cards fly, all of them where nothing flies. */
  lines = $state.raw<readonly string[]>([]);
  /** What has been shown of it so far. */
  told = $state.raw<readonly Event[]>([]);
  /** Who has nothing to do, in a few words for his plate. */
  skipped = $state.raw<ReadonlyMap<number, string>>(new Map());

  /** The seats whose score has been reached with an event, since the same news has nothing more for them. */
  private readonly reached = new Map<Event, readonly { seat: number; score: number }[]>();

  readonly isOn = $derived(this.then !== null);

  /** The portrait with everything that has not been told yet taken back. */
  shown(now: Portrait): Portrait {
    const { then } = this;
    if (!then) return now;
    const places = then.places.map((place, seat) => ({ ...place, hand: now.places[seat]!.hand, cards: now.places[seat]!.cards }));
    const { round, starter, removed, aside } = then;
    // Who is asked next would tell where the fox went, and what was left over what the last cards are.
    return { ...now, phase: 'reveal', actor: NOBODY, round, starter, removed, aside, special: null, places };
  }

  /** The claim of a card that still lies there; undefined where none does. */
  laid(seat: number, place: number): Laid | undefined {
    return this.then?.places[seat]?.laid[place] ?? undefined;
  }

  begin(before: Portrait, events: readonly Event[], after: Portrait): void {
    this.then ??= before;
    events.forEach((event, i) => {
      const later = new Set(events.slice(i + 1).flatMap(touched));
      const last = touched(event).filter((seat) => !later.has(seat));
      this.reached.set(event, last.map((seat) => ({ seat, score: after.places[seat]!.score })));
    });
    for (const event of events) {
      if (event.type !== 'declared') continue;
      this.put(event.owner, event.place, (laid) => laid && { ...laid, declaration: event.says, declarer: event.seat });
      this.tell(event);
    }
  }

  /** A card leaves its place. */
  lift(seat: number, place: number): void {
    this.put(seat, place, () => null);
  }

  /** It has been seen, and may be spoken of. */
  tell(event: Event): void {
    if (!this.told.includes(event)) this.told = [...this.told, event];
  }

  /** What an event brought lies there now, and counts. */
  settle(event: Event): void {
    this.tell(event);
    this.lay(event);
    for (const { seat, score } of this.reached.get(event) ?? []) this.place(seat, (place) => ({ ...place, score }));
    this.reached.delete(event);
  }

  end(): void {
    this.then = null;
    this.told = [];
    this.skipped = new Map();
    this.reached.clear();
  }

  private lay(event: Event): void {
    switch (event.type) {
      case 'opened':
        return this.move(event.card, event.taker);
      case 'opened_alone':
        return event.fate === 'removed' ? this.remove(event.card) : event.fate === 'taken' ? this.move(event.card, event.seat) : undefined;
      case 'pushed':
        return this.move('sour', event.to);
      case 'acted':
        if (event.counterpart === null) return;
        if (event.deed === 'push') return this.move('sour', event.counterpart, event.seat);
        if (event.deed === 'steal') return this.move('sweet', event.seat, event.counterpart);
    }
  }

  private put(seat: number, place: number, change: (laid: Laid | null) => Laid | null): void {
    this.place(seat, (one) => ({ ...one, laid: one.laid.map((laid, i) => (i === place ? change(laid) : laid)) }));
  }

  private move(kind: Kind, to: number, from?: number): void {
    if (from !== undefined) this.place(from, (place) => more(place, kind, -1));
    this.place(to, (place) => more(place, kind, 1));
  }

  private remove(kind: Kind): void {
    if (!this.then) return;
    const removed = KINDS.map((one, i) => (this.then?.removed[i] ?? 0) + (one === kind ? 1 : 0));
    this.then = { ...this.then, removed };
  }

  private place(seat: number, change: (place: Place) => Place): void {
    const { then } = this;
    if (then) this.then = { ...then, places: then.places.map((place, i) => (i === seat ? change(place) : place)) };
  }
}
