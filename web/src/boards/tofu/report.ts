/**
 * Tasting reports: the words on our cards, and how a list of things said becomes the answer the game knows
 * (what it is like on the whole, and how many things were said).
 */
import { type Kind, KINDS } from '../../art/tofu/kinds';
import type { Portrait, Reported } from '../../protocol/games/tofu';
import type { Choice, Question } from '../../protocol/generated';
import { tofu as texts } from '../../words/generated/tofu.en';
import { tofu } from './words';

/** No more than so many go along with a report; more would not count anyway (T-14). */
export const MOST = 6;

type Leaning = Reported['leaning'];
const LEANING_OF: Partial<Record<string, Leaning>> = { excellent: 'good', ordinary: 'ordinary', bad: 'bad', condiment: 'condiment', habanero: 'hot' };

/** The word sets of each kind, in the order in which its cards carry them. */
const SETS = new Map<string, string[][]>();
for (const code of Object.keys(texts)) {
  const [, kind, set] = /^printed\.(\w+)\.(\d+)\.\d+$/.exec(code) ?? [];
  if (!kind) continue;
  const sets = SETS.get(kind) ?? [];
  SETS.set(kind, sets);
  (sets[Number(set) - 1] ??= []).push(code);
}

export function setsOf(kind: Kind): readonly (readonly string[])[] {
  return SETS.get(kind) ?? [];
}

/** Which of its kind's sets the card on offer carries: so many of the kind were on offer before, and all lie open. */
export function setOnOffer(portrait: Portrait): { kind: Kind; set: number } | undefined {
  const kind = portrait.offer?.card.truth;
  if (!kind) return undefined;
  const number = KINDS.indexOf(kind);
  const lying = portrait.places.reduce((sum, place) => sum + (place.face_up[number] ?? 0) + (place.under_habanero === kind ? 1 : 0), 0);
  return { kind, set: Math.min(lying + (portrait.discards[number] ?? 0), setsOf(kind).length - 1) };
}

/** A thing said in the reader's language; what somebody typed is said as it is. */
export function spoken(phrase: string): string {
  return tofu.maybe(phrase) ?? phrase;
}

/** What more than half of the printed words are like; own words lean nowhere. */
export function leaningOf(phrases: readonly string[]): Leaning {
  const leanings = phrases.flatMap((phrase) => LEANING_OF[/^printed\.(\w+)\./.exec(phrase)?.[1] ?? ''] ?? []);
  return leanings.find((one) => leanings.filter((other) => other === one).length * 2 > leanings.length) ?? 'mixed';
}

/** The answer that these things said stand for; the nearest where a cut-down game knows fewer. */
export function reportChoice(question: Question | undefined, phrases: readonly string[]): Choice | undefined {
  const wanted = leaningOf(phrases);
  const fitting = (question?.branches ?? []).filter(({ words }) => words === Math.min(phrases.length, MOST));
  return (fitting.find(({ choice }) => choice.is === 'word' && choice.code.startsWith(`${wanted}_`)) ?? fitting[0])?.choice;
}
