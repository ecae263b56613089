import { INK, line, pair, PAPER, shape } from '../ink';
import { TONES } from './palette';

const { body, deep } = TONES.fox;

/** The face alone, ears pricked, smiling with shut eyes: a point below, two above. */
export const fox =
  shape('M8 6C14 6 30 14 38 22H62C70 14 86 6 92 6C96 28 94 48 88 60C80 78 62 92 50 96C38 92 20 78 12 60C6 48 4 28 8 6Z', body) +
  pair(shape('M14 15C21 17 28 21 32 25L18 39C14 31 13 22 14 15Z', '#5a2a1a') + shape('M10 52C24 44 38 50 44 66L50 96C38 92 18 76 10 52Z', PAPER)) +
  shape('M42 82Q50 77 58 82L50 91Z', INK) +
  pair(line('M24 53Q32 45 40 53', INK, 4.4) + line('M12 66L2 62M14 72L5 74', deep, 2.4));
