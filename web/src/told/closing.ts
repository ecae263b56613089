/**
 * Takes out of what came for a seat all that not everybody may see. The eyes on each secret say so, in every game;
 * a closed secret is the same record without its truth, as the server sends it to who only watches.
 */
import type { FromServer, Sight, Told } from '../protocol/generated';

interface Secret {
  eyes: number;
  truth?: unknown;
}

function isSecret(value: object): value is Secret {
  return typeof (value as Partial<Secret>).eyes === 'number';
}

const NOBODY = 0n;

/** The eyes of one seat; what is for nobody, or for others, stays shut. */
export const eyesOf = (seat: number): bigint => 1n << BigInt(seat);

export function closed(value: unknown, open = NOBODY): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((held) => closed(held, open));
  if (isSecret(value) && (BigInt(value.eyes) & open) === NOBODY) return { eyes: value.eyes };
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, closed(held, open)]));
}

/**
 * Takes the secrets out of what was told before, in place: a part of the page that is gone but that the browser
 * has not let go, as the button that was pressed last, may still hold it.
 */
export function emptied(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isSecret(value)) return Object.values(value).forEach(emptied);
  wipe(value.truth);
  delete value.truth;
}

/** The same for an entry: what was said to one alone is a secret without a box. */
export function emptiedTold(told: Told): void {
  emptied(told.events);
  if (told.to === null) return;
  wipe(told.choices);
  told.claim = null;
}

function wipe(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(wipe);
  for (const name of Object.keys(value)) Reflect.deleteProperty(value, name);
}

/** The match as a watcher sees it: no answers either, for they name cards. A match that is over has no secrets. */
export function closedSight(sight: Sight): Sight {
  return sight.actor < 0 ? sight : { ...sight, view: closed(sight.view), asked: [] };
}

/** What was said to one alone is to all others no more than that something was, as the server tells it to them. */
export function closedTold(told: Told): Told {
  if (told.to !== null) return { ...told, kind: 'confided', person: null, seat: null, claim: null, choices: [], to: null };
  return { ...told, events: told.events.map((event) => closed(event)) };
}

export function closedMessage(message: FromServer): FromServer {
  if (message.type === 'welcome') return { ...message, open_seats: [], sight: message.sight && closedSight(message.sight), log: message.log.map(closedTold) };
  if (message.type === 'update') return { ...message, told: closedTold(message.told), sight: message.sight && closedSight(message.sight) };
  return message;
}
