/** The portrait of a match as the board needs it. */
import { faceOf } from '../../art/duet/cards';
import type { Event, Kind, Portrait, Trick } from '../../protocol/games/duet';
import type { Sight, Told } from '../../protocol/generated';
import type { Step } from '../../told/standing.svelte';

const NOBODY = -1;

export type End = 0 | 1;

export function portraitOf(sight: Sight): Portrait {
  return sight.view as Portrait;
}

export function eventsOf(told: Told): readonly Event[] {
  return told.events as readonly Event[];
}

const SUIT_ORDER = ['doves', 'roses', 'stars'];

function weight(card: Kind): number {
  const [suit = '', rank] = card.split('_');
  return SUIT_ORDER.indexOf(suit) * 100 + Number(rank);
}

/** A hand by suit, low cards first. */
export function sorted(hand: readonly Kind[]): Kind[] {
  return [...hand].sort((one, other) => weight(one) - weight(other));
}

const ENDS_A_TRICK = new Set<Event['type']>(['moved', 'strayed', 'ended']);
const isLead = (event: Event): boolean => event.type === 'played' && event.led;
const isOver = (log: readonly Told[]): boolean => log.some((told) => eventsOf(told).some(({ type }) => type === 'ended'));

/**
 * Whether this is about a trick that has been laid aside: its cards may not be looked through (D-34) until the match
 * is over. What was told last is still lying there.
 */
export function isAside(event: Event, story: readonly Told[]): boolean {
  const told = story.findLastIndex((one) => one.events.includes(event));
  const since = story.slice(told);
  if (told < 0 || since.some((one) => one.kind === 'started') || isOver(since)) return false;
  const lead = story.findLastIndex((one) => eventsOf(one).some(isLead));
  return told < lead || story.slice(told, -1).some(endsTrick);
}

/** Whether this ends a trick, so that its two cards are about to be laid aside. */
export function endsTrick(told: Told): boolean {
  return eventsOf(told).some(({ type }) => ENDS_A_TRICK.has(type));
}

/** The trick that was led last, as it lay there in the end. */
export function lastTrick(match: readonly Told[]): Trick | null {
  const events = match.flatMap(eventsOf);
  const of = events.slice(Math.max(0, events.findLastIndex(isLead)));
  const [led, followed] = of.filter((event) => event.type === 'played');
  if (!led) return null;
  return {
    leader: led.seat,
    led: led.card,
    followed: followed?.card ?? null,
    winner: of.find((event) => event.type === 'won')?.seat ?? null,
    ignored: of.flatMap((event) => (event.type === 'ignored' ? [event.card] : [])),
  };
}

/** How far a decided trick moves the team, or would. */
export function footprintsOf({ led, followed, ignored }: Trick): number | undefined {
  if (!followed) return undefined;
  return [led, followed].filter((card) => !ignored.includes(card)).reduce((sum, card) => sum + faceOf(card).footprints, 0);
}

/** The last walk of a team that is lost: over whose end, by how many footprints, and how many spaces lay before it. */
export interface Astray {
  toward: End;
  footprints: number;
  open: number;
  /** The place behind the end, where the forest is or the path was never. */
  place: number;
}

/** No event tells of it: it follows from the trick that still lies there, and from the way that its winner chose. */
export function astray(portrait: Portrait, story: readonly Told[]): Astray | undefined {
  const { reason, trick, forest } = portrait;
  if (reason !== 'lost_in_forest' || !trick || trick.winner === null) return undefined;
  const turned = ofTrick(story).flatMap(eventsOf).some((event) => event.type === 'directed' && event.way === 'partner');
  const toward = (turned ? 1 - trick.winner : trick.winner) as End;
  const end = ends(portrait)[toward];
  return { toward, footprints: footprintsOf(trick) ?? 0, open: Math.abs(end - forest.token), place: toward === 0 ? end - 1 : end + 1 };
}

/** What was told since the trick that lies there was led. */
export function ofTrick(match: readonly Told[]): readonly Told[] {
  return match.slice(Math.max(0, match.findLastIndex((told) => eventsOf(told).some(isLead))));
}

/**
 * The table while a decided trick is being read: nobody is at turn, and what comes of the trick is there already. A round
 * that begins with the same news is not shown yet.
 */
export function asDecided({ sight, update: { told }, before }: Step): Portrait {
  const now = portraitOf(sight);
  if (!endsTrick(told)) return now;
  const then = before ? portraitOf(before) : { ...now, tricks: now.tricks - 1 };
  const decided = { ...now, actor: NOBODY, tricks: then.tricks };
  if (!eventsOf(told).some(({ type }) => type === 'deals')) return decided;
  const { decree, trump, round, dealer, won, chairs } = then;
  return { ...decided, decree, trump, round, dealer, won, chairs: chairs.map((chair) => ({ ...chair, cards: 0, hand: { ...chair.hand, truth: [] } })) };
}

/** What the last entry with news said happened, for the line that stays on the table; the notice of a round says what changed for it. */
export function news(match: readonly Told[]): readonly Event[] {
  const last = match.findLast((told) => eventsOf(told).some(({ type }) => NEWS.has(type)));
  const told = last ? eventsOf(last) : [];
  const isNoticed = told.some((event) => event.type === 'deals' && event.round > 1);
  return told.filter(({ type }) => NEWS.has(type) && !(isNoticed && FOREST.has(type)));
}

const NEWS = new Set<Event['type']>(['won', 'moved', 'strayed', 'taken', 'added', 'laid', 'nothing_laid', 'deals', 'exchanged', 'swapped', 'declined', 'no_effect']);

/** A round after the first, as it begins. */
export interface RoundBegins {
  round: number;
  dealer: number;
  /** What was told from the end of the round before it on, to its deal. */
  story: readonly Event[];
}

const FOREST = new Set<Event['type']>(['added', 'laid', 'nothing_laid', 'turned_up']);

/** The round that the last entry begins; undefined when it begins none. */
export function roundBegins(match: readonly Told[]): RoundBegins | undefined {
  const told = match.at(-1);
  const deals = told ? eventsOf(told).find((event) => event.type === 'deals') : undefined;
  if (!deals || deals.round < 2) return undefined;
  const from = match.findLastIndex(endsTrick);
  return { round: deals.round, dealer: deals.dealer, story: match.slice(Math.max(from, 0)).flatMap(eventsOf) };
}

/** What changed for the next round: the forest, and the decree. */
export function between(story: readonly Event[]): readonly Event[] {
  return story.filter(({ type }) => FOREST.has(type));
}

/** The last open space at either end. */
export function ends({ forest }: Portrait): [number, number] {
  return [forest.spaces.findIndex(({ covered }) => !covered), forest.spaces.findLastIndex(({ covered }) => !covered)];
}

export function gems({ forest }: Portrait, from = 0, to = forest.spaces.length): number {
  return forest.spaces.slice(from, to).reduce((sum, space) => sum + space.gems, 0);
}

/** From the top of the picture to its bottom: the reader's own end, or seat 0's, lies at the bottom. */
export function fromTop(portrait: Portrait, seat: number | null): number[] {
  const places = portrait.forest.spaces.map((_, place) => place);
  return seat === 1 ? places : places.reverse();
}

export function bottomEnd(seat: number | null): End {
  return seat === 1 ? 1 : 0;
}
