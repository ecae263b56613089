/** The log has no holes: a tail is joined on only where the numbers meet. */
import type { Told } from '../protocol/generated';

/** The log after a welcome: the tail joined on when it fits without a hole, else only what came. */
export function joined(had: readonly Told[], came: readonly Told[], since: number): readonly Told[] {
  const first = came[0]?.number;
  if (first === undefined) return had.filter(({ number }) => number <= since);
  const kept = had.filter(({ number }) => number < first);
  return kept.at(-1)?.number === first - 1 ? [...kept, ...came] : came;
}
