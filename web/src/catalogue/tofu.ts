import type { GameOf } from '../games';

export const tofu: GameOf = {
  code: 'tofu',
  fewest: 3,
  most: 5,
  options: [
  ],
};
