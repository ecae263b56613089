/** Whom this person does not want to hear at a table; known to nobody else, and kept on this device. */
import { SvelteSet } from 'svelte/reactivity';
import { read, write } from '../settings';

const WHERE = 'yomiai.muted';
/** Persons of the table that the page is at. */
export const muted = new SvelteSet<number>();
let table = '';

interface Kept {
  code: string;
  persons: number[];
}

/** Called at each table one comes to: the same number is somebody else at another. The last table is remembered. */
export function mutedAt(code: string): void {
  if (code === table) return;
  table = code;
  muted.clear();
  const kept = read(WHERE, null) as Partial<Kept> | null;
  if (kept?.code !== code || !Array.isArray(kept.persons)) return;
  for (const person of kept.persons) if (typeof person === 'number') muted.add(person);
}

export function toggleMuted(person: number): void {
  if (!muted.delete(person)) muted.add(person);
  write(WHERE, { code: table, persons: [...muted] } satisfies Kept);
}
