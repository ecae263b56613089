import type { GameOf } from '../games';

export const duet: GameOf = {
  code: 'duet',
  fewest: 2,
  most: 2,
  silent: true,
  options: [
    { code: 'powers', choices: ['on', 'off'] },
    { code: 'level', choices: ['1', '2', '3'] },
    { code: 'covered_plus', choices: ['move', 'none'] },
    { code: 'score', choices: ['off', 'on'] },
    { code: 'dealer', choices: ['drawn', 'chosen'] },
    { code: 'dealer_seat', choices: [], when: ['dealer', 'chosen'] },
  ],
};
