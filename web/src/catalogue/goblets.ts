import type { GameOf } from '../games';

export const goblets: GameOf = {
  code: 'goblets',
  fewest: 2,
  most: 12,
  options: [
  ],
};
