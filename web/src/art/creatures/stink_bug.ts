/** The stink bug on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, line, pair, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.stink_bug;

/** A shield with sharp shoulders, and what it is known for rising beside it. */
export const stinkBug =
  pair(
    line('M43 24L33 12L20 13', deep, 3.4) +
      line('M24 46L10 40M22 62L7 66L3 76M30 78L18 86L15 96', deep, 4.6) +
      line('M8 32C3 27 13 23 8 17C4 12 11 9 9 4', '#8aa83a', 3),
  ) +
  shape('M50 20L60 24C66 34 80 36 91 45C86 74 70 96 50 97C30 96 14 74 9 45C20 36 34 34 40 24Z', deep) +
  shape('M40 31C33 38 22 41 14 47C18 72 33 92 50 93C67 92 82 72 86 47C78 41 67 38 60 31Z', body) +
  shape('M18 53C24 74 36 89 50 93C33 92 20 73 14 47Z', light) +
  shape('M29 47H71L52 79Q50 82 48 79Z', light) +
  line('M29 47H71L50 81Z', deep, 2.4) +
  shape('M50 81L66 66C66 80 60 90 50 93C40 90 34 80 34 66Z', deep, 0.55) +
  pair(`<circle cx="24" cy="52" r="2.6" fill="${deep}"/><circle cx="28" cy="62" r="2.2" fill="${deep}"/>`) +
  eye(42, 32, 7, 0.4, 0.3) +
  eye(58, 32, 7, -0.4, 0.3) +
  line('M35 24.5L46 28M65 24.5L54 28', deep, 3) +
  line('M46 43Q50 40 54 43', deep, 2.4);
