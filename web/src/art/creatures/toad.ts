/** The toad on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, INK, line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.toad;

/** From the front: wide, sitting, eyes on top. */
export const toad =
  pair(oval(18, 79, 15, 14, deep) + line('M8 91h16', deep, 6)) +
  shape('M50 33C77 33 89 52 89 70C89 88 73 93 50 93C27 93 11 88 11 70C11 52 23 33 50 33Z', body) +
  pair(`<circle cx="29" cy="29" r="16.5" fill="${body}"/>`) +
  shape('M50 65C67 65 76 74 76 82C76 90 65 93 50 93C35 93 24 90 24 82C24 74 33 65 50 65Z', light) +
  pair(
    oval(19, 62, 3.4, 3, deep) +
      oval(26, 71, 2.4, 2.2, deep) +
      oval(46, 43, 2.2, 2, deep) +
      line('M34 82V92M28 94L34 91L40 94', deep, 5),
  ) +
  eye(29, 28, 11.5, 0.5, 0.3) +
  eye(71, 28, 11.5, -0.5, 0.3) +
  line('M20 54Q50 71 80 54', INK, 3.6) +
  pair(line('M46.5 49.5v.1', INK, 3) + oval(22, 53, 6, 4, '#e58f7b'));
