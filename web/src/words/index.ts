/** The words that every visit needs, in both languages at once, so that a switch of language waits for nothing. */
import type { CockroachArguments } from './generated/cockroach';
import { cockroach as cockroachEn } from './generated/cockroach.en';
import { cockroach as cockroachJa } from './generated/cockroach.ja';
import type { PageArguments } from './generated/page';
import { page as pageEn } from './generated/page.en';
import { page as pageJa } from './generated/page.ja';
import type { PhrasesArguments } from './generated/phrases';
import { phrases as phrasesEn } from './generated/phrases.en';
import { phrases as phrasesJa } from './generated/phrases.ja';
import type { RefusalsArguments } from './generated/refusals';
import { refusals as refusalsEn } from './generated/refusals.en';
import { refusals as refusalsJa } from './generated/refusals.ja';
import { here } from './here';
import { isolated, type Speaker } from './speaker';

export type { Lang, Speaker } from './speaker';
export type { PageArguments, CockroachArguments };

export const page = here<PageArguments>(pageEn, pageJa);
export const cockroach = here<CockroachArguments>(cockroachEn, cockroachJa);
export const phrases = here<PhrasesArguments>(phrasesEn, phrasesJa);
export const refusals = here<RefusalsArguments>(refusalsEn, refusalsJa);

/** A refusal in the reader's language; an unknown code is still told, never swallowed. */
export function refusal(code: string): string {
  return refusals.maybe(`refused.${code}`) ?? page.maybe(`connection.${code}`) ?? page('app.code_unknown', { code });
}

/** Which rule said no, in the reader's language; empty when the clause has no words of its own. */
export function clause(game: Speaker<unknown>, code: string): string {
  return game.maybe(`clause.${code}`) ?? '';
}

/** "Mika, Ken and Jo" or 「ミカ、ケンとジョー」. */
export function names(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? '';
  const each = list.map(isolated);
  return each.slice(0, -1).join(page('list.join')) + page('list.last') + each[each.length - 1];
}
