/** Whom this person does not want to hear; known to nobody else, and forgotten with the page. */
import { SvelteSet } from 'svelte/reactivity';

export const muted = new SvelteSet<number>();

export function toggleMuted(person: number): void {
  if (!muted.delete(person)) muted.add(person);
}
