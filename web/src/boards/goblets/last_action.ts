/**
 * The last action before goblets are opened: the table as it stood after it, and the story up to it. Both are made
 * from what was shown before and from what was told, for the state has gone on to the count, or to the next course.
 */
import type { Event, Portrait } from '../../protocol/games/goblets';
import type { Told } from '../../protocol/generated';
import { eventsOf, houseOf } from './reading';

export interface LastAction {
  portrait: Portrait;
  /** Ends with the action: nothing of what was in the goblets. */
  log: readonly Told[];
  /** How many goblets are opened next. */
  drinks: number;
}

const COUNTED = new Set<Event['type']>(['scored', 'won_course']);

/** Whether a toast has just been drunk to its end. */
export function isCounted(events: readonly Event[]): boolean {
  return events.some(({ type }) => COUNTED.has(type));
}

/** before: as the table stood, and log: the story up to it, when this was told. */
export function lastAction(before: Portrait, log: readonly Told[], told: Told): LastAction {
  const events = eventsOf(told);
  // In the middle goblets are drunk one by one, and the last of them is the last action.
  const end = before.mode === 'middle' ? events.findLastIndex(({ type }) => type === 'drank') + 1 : events.findIndex(({ type }) => type === 'drank');
  const seen = events.slice(0, Math.max(0, end));
  return {
    portrait: { ...stood(before, events, seen), actor: -1, turn: null, actions_left: 0 },
    log: [...log, { ...told, events: seen }],
    drinks: events.filter(({ type }) => type === 'drank').length,
  };
}

/** A goblet is drunk where it stands, whatever has moved it there. */
function stood(before: Portrait, events: readonly Event[], seen: readonly Event[]): Portrait {
  const goblets = [...before.goblets];
  const houses = [...before.houses];
  for (const event of events) {
    const goblet = event.type === 'drank' ? goblets[event.place] : undefined;
    if (event.type === 'drank' && goblet) goblets[event.place] = { ...goblet, coaster: event.coaster, gone: seen.includes(event) };
  }
  for (const event of seen) {
    const house = event.type === 'poured' ? houseOf(before, event.seat) : null;
    if (event.type === 'poured' && house !== null) houses[house] = { ...houses[house]!, token_count: houses[house]!.token_count - event.count };
  }
  return { ...before, goblets, houses };
}
