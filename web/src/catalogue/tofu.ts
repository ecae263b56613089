import type { GameOf } from '../games';

export const tofu: GameOf = {
  code: 'tofu',
  fewest: 3,
  most: 5,
  options: [
    { code: 'auction', choices: ['one_lap', 'open'] },
    { code: 'sell', choices: ['any_time', 'own_turn'] },
    { code: 'partial_payout', choices: ['off', 'on'] },
    { code: 'hidden_beans', choices: ['off', 'on'] },
    { code: 'dealer_step', choices: ['1', '-1'] },
    { code: 'show_sold_initial', choices: ['off', 'on'] },
  ],
};
