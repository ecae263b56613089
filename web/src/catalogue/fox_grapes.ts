import type { GameOf } from '../games';

export const foxGrapes: GameOf = {
  code: 'fox-grapes',
  fewest: 2,
  most: 6,
  options: [
  ],
};
