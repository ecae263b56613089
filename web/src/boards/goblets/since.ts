/** What others have done, and said aloud, since one was last asked: read at the moment of decision, public in all of it. */
import type { Event } from '../../protocol/games/goblets';
import type { Told } from '../../protocol/generated';
import { eventsOf } from './reading';
import { ROTATIONS } from './telling';

/** One thing that somebody did, as short as a sign and a word. */
export interface Deed {
  key: string;
  seat: number;
  /** Of the words `since.did`. */
  code: string;
  /** The goblets it was done to, by coaster. */
  coasters: readonly number[];
  /** Before which houses they stood; a rotation moves them all. */
  places: readonly number[] | 'all';
}

/** Whether the goblet that stands before a house was touched. */
export const touches = ({ places }: Pick<Deed, 'places'>, house: number | null): boolean => house !== null && (places === 'all' || places.includes(house));

/** In signs; what happened while all looked away names no coasters, which may have changed. */
function shortly(event: Event): Omit<Deed, 'key'> | undefined {
  switch (event.type) {
    case 'poured':
      return { seat: event.seat, code: event.count > 1 ? 'poured_two' : 'poured', coasters: [event.coaster], places: [event.place] };
    case 'peeked':
    case 'took_back':
      return { seat: event.seat, code: event.type, coasters: [event.coaster], places: [event.place] };
    case 'swapped':
      return { seat: event.seat, code: 'swapped', coasters: [event.coaster, event.other_coaster], places: [event.place, event.other_place] };
    case 'rotated':
      return { seat: event.seat, code: ROTATIONS[event.places] ?? 'rotated', coasters: [], places: 'all' };
    case 'passed':
    case 'called':
    case 'guarded':
    case 'blackmailed':
    case 'exchanged':
    case 'handed_over':
      return { seat: event.seat, code: event.type, coasters: [], places: [] };
    case 'looked_away':
      return { seat: event.seat, code: event.type, coasters: [], places: [event.place, event.other_place] };
    default:
      return undefined;
  }
}

/** Said for all to hear. */
export const isSaid = ({ kind, to }: Told): boolean => kind === 'claim' && to === null;
const isDeed = ({ kind, events }: Told): boolean => kind === 'acted' && (events as Event[]).some((event) => shortly(event) !== undefined);

export interface Since {
  entries: readonly Told[];
  /** One has not acted in this course before. */
  isFirst: boolean;
}

/**
 * The entries of others from one's own last turn on, within the running course. Between the two actions of a turn it
 * is what was to be read before the first: nothing has happened since.
 */
export function sinceOwn(log: readonly Told[], seat: number): Since {
  const course = log.slice(log.findLastIndex((told) => eventsOf(told).some(({ type }) => type === 'course')) + 1);
  const others = course.findLastIndex((told) => isDeed(told) && told.seat !== seat);
  const own = course.slice(0, Math.max(others, 0)).findLastIndex((told) => isDeed(told) && told.seat === seat);
  const entries = course.slice(own + 1).filter((told) => told.seat !== seat && (isDeed(told) || isSaid(told)));
  return { entries, isFirst: own < 0 };
}

export function deedsOf(told: Told): readonly Deed[] {
  return eventsOf(told).flatMap((event, i) => {
    const deed = shortly(event);
    return deed ? [{ ...deed, key: `${told.number}.${i}` }] : [];
  });
}
