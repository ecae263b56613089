/** The fly on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { line, oval, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.fly;
const WING = '#ffffff';

/** From the front: glassy wings, red eyes that fill the head. */
export const fly =
  pair(
    line('M36 66L20 68L13 80M37 76L24 84L22 95M43 84L37 96', deep, 4) +
      `<g transform="rotate(38 42 54)">` +
      `<ellipse cx="20" cy="50" rx="27" ry="14" fill="${WING}" opacity=".85"/>` +
      `<ellipse cx="20" cy="50" rx="27" ry="14" fill="none" stroke="${body}" stroke-width="2.5"/>` +
      line('M40 52L4 46M34 56L12 57', light, 2) +
      `</g>`,
  ) +
  oval(50, 74, 19, 21, body) +
  shape('M32 70Q50 78 68 70L69 77Q50 86 31 77ZM34 85Q50 93 66 85L62 90Q50 98 38 90Z', deep) +
  oval(50, 47, 24, 19, deep) +
  pair(
    oval(34, 43, 14.5, 17, '#d43d31', 10) +
      oval(36, 46, 9.5, 11, '#b02a22', 10) +
      oval(31, 36, 4.5, 5.5, '#ffb4a3', 20) +
      line('M46 30Q44 20 38 18', deep, 3),
  ) +
  line('M50 57V66M46 68H54', deep, 4.5) +
  line('M44 56Q50 60 56 56', light, 2.4);
