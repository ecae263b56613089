import { eye, INK, line, oval, pair, picture, shape } from '../ink';

/** The drink tokens, in the order of the rulebook, and the one nobody has seen. */
export const TOKENS = ['wine', 'poison', 'antidote', 'goblin', 'unicorn'] as const;
export type TokenArt = (typeof TOKENS)[number] | 'unknown';

const W = '#fffaf0';

function disc(fill: string, edge: string, body: string): string {
  return `<circle cx="30" cy="30" r="29" fill="${edge}"/><circle cx="30" cy="29" r="26.5" fill="${fill}"/>${body}`;
}

const skull = (bone: string, hole: string): string =>
  shape('M30 10C42 10 48 18 48 28C48 34 45 37 42 39V46Q42 49 39 49H21Q18 49 18 46V39C15 37 12 34 12 28C12 18 18 10 30 10Z', bone) +
  pair(oval(22.5, 29, 5.2, 5.8, hole), 30) +
  shape('M30 34L33.5 40H26.5Z', hole) +
  line('M26 44V49M30 44V49M34 44V49', hole, 1.8);

const grapes = [[21, 24], [30, 24], [39, 24], [25.5, 32], [34.5, 32], [30, 40]]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.6" fill="${W}"/>`)
  .join('');
const wine = disc('#b3223f', '#741026', line('M30 18V11', W, 3) + shape('M31 14Q38 6 45 12Q40 18 31 14Z', W) + grapes);

const vial =
  shape('M25 10H35V13H33.5V22L42 40Q45 48 37 48H23Q15 48 18 40L26.5 22V13H25Z', '#2f7a3c') +
  shape('M25 32H35L39.5 41.5Q41 45.5 36.5 45.5H23.5Q19 45.5 20.5 41.5Z', '#bfe3b4') +
  line('M30 34.5V43M25.8 38.8H34.2', '#1f5729', 3);

const goblin =
  pair(shape('M17 24L3 15Q5 30 17 36Z', '#cfe8a6'), 30) +
  shape('M30 11C42 11 46 21 45 31C44 42 38 49 30 49C22 49 16 42 15 31C14 21 18 11 30 11Z', '#cfe8a6') +
  pair(eye(23.5, 27, 4.6, 0.4, 0.2), 30) +
  line('M21 39Q30 45 39 39', INK, 2.6) +
  shape('M25 40.8L27.5 40.8L26.3 45Z', W) + shape('M33 40.8L35.5 40.8L34.3 45Z', W);

const unicorn =
  shape('M34 3L38 20L30 19Z', '#ffe08a') +
  line('M34.5 8L36 10M33 13L36.5 15', '#b8860b', 1.5) +
  shape('M20 48C18 36 20 24 30 18C38 14 45 20 47 29L51 38Q51 44 45 43L37 40C35 43 36 46 38 48Z', W) +
  shape('M29 17Q15 20 13 36Q12 43 15 48Q20 38 24 32Q22 26 29 17Z', '#ffd3e6') +
  shape('M30 18L31 11L36 17Z', W) +
  `<circle cx="38.5" cy="28" r="2.4" fill="${INK}"/>`;

const twice = `<circle cx="48" cy="48" r="11" fill="${INK}"/><text x="48" y="52.6" font-size="13" font-weight="800" text-anchor="middle" fill="${W}" font-family="inherit">×2</text>`;

const FACES: Record<TokenArt, string> = {
  wine,
  poison: disc('#2b2430', '#0d0a10', skull('#f4eee2', '#2b2430')),
  antidote: disc('#fffdf6', '#2f7a3c', vial),
  goblin: disc('#33652d', '#1a3a17', goblin) + twice,
  unicorn: disc('#3d6cb0', '#213f70', unicorn) + twice,
  unknown: disc('#8b7f8f', '#554a5a', `<text x="30" y="40" font-size="31" font-weight="800" text-anchor="middle" fill="${W}" font-family="inherit">?</text>`),
};

export function drink(kind: TokenArt, label = ''): string {
  return picture(60, 60, FACES[kind], label);
}

/** Dead: without the disc of a token, so that nobody takes it for one. */
export function death(): string {
  return picture(60, 60, skull('#b3261e', '#fffaf0'));
}
