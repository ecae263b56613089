/** The portrait and the log of a match as the board needs them. */
import { type Kind, KINDS, TOFU } from '../../art/tofu/kinds';
import type { Bought, Event, Kept, NotPlaced, Place, Placed, Portrait, ShopClosed, Sold, SoldInitial } from '../../protocol/games/tofu';
import type { Asked, Sight, Told, Update } from '../../protocol/generated';
import type { Step } from '../../told/standing.svelte';

const NOBODY = -1;

export interface Pile {
  kind: Kind;
  count: number;
}

export function portraitOf(sight: Sight): Portrait {
  return sight.view as Portrait;
}

export function eventsOf(told: Told): readonly Event[] {
  return told.events as readonly Event[];
}

/** Kinds that are there at all, in the rulebook's order. */
export function piles(counts: readonly number[]): Pile[] {
  return KINDS.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

export function isKind(code: string): code is Kind {
  return (KINDS as readonly string[]).includes(code);
}

/** How many beans a seat has, as far as these eyes know. */
export function beansOf(place: Place | undefined): number | undefined {
  return (place?.beans ?? place?.purse.truth)?.count;
}

/** The entries since the card on offer was drawn; the first card is drawn as the match starts, before all of them. */
function auction(log: readonly Told[]): readonly Told[] {
  return log.slice(log.findLastIndex((told) => eventsOf(told).some(({ type }) => type === 'drew')) + 1);
}

/** What the dealer said of the card on offer: codes of printed words, or his own. */
export function saidWords(log: readonly Told[]): readonly string[] {
  return auction(log).findLast((told) => eventsOf(told).some(({ type }) => type === 'reported'))?.words ?? [];
}

export type Bid = { is: 'passed' } | { is: 'priced' | 'offered'; price: number };

/** What each seat last did in this auction. */
export function bids(log: readonly Told[]): Map<number, Bid> {
  const last = new Map<number, Bid>();
  for (const event of auction(log).flatMap(eventsOf)) {
    if (event.type === 'passed') last.set(event.seat, { is: 'passed' });
    if (event.type === 'priced' || event.type === 'offered') last.set(event.seat, { is: event.type, price: event.price });
  }
  return last;
}

export type Sale = Bought | Kept;
/** What lies on the counter between two cards on offer. */
export type Counter = Sale | Placed | NotPlaced | ShopClosed;

/** The last card that was sold. */
export function lastSale(log: readonly Told[]): Sale | undefined {
  const events = log.flatMap(eventsOf);
  return events.findLast((event): event is Sale => event.type === 'bought' || event.type === 'kept');
}

const LIES = new Set<Event['type']>(['bought', 'kept', 'placed', 'not_placed', 'shop_closed']);

/** What lies on the counter while nothing is on offer, and is told until something is said of the next card. */
export function onCounter(log: readonly Told[]): Counter | undefined {
  return log.flatMap(eventsOf).findLast((event): event is Counter => LIES.has(event.type));
}

/** The last card sold to the bank while this card is on offer: it is beside everybody's turn, and easily missed. */
export function lastToBank(log: readonly Told[]): Sold | SoldInitial | undefined {
  return auction(log).flatMap(eventsOf).findLast((event): event is Sold | SoldInitial => event.type === 'sold' || event.type === 'sold_initial');
}

const isRead = ({ type }: Event): boolean => LIES.has(type) && type !== 'shop_closed';

/** A card that is sold stays to be read, and so does where the habanero goes. */
export const sells = ({ told }: Update): boolean => eventsOf(told).some(isRead);

/** The shop while a card that is sold is being read: it lies alone on the counter, and the next one is not drawn yet. */
export function asSold({ sight, before }: Step): Portrait {
  const now = portraitOf(sight);
  const then = before ? portraitOf(before) : now;
  const places = now.places.map((place, seat) => ({ ...place, initial: then.places[seat]!.initial, turned_up: then.places[seat]!.turned_up }));
  return { ...now, places, offer: null, actor: NOBODY, dealer: then.dealer, upper: then.upper, bottom: then.bottom, over: false };
}

/** The shop with the closing sign turned up: the initial cards still lie face down, one's own as one knows it. */
export function asClosed(sight: Sight): Portrait {
  const now = portraitOf(sight);
  const places = now.places.map((place) => (place.turned_up ? { ...place, initial: { eyes: 0, truth: place.turned_up }, turned_up: null } : place));
  return { ...now, places };
}

/** The story up to what is read. */
export function untilSold({ log, update: { told } }: Step): readonly Told[] {
  const events = eventsOf(told);
  return [...log.slice(0, -1), { ...told, events: events.slice(0, events.findLastIndex(isRead) + 1) }];
}

/** Whose cards were shown when they were sold, or whose owner remembers. */
export function soldInitial(place: Place | undefined): Kind | 'unknown' | undefined {
  if (!place || place.initial || place.turned_up) return undefined;
  return place.shown_initial ?? place.sold_initial?.truth ?? 'unknown';
}

/** The open question under which cards may be sold now: the own turn's, or the one beside another's turn. */
export function selling(asked: readonly Asked[]): { asked: Asked; codes: readonly string[] } | undefined {
  for (const one of asked) {
    const codes = (one.choices.questions[0]?.branches ?? []).flatMap(({ choice }) => (choice.is === 'word' && choice.code.startsWith('sell_') ? [choice.code] : []));
    if (codes.length > 0) return { asked: one, codes };
  }
  return undefined;
}

const PAYS = 3; // T-24
const PAYS_INITIAL = 4; // T-25

/** What the bank pays; with too little in it a sale is only offered where it pays what it has (TE-10). */
export function pays(code: string, bank: number): number {
  return Math.min(bank, code === 'sell_initial' ? PAYS_INITIAL : PAYS);
}

/** What the bank must have at least to buy something of this seat; undefined when it has nothing to sell. */
export function leastPaid(place: Place): number | undefined {
  if (place.under_habanero || piles(place.face_up).length > 0) return PAYS;
  return place.initial ? PAYS_INITIAL : undefined;
}

export interface Counted {
  /** Cards of each kind of tofu before condiments, the initial card among them. */
  tofu: Record<(typeof TOFU)[number], number>;
  hot: boolean;
  condiments: number;
  onOrdinary: number;
  onBad: number;
  /** What each kind is worth in the end: how many and how much each; bad ones their number squared. */
  excellent: number;
  ordinary: number;
  bad: number;
}

type Used = Pick<Extract<Event, { type: 'scored' }>, 'on_ordinary' | 'on_bad'>;

/** How the points of a seat come about (T-27 to T-40). Undefined when the story does not tell where the condiments went. */
export function counted(place: Place, used: Used | undefined): Counted | undefined {
  if (!used) return undefined;
  const turned = place.turned_up;
  const have = (kind: Kind): number => (place.face_up[KINDS.indexOf(kind)] ?? 0) + (turned === kind ? 1 : 0);
  const tofu = { excellent: have('excellent'), ordinary: have('ordinary'), bad: have('bad') };
  const hot = place.under_habanero !== null;
  return {
    tofu,
    hot,
    condiments: have('condiment'),
    onOrdinary: used.on_ordinary,
    onBad: used.on_bad,
    excellent: tofu.excellent + used.on_ordinary,
    ordinary: tofu.ordinary - used.on_ordinary + used.on_bad,
    bad: tofu.bad - used.on_bad + (hot ? 1 : 0),
  };
}

export function scoredOf(log: readonly Told[], seat: number): Used | undefined {
  return log.flatMap(eventsOf).find((event): event is Extract<Event, { type: 'scored' }> => event.type === 'scored' && event.seat === seat);
}

export function knownInitial(event: SoldInitial): Kind | undefined {
  return event.shown ?? event.card.truth;
}
