import { INK, line, shape } from '../ink';
import { berries } from './berries';
import { TONES } from './palette';

const { body, deep, light } = TONES.sour;
const BUNCH: [number, number, number][] = [
  [31, 38, 8], [66, 35, 9], [49, 32, 8],
  [50, 53, 17], [73, 52, 7], [28, 55, 7],
  [40, 76, 8], [58, 79, 9], [47, 92, 6],
];

/** Small, thin and uneven under a jagged leaf; it pulls a face, and the air around it stings. */
export const sour =
  line('M48 32C46 22 52 18 50 8', '#7a5a2c', 5) +
  shape('M50 20L58 10L64 14L72 6L76 14L88 12L80 20L84 27L72 25L64 30L60 24Z', '#6f9636') +
  line('M56 20L76 17', '#3f5a1b', 2.4) +
  berries(BUNCH, body, deep, light) +
  line('M38 46L46 50L38 54M62 46L54 50L62 54', INK, 3.4) +
  line('M40 62L44 59L48 62L52 59L56 62L60 59', INK, 3.2) +
  line('M14 40L6 36M12 54H3M15 67L8 73M88 38L95 34M90 54H98M86 68L93 74', deep, 4);
