/** The bat on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, INK, line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.bat;

/** Spread wings with a scalloped edge, pointed ears. */
export const bat =
  pair(
    shape('M46 42C38 24 20 16 1 22C8 34 8 48 3 66C12 58 20 60 24 71C29 62 38 64 45 78Z', deep) +
      shape('M44 46C36 32 22 25 9 26C14 38 14 48 11 57C18 54 24 57 26 62C32 57 39 60 44 66Z', body) +
      line('M43 46C34 40 24 32 12 28M42 52C36 50 30 54 26 61', deep, 2.2) +
      shape('M33 40L30 10L49 28Z', body) +
      shape('M36 32L34.5 19L43 28Z', '#f0a9c0') +
      line('M45 88v6', deep, 4),
  ) +
  oval(50, 66, 17, 24, body) +
  oval(50, 72, 10.5, 15, light) +
  `<circle cx="50" cy="44" r="20" fill="${body}"/>` +
  eye(42.5, 42, 7, 0.4, 0.2) +
  eye(57.5, 42, 7, -0.4, 0.2) +
  shape('M47.5 49h5L50 52Z', INK) +
  line('M42 54Q50 60 58 54', INK, 2.6) +
  pair(shape('M43.5 55.5L46 61L48 57Z', '#fff'));
