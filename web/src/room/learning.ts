/** Whether an entry told its reader a secret that he did not choose himself: then he wants time to read it. */
import type { Choice, Told } from '../protocol/generated';

function truths(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'truth' in value ? [value.truth] : [];
  return [...own, ...Object.values(value).flatMap(truths)];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [String(value)];
}

export function teaches(told: Told, answer: readonly Choice[]): boolean {
  const chosen = new Set(leaves(answer));
  return told.events.flatMap(truths).some((truth) => leaves(truth).some((leaf) => !chosen.has(leaf)));
}
