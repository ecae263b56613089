/** Why something cannot be done now: the clause that bars it, in whose words it is told. */
import { complain } from '../../parts/toasts.svelte';
import type { Options, Place } from '../../protocol/games/tofu';
import type { Sight } from '../../protocol/generated';
import { openRulebook } from '../../rulebook/opened.svelte';
import { page } from '../../words';
import { leastPaid, portraitOf } from './reading';
import { tofu } from './words';

export interface Barred {
  clause: string;
  text: string;
}

const barred = (clause: 'T-24' | 'TE-5' | 'TE-10' | 'TE-11'): Barred => ({ clause, text: tofu(`clause.${clause}`) });

/** No higher offer can be made. */
export const noOffer = (): Barred => barred('TE-5');

/** No card of this seat can be sold. */
export function noSale(sight: Sight, place: Place): Barred {
  const { bank } = portraitOf(sight);
  const least = leastPaid(place);
  if (least === undefined) return { clause: 'T-24', text: tofu('board.nothing_to_sell') };
  if (bank === 0) return barred('T-24');
  return barred(bank < least && !(sight.options as Options).partial_payout ? 'TE-10' : 'TE-11');
}

/** As the server's refusals are told. */
export function tellWhy({ clause, text }: Barred): void {
  complain(text, { label: page('rulebook.why'), go: () => openRulebook(clause) });
}
