/** The rat on a sheet of 100 x 100: drawn from four tones, known by its outline. */
import { eye, INK, line, oval, shape } from '../ink';
import { TONES } from './palette';

const { body, deep, light } = TONES.rat;
const PINK = '#f0a6a4';

/** From the side: pointed nose, round ear, long bare tail. */
export const rat =
  line('M78 86C98 88 100 66 88 58C79 52 78 40 88 30', PINK, 5) +
  `<circle cx="35" cy="27" r="11" fill="${deep}"/>` +
  shape('M30 92C26 70 36 44 58 44C80 44 91 62 88 78C86 89 78 94 66 94H36Z', body) +
  shape('M31 92C29 80 31 70 36 64C46 70 48 84 44 94H36Z', light) +
  shape('M4 60C10 46 22 33 40 34C55 35 63 47 58 60C54 72 40 77 26 73C16 71 4 69 4 60Z', body) +
  shape('M8 64C16 66 30 68 44 62C42 73 32 75 25 73C17 71 9 70 8 64Z', light) +
  `<circle cx="50" cy="27" r="15" fill="${body}"/><circle cx="50" cy="28" r="9" fill="${PINK}"/>` +
  line('M64 93C56 80 66 66 79 70', deep, 3) +
  line('M18 65L2 74M20 68L8 82', deep, 1.8) +
  eye(28, 51, 6.5, -0.5, 0.2) +
  `<circle cx="6" cy="59" r="5" fill="${PINK}"/>` +
  shape('M15 70.5h6v7h-6z', '#fff') +
  line('M18 71.5v5', INK, 1) +
  oval(42, 94, 8, 4, PINK) +
  oval(68, 95, 11, 4, PINK);
