/** A claim and its judgement in the reader's words. */
import { gamePage, gameWords } from '../boards/registry.svelte';
import type { ClaimTally, Review, SeatReview, Statement, Weighed, WeighedClaim } from '../protocol/generated';
import type { Teller } from '../told/sentences';
import { words } from './words';

/** Who played, and how what they said is told. */
export interface Told {
  seats: readonly string[];
  /** What a kind of card is called. */
  kind: (code: string) => string;
  /** What was said along with an entry of the record, in the games that have such. */
  heard: (entry: number) => readonly string[];
  /** How the match ended, in a sentence. */
  ending: string;
  teller: Teller;
}

export const percent = (share: number): string => `${Math.round(100 * share)}`;

/** Whether it was true, a lie, or a guess about a card that the speaker had not seen either. */
export function truth(statement: Statement): 'report.true' | 'report.lie' | 'report.guess' {
  if (!statement.knew) return 'report.guess';
  return statement.true ? 'report.true' : 'report.lie';
}

/** What somebody claimed and called in a match; of what he never did nothing is counted. */
export function summed({ said, lies, lies_passed, calls, calls_right }: SeatReview): string {
  const claims = said === 0 ? words('report.no_claims') : lies === 0 ? words('report.counts_true', { said: `${said}` }) : words('report.counts', { said: `${said}`, lies: `${lies}`, passed: `${lies_passed}` });
  return calls > 0 ? words('report.both', { claims, judged: words('report.judged', { calls: `${calls}`, right: `${calls_right}` }) }) : claims;
}

/** What stands out: the boldest lie and the best call, each with the name of what it is. */
export function highlights({ boldest, best_call, weighed }: Review): { code: 'report.boldest' | 'report.best_call'; weighed: Weighed }[] {
  const found = [['report.boldest', boldest], ['report.best_call', best_call]] as const;
  return found.flatMap(([code, index]) => (index === null ? [] : [{ code, weighed: weighed[index]! }]));
}

/** Whose it is stands in its heading: the lie is the speaker's, the call the judge's. */
export function starred({ code, weighed }: ReturnType<typeof highlights>[number], seats: readonly string[]): string {
  const { seat, judgement } = weighed.statement;
  const star = code === 'report.best_call' ? (judgement?.seat ?? seat) : seat;
  return words('report.star', { title: words(code), name: seats[star] ?? '' });
}

/** What turned, in words of the game's own where nobody wins. */
export function turned(game: string, { seat, before, after }: NonNullable<Review['turn']>, seats: readonly string[]): string {
  const given = { name: seats[seat] ?? '', before: percent(before), after: percent(after) };
  return gamePage(game)?.say('report.turned', given) ?? words('report.turned', given);
}

/** What was claimed, in the words that were said where a game has such. */
function claimed({ entry, seat, said, was }: Statement, game: string, { seats, kind, heard }: Told): string {
  const given = { name: seats[seat] ?? '', said: kind(said), was: kind(was) };
  const spoken = gamePage(game)?.quoted?.(heard(entry));
  return (spoken && gamePage(game)?.say('report.claim', { ...given, words: spoken })) || words('report.claim', given);
}

export function sentences({ statement, chance }: Weighed, game: string, told: Told): string[] {
  const { judgement } = statement;
  const all = [claimed(statement, game, told)];
  if (!judgement) return all;
  const judge = told.seats[judgement.seat] ?? '';
  all.push(words(judgement.believed ? 'report.judged_true' : 'report.judged_lie', { judge }));
  if (chance !== null) all.push(words('report.chance', { judge, percent: percent(chance) }));
  return all;
}

/** A claim beside the rules, as it was said, and to whom. */
export function said({ seat, to, claim, choices }: WeighedClaim, game: string, { seats, teller }: Told): string {
  const sentence = gameWords(game).claim?.(claim, choices, teller) ?? '';
  const name = seats[seat] ?? '';
  return to === null ? words('report.claims_said', { name, sentence }) : words('report.claims_confided', { name, other: seats[to] ?? '', sentence });
}

/** How likely it was, from what everybody saw. */
export const chanced = ({ chance }: WeighedClaim): string => words('report.claims_chance', { percent: percent(chance) });

export function counted(tally: ClaimTally): string {
  if (tally.told === 0) return words('report.claims_none');
  return words('report.claims_counts', { told: `${tally.told}`, true_claims: `${tally.true}`, false_claims: `${tally.false}` });
}
