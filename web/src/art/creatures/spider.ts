/** The spider on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.spider;

/** Hanging head down on its thread, eight arched legs. */
export const spider =
  line('M50 0V24', deep, 2) +
  pair(
    line('M38 62C28 36 16 26 6 36', deep, 4.4) +
      line('M37 66C24 48 10 46 3 60', deep, 4.4) +
      line('M37 70C24 66 12 70 8 86', deep, 4.4) +
      line('M40 76C32 78 24 84 25 97', deep, 4.4),
  ) +
  `<circle cx="50" cy="42" r="24" fill="${body}"/>` +
  shape('M68 26A24 24 0 0 1 30 55C44 62 66 54 68 26Z', deep, 0.45) +
  pair(shape('M50 26C42 30 40 38 44 44C40 50 44 58 50 60Z', light)) +
  `<circle cx="50" cy="75" r="17" fill="${deep}"/>` +
  eye(43, 74, 7, 0.3, 0.3) +
  eye(57, 74, 7, -0.3, 0.3) +
  pair(oval(35.5, 67.5, 2.3, 2.3, '#fff') + oval(40.5, 63, 2, 2, '#fff')) +
  pair(shape('M44 86C43 92 45 95 48 96C47 92 48 89 48.5 86Z', light));
