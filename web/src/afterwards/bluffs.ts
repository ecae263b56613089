/** A claim and its judgement in the reader's words. */
import { gamePage } from '../boards/registry.svelte';
import type { Review, SeatReview, Statement, Weighed } from '../protocol/generated';
import { words } from './words';

export const percent = (share: number): string => `${Math.round(100 * share)}`;

/** Whether it was true, a lie, or a guess about a card that the speaker had not seen either. */
export function truth(statement: Statement): 'report.true' | 'report.lie' | 'report.guess' {
  if (!statement.knew) return 'report.guess';
  return statement.true ? 'report.true' : 'report.lie';
}

/** What somebody claimed and called in a match; of what he never did nothing is counted. */
export function summed({ said, lies, lies_passed, calls, calls_right }: SeatReview): string {
  const claims = said > 0 ? words('report.counts', { said: `${said}`, lies: `${lies}`, passed: `${lies_passed}` }) : words('report.no_claims');
  return calls > 0 ? words('report.both', { claims, judged: words('report.judged', { calls: `${calls}`, right: `${calls_right}` }) }) : claims;
}

/** What stands out: the boldest lie and the best call, each with the name of what it is. */
export function highlights({ boldest, best_call, weighed }: Review): { code: 'report.boldest' | 'report.best_call'; weighed: Weighed }[] {
  const found = [['report.boldest', boldest], ['report.best_call', best_call]] as const;
  return found.flatMap(([code, index]) => (index === null ? [] : [{ code, weighed: weighed[index]! }]));
}

/** What turned, in words of the game's own where nobody wins. */
export function turned(game: string, { seat, before, after }: NonNullable<Review['turn']>, seats: readonly string[]): string {
  const given = { name: seats[seat] ?? '', before: percent(before), after: percent(after) };
  return gamePage(game)?.say('report.turned', given) ?? words('report.turned', given);
}

export function sentences({ statement, chance }: Weighed, seats: readonly string[], kind: (code: string) => string): string[] {
  const { seat, said, was, judgement } = statement;
  const told = [words('report.claim', { name: seats[seat] ?? '', said: kind(said), was: kind(was) })];
  if (!judgement) return told;
  const judge = seats[judgement.seat] ?? '';
  told.push(words(judgement.believed ? 'report.judged_true' : 'report.judged_lie', { judge }));
  if (chance !== null) told.push(words('report.chance', { judge, percent: percent(chance) }));
  return told;
}
