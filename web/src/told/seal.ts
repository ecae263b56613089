/** The promise about the shuffle: kept while the match runs, compared when it is opened. */
import type { Table } from '../protocol/generated';
import { read, write } from '../settings';
import { sha256 } from './sha256';

const WHERE = 'yomiai.seal';

interface Kept {
  match: string;
  seal: string;
}

const nameOf = (table: Table): string => `${table.code}/${table.match}`;

/** Called with every new table: the seal must be known before it is opened. */
export function keepSeal(table: Table): void {
  if (table.status === 'playing' && table.commitment) write(WHERE, { match: nameOf(table), seal: table.commitment } satisfies Kept);
}

/** Whether what was opened fits what was promised; undefined when this device did not see the promise. */
export function isFair(table: Table): boolean | undefined {
  const kept = read(WHERE, null) as Partial<Kept> | null;
  if (!table.opened || kept?.match !== nameOf(table)) return undefined;
  const found = /secret=([0-9a-f]{64}) salt=([0-9a-f]{64})/.exec(table.opened);
  if (!found) return undefined;
  const hex = `${found[1]}${found[2]}`;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return sha256(bytes) === kept.seal;
}
