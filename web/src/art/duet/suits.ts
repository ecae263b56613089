/** The three suits: each has a silhouette of its own, so that colour alone never says which it is. */
import { line, oval, PAPER, pair, shape } from '../ink';

export const SUITS = ['doves', 'roses', 'stars'] as const;
export type Suit = (typeof SUITS)[number];

export interface Tone {
  /** The paper behind the picture. */
  field: string;
  /** Ink of numbers and signs: dark enough to be read on the field and on white. */
  deep: string;
  /** The middle tone of hills and shadows. */
  body: string;
}

export const SUIT_TONES: Record<Suit, Tone> = {
  doves: { field: '#d6e6f4', deep: '#22507f', body: '#6f9cc6' },
  roses: { field: '#f8dbdc', deep: '#97203f', body: '#d3768a' },
  stars: { field: '#fbe9b8', deep: '#74500a', body: '#d8a63a' },
};

/** A flying dove: wing up, fan of a tail, a twig in the beak. */
const dove = (fill: string): string =>
  shape('M31 60C24 38 30 18 46 6C60 16 68 32 70 46C74 40 81 37 87 40C90 41 92 44 93 46L99 50L91 54C90 72 76 86 56 87C46 88 37 85 31 80L15 94C13 88 13 83 15 78L4 82C3 76 5 70 9 66L1 64C8 56 20 54 31 60Z', fill) +
  line('M44 22C54 34 58 46 56 60M36 36C42 44 45 52 45 60', PAPER, 3) +
  `<circle cx="85" cy="47" r="2.8" fill="${PAPER}"/>`;

/** A full rose with two leaves. */
const rose = (fill: string): string =>
  line('M50 60V96', fill, 6) +
  pair(shape('M50 92C36 94 26 86 22 72C36 70 47 78 50 92Z', fill)) +
  [[50, 15], [73, 28], [68, 52], [32, 52], [27, 28]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="${fill}"/>`).join('') +
  `<circle cx="50" cy="36" r="22" fill="${fill}"/>` +
  line('M50 38C44 36 45 28 52 28C61 28 63 42 52 46C38 50 32 34 40 24C48 15 66 18 69 32M34 50C42 60 60 58 67 48', PAPER, 3.4);

/** A star with a small one beside it. */
const star = (fill: string): string =>
  `<path d="M46 8L57.5 36L88 38L64.5 57.5L72 87L46 71L20 87L27.5 57.5L4 38L34.5 36Z" fill="${fill}" stroke="${fill}" stroke-width="7" stroke-linejoin="round"/>` +
  shape('M85 3C86 11 88 13 96 14C88 15 86 17 85 25C84 17 82 15 74 14C82 13 84 11 85 3Z', fill) +
  line('M46 24L38.5 42', PAPER, 3.4);

const DRAWN: Record<Suit, (fill: string) => string> = { doves: dove, roses: rose, stars: star };

/** On a square of 100. */
export function suitBody(suit: Suit, fill = SUIT_TONES[suit].deep): string {
  return DRAWN[suit](fill);
}

/** A fox's paw on a square of 100. */
export function paw(fill: string): string {
  return shape('M50 48C64 48 76 62 76 74C76 86 64 88 50 84C36 88 24 86 24 74C24 62 36 48 50 48Z', fill) + pair(oval(37, 27, 9, 14, fill, -8) + oval(15, 46, 8, 12.5, fill, -24));
}

