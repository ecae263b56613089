import { line, shape } from '../ink';
import { BODIES } from '.';

const WOOD = '#7a5a2c';

function leaf(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0C-10-12-8-26 0-34C4-30 12-34 18-28C16-22 22-16 18-10C12-4 6-2 0 0Z', '#6f9636')}${line('M2-2L9-22', '#3f5a1b', 2)}</g>`;
}

const hanging = (kind: 'sweet' | 'sour', x: number, y: number, size: number): string => `<g transform="translate(${x} ${y}) scale(${size})">${BODIES[kind]}</g>`;

/** A garland across the middle of the table; decoration only. */
export const VINE =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
  line('M-10 40C80 0 150 80 240 44S400 6 460 40S620 86 690 44S830 10 910 46', WOOD, 6) +
  line('M150 52q16 24 2 36q-12 4-10-10M596 62q20 16 6 32q-14 6-12-8M800 30q18-20 30-8q4 12-10 10', WOOD, 2.6) +
  leaf(70, 26, -20) + leaf(196, 58, 40) + leaf(330, 22, -34) + leaf(520, 58, 30) + leaf(640, 70, -50) + leaf(768, 26, 10) + leaf(850, 26, 60) +
  hanging('sweet', 84, 32, 0.72) + hanging('sour', 262, 40, 0.6) + hanging('sweet', 396, 14, 0.7) + hanging('sour', 548, 56, 0.56) + hanging('sweet', 700, 36, 0.74) + hanging('sour', 830, 36, 0.6) +
  '</svg>';
