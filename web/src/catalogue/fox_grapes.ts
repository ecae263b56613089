import type { GameOf } from '../games';

export const foxGrapes: GameOf = {
  code: 'fox-grapes',
  fewest: 2,
  most: 6,
  options: [
    { code: 'special_optional', choices: ['off', 'on'] },
    // Nobody can be stuck in a game of two, and order and roles are questions of that game alone.
    { code: 'special_any_player', choices: ['off', 'on'], seats: [3, 6] },
    { code: 'roles_2p', choices: ['alternate', 'fixed', 'random'], seats: [2, 2] },
    { code: 'reveal_2p', choices: ['placement', 'chosen', 'alternate'], seats: [2, 2] },
    { code: 'starter', choices: ['drawn', 'chosen'] },
    { code: 'starter_seat', choices: [], when: ['starter', 'chosen'] },
  ],
};
