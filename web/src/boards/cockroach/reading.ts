/** The portrait of a match as the board needs it. */
import { type Kind, KINDS } from '../../art/creatures';
import type { Event, Judged, Lost, Portrait } from '../../protocol/games/cockroach';
import type { Sight, Told, Update } from '../../protocol/generated';

export interface Pile {
  kind: Kind;
  count: number;
  /** So many lose: with the one or those that are nearest to it. Of a kind that alone is missing, so many kinds. */
  of?: number;
  /** One more of this kind loses. */
  isLast?: boolean;
}

export function portraitOf(sight: Sight): Portrait {
  return sight.view as Portrait;
}

export function eventsOf(told: Told): readonly Event[] {
  return told.events as readonly Event[];
}

/** A card turned up stays to be read. */
export const turnsUp = ({ told }: Update): boolean => eventsOf(told).some(({ type }) => type === 'judged');

/** Kinds that are there at all, in the rulebook's order. */
export function piles(counts: readonly number[]): Pile[] {
  return KINDS.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

/** Fewer than this of one kind are not worth a warning. */
const FIRST_SIGN = 2;

/** What lies open before a seat, with how near to losing the nearest of it is (C-21, C-27, C-32). */
export function openPiles({ places, limit, eight_kinds }: Portrait, seat: number): Pile[] {
  const counts = places[seat]?.table ?? [];
  const most = Math.max(FIRST_SIGN, ...counts);
  const open = piles(counts).map((pile) => (pile.count < most ? pile : { ...pile, of: limit, isLast: pile.count === limit - 1 }));
  const missing = KINDS.filter((_, i) => !counts[i]);
  const [kind] = missing;
  if (!eight_kinds || missing.length > 1 || kind === undefined) return open;
  return [...open, { kind, count: 0, of: KINDS.length, isLast: true }];
}

/** The piles that one more card would end. */
export function dangers(portrait: Portrait, seat: number): Pile[] {
  return openPiles(portrait, seat).filter(({ isLast }) => isLast);
}

/** The judgement that still lies on the table: nobody has slid a card since. */
export function lastJudged(log: readonly Told[]): Judged | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const events = eventsOf(log[i]!);
    const judged = events.find((event): event is Judged => event.type === 'judged');
    if (judged) return judged;
    if (events.some(({ type }) => type === 'offered' || type === 'dealt')) return undefined;
  }
  return undefined;
}

/** Who has claimed what of the card under way, in order. */
export function claims(log: readonly Told[]): { giver: number; receiver: number; claim: Kind }[] {
  const events = log.flatMap(eventsOf);
  const start = events.findLastIndex(({ type }) => type === 'offered');
  if (start < 0) return [];
  return events.slice(start).flatMap((event) => (event.type === 'offered' || event.type === 'passed' ? [event] : []));
}

/** Who has seen the card under way: who offered it from his hand, and whoever looked (C-15). */
export function seers(log: readonly Told[]): number[] {
  const events = log.flatMap(eventsOf);
  const start = events.findLastIndex(({ type }) => type === 'offered');
  return events.slice(Math.max(start, 0)).flatMap((event) => (event.type === 'offered' ? [event.giver] : event.type === 'looked' ? [event.seat] : []));
}

export function isKind(code: string): code is Kind {
  return (KINDS as readonly string[]).includes(code);
}

/** The pile that a lost match was lost with, as far as the story tells of it: what was taken last, and how often it was. */
export function losing(lost: Lost, story: readonly Told[]): Pile | undefined {
  const at = story.findIndex(({ events }) => events.includes(lost));
  const start = story.slice(0, at + 1).findLastIndex(({ kind }) => kind === 'started');
  const lying = story.slice(Math.max(start, 0), at + 1).flatMap(eventsOf).flatMap(lies).filter(({ seat }) => seat === lost.seat);
  const kind = lying.at(-1)?.kind;
  return kind && { kind, count: lying.filter((one) => one.kind === kind).length };
}

/** A card that comes to lie before somebody. */
function lies(event: Event): { seat: number; kind: Kind }[] {
  if (event.type === 'judged') return [{ seat: event.taker, kind: event.card }];
  return event.type === 'turned_up' ? [{ seat: event.seat, kind: event.card }] : [];
}
