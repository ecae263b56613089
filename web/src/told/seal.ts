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
}

/** A code of the page's words: end.<verdict>. */
export type Verdict = 'fair' | 'fair_seal' | 'unfair' | 'unfair_random';

const nameOf = (table: Table): string => `${table.code}/${table.match}`;

/** Called when a person is ready, with the random number he gives; null takes it back. */
export function keepRandom(table: Table, random: string | null): void {
  if (table.commitment) write(WHERE_RANDOM, { seal: table.commitment, random } satisfies Given);
}

/** Called with every new table: the seal must be known before it is opened. */
export function keepSeal(table: Table): void {
  if (table.status !== 'playing' || !table.commitment) return;
  // A number belongs to the seal it was given for; the next match has another one.
  const given = read(WHERE_RANDOM, null) as Partial<Given> | null;
  const random = (given?.seal === table.commitment && given.random) || null;
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
