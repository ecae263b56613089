/** The portrait of a match as the board needs it. */
import { type Kind, KINDS } from '../../art/fox_grapes';
import type { Acted, Event, Laid, Place, Portrait } from '../../protocol/games/fox-grapes';
import type { Sight, Told } from '../../protocol/generated';
import type { Room } from '../../told/room.svelte';

export interface Pile {
  kind: Kind;
  count: number;
}

/** A card turned up in this round, where it went, and what a fox then did. */
export interface Turned {
  card: Kind;
  owner: number;
  /** Who called it what; a stuck player's own card was called nothing. */
  call?: { seat: number; says: Kind };
  /** Nobody when the card is out of the game, or not yet handed over. */
  taker: number | null;
  deed?: Acted;
}

export const portraitOf = (sight: Sight): Portrait => sight.view as Portrait;

export function eventsOf(told: Told): readonly Event[] {
  return told.events as readonly Event[];
}

export function isKind(code: string): code is Kind {
  return (KINDS as readonly string[]).includes(code);
}

/** What lies open before a seat, always the three kinds in the rulebook's order. */
export function openPiles({ sweet, sour, foxes }: Place): Pile[] {
  return [
    { kind: 'sweet', count: sweet },
    { kind: 'sour', count: sour },
    { kind: 'fox', count: foxes },
  ];
}

export function handPiles(counts: readonly number[]): Pile[] {
  return KINDS.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

/** With a true minus, as wide as a plus. */
export const signed = (score: number): string => String(score).replace('-', '−');

/** The other one of two players. */
export function opponent(portrait: Portrait, seat: number | null): number | undefined {
  return portrait.places.length === 2 && seat !== null ? 1 - seat : undefined;
}

/** The card a seat has on the table when it lays one a round. */
export function cardOf(portrait: Portrait, seat: number): Laid | undefined {
  return portrait.places[seat]?.laid[0] ?? undefined;
}

/** What has been told together with how matters stand, and seen: no card is spoken of before it lies face up. */
export function seen({ matchLog, sightNumber, showing }: Room, told: readonly Event[]): readonly Event[] {
  return [...showing.seen(matchLog).filter(({ number }) => number <= sightNumber).flatMap(eventsOf), ...told];
}

/** What has been turned up last: it stays to be looked at until somebody calls a card again. */
export function turned(events: readonly Event[]): Turned[] {
  let found: Turned[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.type === 'declared') found = [];
    else if (event.type === 'opened') found.push({ card: event.card, owner: event.owner, call: { seat: event.seat, says: event.says }, taker: event.taker });
    else if (event.type === 'opened_alone') found.push({ card: event.card, owner: event.seat, taker: event.fate === 'taken' ? event.seat : null });
    else if (event.type === 'acted' && last) last.deed = event;
    else if (event.type === 'pushed' && last) last.taker = event.to;
  }
  return found;
}

export interface Habits {
  /** How many of the own announcements were true. */
  honest: number;
  announced: number;
  /** How many of the called cards were what one said. */
  guessed: number;
  called: number;
}

/** How everybody played, from what has been turned up. */
export function habits(log: readonly Told[], players: number): Habits[] {
  const all = Array.from({ length: players }, () => ({ honest: 0, announced: 0, guessed: 0, called: 0 }));
  const claims = new Map<string, Kind>();
  const announced = (owner: number, claim: Kind | undefined, card: Kind): void => {
    const habit = all[owner]!;
    habit.announced += 1;
    if (claim === card) habit.honest += 1;
  };
  for (const event of log.flatMap(eventsOf)) {
    if (event.type === 'placed') claims.set(`${event.seat}.${event.place}`, event.claim);
    else if (event.type === 'opened_alone') announced(event.seat, event.claim, event.card);
    else if (event.type === 'opened') {
      announced(event.owner, claims.get(`${event.owner}.${event.place}`), event.card);
      const caller = all[event.seat]!;
      caller.called += 1;
      if (event.says === event.card) caller.guessed += 1;
    }
  }
  return all;
}

export interface Ranked {
  seat: number;
  rank: number;
  /** What put it before the next one, who has as many points. */
  by?: 'fox' | 'sweet';
}

function decided(one: Place, next: Place | undefined): Ranked['by'] {
  if (one.score !== next?.score) return undefined;
  if (one.foxes !== next.foxes) return 'fox';
  return one.sweet === next.sweet ? undefined : 'sweet';
}

/** Seats by what decides the match, best first: points, then foxes, then sweet grapes (F-48 … F-50); equals share a rank. */
export function ranking(places: readonly Place[]): Ranked[] {
  const better = (one: Place, other: Place): number => other.score - one.score || other.foxes - one.foxes || other.sweet - one.sweet;
  const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => better(one.place, other.place));
  const rank = (place: Place): number => 1 + order.filter((other) => better(other.place, place) < 0).length;
  return order.map(({ place, seat }, i) => ({ seat, rank: rank(place), by: decided(place, order[i + 1]?.place) }));
}
