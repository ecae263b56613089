/** The eight creatures, each told apart by its silhouette alone, on sheets of 100 x 100. */
import { picture } from '../ink';
import { bat } from './bat';
import { cockroach } from './cockroach';
import { fly } from './fly';
import { type Kind, KINDS, TONES } from './palette';
import { rat } from './rat';
import { scorpion } from './scorpion';
import { spider } from './spider';
import { stinkBug } from './stink_bug';
import { toad } from './toad';

export { type Kind, KINDS, TONES };

/** Every body lies on a 100 x 100 sheet. */
export const BODIES: Record<Kind, string> = { cockroach, toad, fly, bat, rat, scorpion, spider, stink_bug: stinkBug };

export function creature(kind: Kind, label = ''): string {
  return picture(100, 100, BODIES[kind], label);
}

/** The creature on its own pale disc: readable on any ground, for piles and claims. */
export function token(kind: Kind, label = ''): string {
  const { field, deep } = TONES[kind];
  const disc = `<circle cx="60" cy="60" r="58" fill="${field}" stroke="${deep}" stroke-width="4"/>`;
  return picture(120, 120, `${disc}<g transform="translate(16 15) scale(.88)">${BODIES[kind]}</g>`, label);
}
