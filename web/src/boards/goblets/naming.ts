/** What goblets, tokens and people are called. A goblet goes by its coaster, and by whom it stands before. */
import type { Tokens } from '../../protocol/games/goblets';
import type { Teller } from '../../told/sentences';
import { names } from '../../words';
import type { Household } from './houses';
import { piles, type Token } from './reading';
import { goblets } from './words';

export const coasterWord = (coaster: number): string => goblets.maybe(`coaster.${coaster}`) ?? '';
export const cardWord = (kind: Token): string => goblets(`card.${kind}`);
export const tokenWord = (kind: Token): string => goblets(`token.${kind}`);
export const gobletWord = (coaster: number): string => goblets('goblet.name', { coaster: coasterWord(coaster) });

/** "wine ×2, poison ×1" */
export function contents(tokens: Tokens): string {
  return counted(tokens.counts) || goblets('goblet.empty');
}

export function counted(counts: readonly number[]): string {
  return names(piles(counts).map(({ kind, count }) => goblets('board.pile', { token: tokenWord(kind), count })));
}

/** A goblet inside a sentence, with whose it is at that moment. */
export function goblet(place: number, coaster: number, houses: Household): string {
  const colour = coasterWord(coaster);
  if (houses.mode === 'middle') return goblets('goblet.name', { coaster: colour });
  if (houses.isOwn(place)) return goblets('goblet.yours', { coaster: colour });
  const name = houses.name(place);
  return name ? goblets('goblet.of', { name, coaster: colour }) : goblets('goblet.name', { coaster: colour });
}

/** A goblet that was touched while its coaster is not to be named. */
export function gobletAt(place: number, houses: Household): string {
  if (houses.isOwn(place)) return goblets('goblet.own');
  return goblets('goblet.of_name', { name: houses.name(place) });
}

/** A name inside a sentence, where English has a small "you". */
export function inside(seat: number | undefined, by: Teller): string {
  if (seat === undefined) return '';
  return seat === by.seat ? goblets('you.inside') : by.name(seat);
}

/** Where one goes on to from a toast that was counted: to the next course, or back to the table that goes on already. */
export function onward(course: number, isNext: boolean): string {
  return isNext ? goblets('reckoning.next', { course: `${course + 1}` }) : goblets('reckoning.close');
}
