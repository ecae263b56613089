/** The scorpion on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.scorpion;

function segments(at: [number, number, number][]): string {
  return at.map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 ? body : deep}"/>`).join('');
}

const claw =
  line('M32 56C20 52 13 44 15 34', deep, 6.5) +
  shape('M15 36C1 34 -2 16 9 6C9 14 12 19 16 21C17 14 21 10 27 10C33 22 28 36 15 36Z', body) +
  shape('M9 6C9 14 12 19 16 21L14 27C5 24 4 13 9 6Z', light);

/** Two claws up, tail over the back. */
export const scorpion =
  pair(claw, 44) +
  line('M30 66L13 64L6 72M30 75L14 79L9 89M34 84L24 91L22 98', deep, 4.5) +
  line('M58 66L72 63M58 75L71 77', deep, 4.5) +
  segments([[57, 89, 9.5], [70, 90, 9], [82, 83, 8.5], [89, 71, 8], [90, 58, 7.5], [86, 46, 7]]) +
  shape('M90 41C88 28 73 26 67 39C74 37 78 41 80 49Z', body) +
  shape('M67 39C70 32 76 30 81 32C76 33 73 36 71 39Z', light) +
  oval(44, 69, 20, 24, deep) +
  shape('M44 47C56 47 63 56 63 66C63 70 62 72 61 74H27C26 72 25 70 25 66C25 56 32 47 44 47Z', body) +
  line('M28 76Q44 83 60 76M31 84Q44 90 57 84', light, 3) +
  eye(36, 58, 7.5, 0.4, -0.2) +
  eye(52, 58, 7.5, -0.4, -0.2) +
  line('M39 69Q44 65 49 69', deep, 2.8);
