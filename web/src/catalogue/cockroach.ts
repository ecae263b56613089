/** What can be chosen when a table of Cockroach Poker is made: the rulebook's answer first. */
import type { GameOf } from '../games';

export const cockroach: GameOf = {
  code: 'cockroach',
  fewest: 2,
  most: 6,
  options: [
    { code: 'variant_face_up', choices: ['off', 'on'] },
    { code: 'variant_eight_kinds', choices: ['off', 'on'] },
    { code: 'look', choices: ['must', 'may'] },
    { code: 'offer_to_empty', choices: ['on', 'off'] },
    { code: 'remainder', choices: ['deal', 'aside'] },
    { code: 'starter', choices: ['drawn', 'chosen'] },
    { code: 'starter_seat', choices: [], when: ['starter', 'chosen'] },
    { code: 'ranking', choices: ['loser', 'fewest_cards'] },
  ],
};
