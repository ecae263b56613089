/** What lies on the board: gems, forest tokens, the team, and the wood around them. */
import { INK, oval, PAPER, picture, shape } from '../ink';
import { FOX } from './figures';
import { SUIT_TONES, type Suit, suitBody } from './suits';

export function suitSign(suit: Suit, label = '', fill = SUIT_TONES[suit].deep): string {
  return picture(100, 100, suitBody(suit, fill), label);
}

/** A suit on a pale disc, which stands out from any ground in light and dark. */
export function suitCoin(suit: Suit): string {
  return picture(100, 100, `<circle cx="50" cy="50" r="49" fill="${SUIT_TONES[suit].field}"/><g transform="translate(19 19) scale(.62)">${suitBody(suit)}</g>`);
}

export function gem(label = ''): string {
  return picture(
    100,
    100,
    shape('M28 12H72L96 40L50 94L4 40Z', INK) + shape('M31 18H69L89 41L50 86L11 41Z', '#27a3b4') +
      shape('M31 18L36 41H11Z', '#7fdbe2') + shape('M31 18H69L64 41H36Z', '#b9f0f1') + shape('M69 18L89 41H64Z', '#4fc0cc') + shape('M36 41H64L50 86Z', '#1a8797') + shape('M11 41H36L50 86Z', '#38b4c2'),
    label,
  );
}

const fir = (x: number, y: number, s: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${shape('M0-46L16-18H9L22 6H12L26 30H-26L-12 6H-22L-9-18H-16Z', fill)}<rect x="-4" y="30" width="8" height="10" fill="#3d2a2a"/></g>`;

/** A thicket: nobody walks there any more. */
export function forestToken(label = ''): string {
  return picture(
    160,
    100,
    `<rect x="2" y="6" width="156" height="90" rx="26" fill="#17393b"/>` + fir(32, 52, 0.85, '#2b6160') + fir(128, 52, 0.85, '#2b6160') + fir(80, 46, 1, '#2b6160') + fir(56, 60, 0.9, '#1f8a6a') + fir(104, 60, 0.9, '#1f8a6a'),
    label,
  );
}

/** The two of you: one fox on a bright disc. */
export function team(label = ''): string {
  return picture(
    100,
    100,
    `<circle cx="50" cy="50" r="49" fill="${INK}"/><circle cx="50" cy="50" r="45" fill="#f2b63c"/><circle cx="50" cy="50" r="37" fill="#fff3d2"/><g transform="translate(10.5 9) scale(.66)">${FOX}</g>`,
    label,
  );
}

/** With a dark rim and a pale one, so that it is the same sign in the wood and on paper. */
export function plusIcon(): string {
  return picture(100, 100, `<circle cx="50" cy="50" r="49" fill="#0c2023"/><circle cx="50" cy="50" r="41" fill="${PAPER}"/><path d="M50 28V72M28 50H72" stroke="${INK}" stroke-width="11" stroke-linecap="round"/>`);
}

/** Night wood behind the path, drawn so that any part of it may be cut away. */
export function wood(): string {
  const trees: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let i = 0; i < 5; i++) {
      const x = 12 + i * 48 + (row % 2) * 24;
      trees.push(fir(x, 40 + row * 76, 0.62 + ((i * 7 + row * 3) % 4) * 0.09, (i + row) % 2 ? '#2a5450' : '#24494a'));
    }
  }
  const stars = Array.from({ length: 30 }, (_, i) => `<circle cx="${(i * 67) % 230}" cy="${(i * 113) % 690}" r="${1 + (i % 3) * 0.4}" fill="#fbe7a6" opacity=".5"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 690" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect width="220" height="690" fill="#1d3c40"/>${trees.join('')}${stars}${oval(110, 345, 60, 350, '#31605a')}</svg>`;
}
