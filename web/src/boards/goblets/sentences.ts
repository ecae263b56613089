/** Raise Your Goblets in the reader's words: what is asked, what may be answered, what people claim, how it ended. */
import type { Choice, Sight } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import { names } from '../../words';
import type { GameWords } from '../registry.svelte';
import { cardWord, coasterWord, gobletWord, tokenWord } from './naming';
import { isToken, modeAt, portraitOf } from './reading';
import { tell } from './telling';
import { lastToAct } from './toast';
import { goblets } from './words';

function picked(chosen: readonly Choice[]): string | undefined {
  const card = chosen.find((choice) => choice.is === 'card');
  return card && isToken(card.kind) ? tokenWord(card.kind) : undefined;
}

/** The second of two actions is asked for as such. */
function isSecond(sight: Sight): boolean {
  const { mode, phase, actions_left, houses, turn } = portraitOf(sight);
  const early = turn !== null && houses[turn]?.character === 'early_bird';
  const pair = mode === 'paired' && turn !== null && houses[turn]?.vassal !== null;
  return phase === 'main' && mode !== 'middle' && actions_left === 1 && !early && !pair;
}

function ask(code: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined {
  const token = picked(chosen);
  const isTwo = chosen.some((choice) => choice.is === 'word' && choice.code === 'pour_two');
  if (code === 'pour_place' && token && !isTwo) return goblets('ask.pour_place_token', { token });
  if (code === 'action' && isSecond(sight)) return goblets('ask.last_of_two');
  const last = code === 'last_action' ? lastToAct(portraitOf(sight)) : undefined;
  if (last) return last.seat === by.seat ? goblets('ask.last_action_you') : goblets('ask.last_action_by', { name: by.name(last.seat) });
  return goblets.maybe(`ask.${code}`);
}

/** A place has no name of its own: the board names the goblet that stands there. */
function choice(one: Choice, by: Teller): string | undefined {
  switch (one.is) {
    case 'seat':
      return by.name(one.seat);
    case 'card':
      return isToken(one.kind) ? cardWord(one.kind) : undefined;
    case 'word':
      return goblets.maybe(`action.${one.code}`);
    case 'place':
      return undefined;
    case 'number':
      return `${one.number}`;
  }
}

/** A claim with its blanks filled; a goblet is named by its coaster, which it keeps on its way round the table. */
function claim(code: string, choices: readonly Choice[]): string | undefined {
  return goblets.maybe(`claim.${code}`, blanks(choices));
}

function blanks(choices: readonly Choice[]): Record<string, string | number> {
  const given: Record<string, string | number> = {};
  for (const one of choices) {
    if (one.is === 'place') Object.assign(given, { goblet: gobletWord(one.place), coaster: coasterWord(one.place) });
    else if (one.is === 'card' && isToken(one.kind)) given.token = tokenWord(one.kind);
    else if (one.is === 'number') given.count = one.number;
  }
  return given;
}

/** The same in as few words as fit beside a goblet; whoever shows it says that it is a claim. */
export const brief = (code: string, choices: readonly Choice[]): string => goblets.maybe(`brief.${code}`, blanks(choices)) ?? '';

/** In still fewer, where the coaster stands beside them. */
export const hint = (code: string, choices: readonly Choice[]): string => goblets.maybe(`since.said.${code}`, blanks(choices)) ?? '';

function ending(sight: Sight, by: Teller): string | undefined {
  const { reason, persons } = portraitOf(sight);
  if (!reason) return undefined;
  const won = winners(sight).map(by.name);
  const who = won.length === 1 ? goblets('result.won', { name: won[0]! }) : goblets('result.shared', { names: names(won) });
  const order = persons.map(({ points: count }, seat) => ({ seat, count })).sort((one, other) => other.count - one.count);
  const points = names(order.map(({ seat, count }) => goblets('result.points', { name: by.name(seat), count })));
  const head = goblets('list.two', { first: who, second: goblets.maybe(`event.ended_${reason}`) ?? '' });
  return modeAt(by.table) === 'middle' ? head : goblets('list.two', { first: head, second: points });
}

/** Who has the best rank: several share it. */
function winners(sight: Sight): number[] {
  const ranks = sight.result?.ranks ?? [];
  const best = Math.min(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}

export const gobletsWords: GameWords = {
  tell,
  ask,
  wait: (code, name) => goblets.maybe(`wait.${code}`, { name }),
  choice,
  clause: (clause) => goblets.maybe(`clause.${clause}`),
  claim,
  ending,
};
