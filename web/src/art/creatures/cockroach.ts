/** The cockroach on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.cockroach;

/** From above: long feelers, long oval, folded wings. */
export const cockroach =
  pair(
    line('M45 24C40 8 24 2 8 12', deep, 3.4) +
      line('M36 42L19 37L11 45M33 57L15 59L9 71M37 72L24 80L21 93', deep, 5),
  ) +
  shape('M50 18C67 18 74 40 74 59C74 82 63 97 50 97C37 97 26 82 26 59C26 40 33 18 50 18Z', deep) +
  shape('M49 41C37 42 30 50 30 61C30 79 39 91 49 94Z', light) +
  shape('M51 41C63 42 70 50 70 61C70 79 61 91 51 94Z', body) +
  line('M44 52C40 60 40 74 44 84M37 58C35 64 36 72 38 77', body, 2) +
  line('M56 52C60 60 60 74 56 84M63 58C65 64 64 72 62 77', deep, 2) +
  oval(50, 34, 20, 13.5, body) +
  line('M33 37C36 45 64 45 67 37', light, 2.5) +
  eye(42, 27, 7, 0.5, 0.4) +
  eye(58, 27, 7, -0.5, 0.4) +
  line('M45 38Q50 42 55 38', deep, 2.6);
