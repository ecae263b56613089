import type { GameOf } from '../games';

export const duet: GameOf = {
  code: 'duet',
  fewest: 2,
  most: 2,
  options: [
  ],
};
