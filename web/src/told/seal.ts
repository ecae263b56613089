/** The promise about the shuffle: kept while the match runs, compared when it is opened. */
import type { Table } from '../protocol/generated';
import { read, write } from '../settings';
import { sha256 } from './sha256';

const WHERE = 'yomiai.seal';
const WHERE_RANDOM = 'yomiai.random';

interface Kept {
  match: string;
  seal: string;
  /** What this device itself gave to the shuffle. */
  random: string | null;
}

interface Given {
  seal: string;
  random: string | null;
  /** The entry that made it count, once the server has said so. */
  number: number | null;
}

/** A code of the page's words: end.<verdict>. */
export type Verdict = 'fair' | 'fair_seal' | 'unfair' | 'unfair_random';

const nameOf = (table: Table): string => `${table.code}/${table.match}`;

/** Called when a person is ready, with the random number he gives; null takes it back. */
export function keepRandom(table: Table, random: string | null): void {
  if (table.commitment) write(WHERE_RANDOM, { seal: table.commitment, random, number: null } satisfies Given);
}

/** Called when the server has stored that this person is ready with that number. */
export function keepNumber(random: string, number: number): void {
  const given = read(WHERE_RANDOM, null) as Given | null;
  if (given?.random === random) write(WHERE_RANDOM, { ...given, number } satisfies Given);
}

/**
 * Called with every new table: the seal must be known before it is opened. Only the last time that this person
 * was ready counts, and that may have been on another device, with a number that this one does not know.
 */
export function keepSeal(table: Table, lastReady: number | undefined): void {
  if (table.status !== 'playing' || !table.commitment) return;
  // A number belongs to the seal it was given for; the next match has another one.
  const given = read(WHERE_RANDOM, null) as Partial<Given> | null;
  const counts = given?.seal === table.commitment && given.number === lastReady;
  const random = (counts && given.random) || null;
  write(WHERE, { match: nameOf(table), seal: table.commitment, random } satisfies Kept);
}

/** Whether what was opened fits what was promised and given; undefined when this device did not see the promise. */
export function verdict(table: Table): Verdict | undefined {
  const kept = read(WHERE, null) as Partial<Kept> | null;
  if (!table.opened || kept?.match !== nameOf(table)) return undefined;
  const found = /secret=([0-9a-f]{64}) salt=([0-9a-f]{64}) randoms=(\S*)/.exec(table.opened);
  if (!found) return undefined;
  const [, secret = '', salt = '', randoms = ''] = found;
  if (sha256(bytesOf(secret + salt)) !== kept.seal) return 'unfair';
  if (!kept.random) return 'fair_seal';
  return randoms.split(',').includes(kept.random) ? 'fair' : 'unfair_random';
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
