import { picture } from '../ink';
import { fox } from './fox';
import { type Kind, KINDS, TONES } from './palette';
import { sour } from './sour';
import { sweet } from './sweet';

export { type Kind, KINDS, TONES };

/** Every body lies on a 100 x 100 sheet. */
export const BODIES: Record<Kind, string> = { sweet, sour, fox };

/** Grapes or fox on a pale ground of their own: a disc, a leaf-cut square, a diamond, so that the outline tells the kind too. */
const GROUNDS: Record<Kind, string> = {
  sweet: '<circle cx="60" cy="60" r="57"',
  sour: '<rect x="6" y="6" width="108" height="108" rx="20"',
  fox: '<path d="M60 2C70 2 118 50 118 60C118 70 70 118 60 118C50 118 2 70 2 60C2 50 50 2 60 2Z"',
};

const SCALE: Record<Kind, [number, number]> = { sweet: [14, 0.92], sour: [14, 0.92], fox: [22, 0.76] };

export function token(kind: Kind, label = ''): string {
  const { field, deep } = TONES[kind];
  const [at, scale] = SCALE[kind];
  return picture(120, 120, `${GROUNDS[kind]} fill="${field}" stroke="${deep}" stroke-width="4"/><g transform="translate(${at} ${at}) scale(${scale})">${BODIES[kind]}</g>`, label);
}
