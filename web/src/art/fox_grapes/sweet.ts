import { line, oval, shape } from '../ink';
import { berries } from './berries';
import { TONES } from './palette';

const { body, deep, light } = TONES.sweet;
const BUNCH: [number, number, number][] = [
  [27, 40, 12], [73, 40, 12], [50, 36, 13], [38, 42, 11], [62, 42, 11],
  [33, 58, 12], [67, 58, 12], [50, 56, 13],
  [42, 74, 11], [58, 74, 11], [50, 88, 10],
];

/** Full and round, under a broad leaf, and pleased with itself. */
export const sweet =
  line('M50 34V10', '#7a5a2c', 6) +
  shape('M50 24C40 4 18 2 6 16C14 20 12 28 18 30C28 34 42 32 50 24Z', '#6f9636') +
  shape('M50 24C60 4 82 2 94 16C86 20 88 28 82 30C72 34 58 32 50 24Z', '#5d7f2a') +
  line('M46 22Q30 14 18 19M54 22Q70 14 82 19', '#3f5a1b', 2.4) +
  berries(BUNCH, body, deep, light) +
  line('M37 56Q42 50 47 56M53 56Q58 50 63 56', '#2d2133', 3.6) +
  line('M41 65Q50 73 59 65', '#2d2133', 3.6) +
  oval(34, 64, 5, 3, '#f2a3c0') +
  oval(66, 64, 5, 3, '#f2a3c0');
