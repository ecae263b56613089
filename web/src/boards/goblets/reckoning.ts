/** A course that is over: who drank what, who lives, and what each point is for. */
import type { Drank, Event, OpenedGuess, OpenedLoyalty, OpenedTarget, Scored, WonCourse } from '../../protocol/games/goblets';
import type { Told } from '../../protocol/generated';
import { eventsOf } from './reading';

export interface Reckoning {
  /** Counted from 1. */
  course: number;
  drinks: readonly Drank[];
  targets: readonly { house: number; target: number }[];
  loyalties: readonly OpenedLoyalty[];
  guesses: readonly OpenedGuess[];
  scores: readonly Scored[];
  winner: WonCourse | undefined;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const all = <T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] => events.filter((event): event is Of<T> => event.type === type);

/** Target cards as they lay at the end: exchanged ones count as they were then. */
function targets(events: readonly Event[]): { house: number; target: number }[] {
  const now = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'targeted' && event.target) now.set(event.house, event.target.house);
    // Houses are seats wherever there are characters.
    if (event.type === 'exchanged') now.set(event.seat, event.target.house).set(event.other, event.other_target.house);
  }
  for (const { house, target } of all(events, 'opened_target') as OpenedTarget[]) now.set(house, target.house);
  return [...now].map(([house, target]) => ({ house, target }));
}

function reckoned(events: readonly Event[]): Reckoning {
  return {
    course: all(events, 'course')[0]?.course ?? 0,
    drinks: all(events, 'drank'),
    targets: targets(events),
    loyalties: all(events, 'opened_loyalty'),
    guesses: all(events, 'opened_guess'),
    scores: all(events, 'scored'),
    winner: all(events, 'won_course')[0],
  };
}

const isOver = (event: Event): boolean => event.type === 'scored' || event.type === 'won_course' || event.type === 'ended';

/** The last course that was counted, or undefined before the first one is. */
export function lastReckoning(log: readonly Told[]): Reckoning | undefined {
  const events = log.flatMap(eventsOf);
  const end = events.findLastIndex(isOver);
  if (end < 0) return undefined;
  const begin = events.slice(0, end).findLastIndex(({ type }) => type === 'course');
  const next = events.findIndex(({ type }, i) => i > end && type === 'course');
  return reckoned(events.slice(Math.max(begin, 0), next < 0 ? undefined : next));
}

type Gain = 'survival' | 'target' | 'bonus' | 'wine' | 'most_wine' | 'by_card' | 'rebellion';

/** What the points of a seat are made of, as codes of the words. */
export function gains(score: Scored, isPaired: boolean, isEachWine: boolean): { code: Gain; count: number }[] {
  const { survival, target, bonus, wine, by_card } = score;
  const last = isPaired ? 'rebellion' : 'by_card';
  const made = [['survival', survival], ['target', target], ['bonus', bonus], [isEachWine ? 'wine' : 'most_wine', wine], [last, by_card]] as const;
  return made.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count }));
}
