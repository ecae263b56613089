/** Whether an entry told its reader a secret that is new to him: then he wants time to read it. */
import type { Choice, Told } from '../protocol/generated';

/** Every secret in it that is open. */
function truths(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'truth' in value ? [value.truth] : [];
  return [...own, ...Object.values(value).flatMap(truths)];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [String(value)];
}

/** `answer`: what he chose himself. `view`: what lay before him until then; what he saw there is no news. */
export function teaches(told: Told, answer: readonly Choice[], view: unknown): boolean {
  const chosen = new Set(leaves(answer));
  const known = new Set(truths(view).map((truth) => JSON.stringify(truth)));
  return told.events.flatMap(truths).some((truth) => !known.has(JSON.stringify(truth)) && leaves(truth).some((leaf) => !chosen.has(leaf)));
}
