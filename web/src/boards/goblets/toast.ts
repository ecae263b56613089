/** Why the toast cannot be called among the actions of a turn (G-25, G-26, G-58, G-71, G-74). */
import type { Portrait } from '../../protocol/games/goblets';
import { houseOf } from './reading';
import { goblets } from './words';

function wineAllowed(character: string | null | undefined): number {
  return character === 'impatient' ? 1 : 0;
}

/** Whose last action is the very last (G-27, G-75, GC-15); undefined before the toast is called. */
export function lastToAct({ phase, caller, houses, mode }: Portrait): { seat: number; house: number } | undefined {
  if (phase !== 'last_round' || caller === null) return undefined;
  const late = mode === 'base' ? houses.findIndex(({ character }) => character === 'latecomer') : -1;
  const house = late >= 0 ? late : caller;
  const shown = houses[house];
  return shown && { house, seat: shown.vassal ?? shown.noble };
}

/** Somebody else acts after whoever calls it. */
export function actsAfter({ houses }: Portrait, seat: number | null): boolean {
  return houses.some(({ character, noble }) => character === 'latecomer' && noble !== seat);
}

/** Why it cannot be called, in words, and where the rulebook says so. */
export interface NoToast {
  text: string;
  clause: string;
}

/** Undefined in the last round, where the toast has been called. */
export function whyNoToast(portrait: Portrait, seat: number | null): NoToast | undefined {
  if (portrait.phase !== 'main') return undefined;
  const { mode } = portrait;
  const house = portrait.houses[houseOf(portrait, seat) ?? -1];
  const wine = house?.tokens.truth?.counts[0] ?? 0;
  if (house?.vassal === seat) return { text: goblets('clause.G-71'), clause: 'G-71' };
  const needsNoWine = portrait.toast_needs_no_wine || mode === 'middle';
  if (!needsNoWine || wine <= wineAllowed(house?.character)) return { text: goblets('board.toast_first'), clause: mode === 'paired' ? 'G-74' : 'G-25' };
  if (mode === 'paired') return { text: goblets('clause.G-74'), clause: 'G-74' };
  return { text: goblets('clause.G-26'), clause: mode === 'middle' ? 'G-58' : 'G-26' };
}
