/** The cards of Fox and Grapes. A back tells only what was announced, by the way it lies (F-12). */
import { INK, line, PAPER, picture, plain, shape } from '../ink';
import { BODIES, type Kind, TONES } from '.';

const RIM = `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".22"/>`;
const sheet = (fill: string): string => `<rect width="100" height="140" rx="11" fill="${fill}"/>`;

/** The name stands on a ribbon below the picture, as large as it fits. */
function ribbon(word: string, deep: string): string {
  const wide = [...word].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.58 : 1), 0);
  const size = Math.min(18, 82 / wide);
  return (
    `<path d="M2.5 112H97.5V128.5A9 9 0 0 1 88.5 137.5H11.5A9 9 0 0 1 2.5 128.5Z" fill="${deep}"/>` +
    `<text x="50" y="${124.5 + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="800" fill="#fff" font-family="inherit">${plain(word)}</text>`
  );
}

const vine = (colour: string): string =>
  line('M2 20C22 8 30 26 50 16S80 6 98 18', colour, 2.4) +
  [[16, 14], [40, 20], [62, 12], [84, 10]].map(([x, y]) => shape(`M${x} ${y}q5-10 12-6q-1 8-12 6Z`, colour)).join('');

/** Plus one for sweet grapes and the fox, minus one for sour grapes: the rule of points stands on the card. */
function worth(kind: Kind, deep: string): string {
  const cross = kind === 'sour' ? '' : 'M18 12.5v11';
  return `<circle cx="18" cy="18" r="11.5" fill="${PAPER}" stroke="${deep}" stroke-width="2"/>${line(`M12.5 18h11${cross}`, deep, 3.4)}`;
}

export function cardFace(kind: Kind, word: string): string {
  const { field, body, deep } = TONES[kind];
  return picture(
    100,
    140,
    sheet(PAPER) +
      `<rect x="2.5" y="2.5" width="95" height="135" rx="9" fill="${field}"/>` +
      `<g opacity=".34">${vine(body)}</g><circle cx="50" cy="66" r="41" fill="${PAPER}" opacity=".8"/>` +
      `<ellipse cx="50" cy="105" rx="28" ry="4" fill="${deep}" opacity=".25"/>` +
      `<g transform="translate(13 26) scale(.74)">${BODIES[kind]}</g>` +
      ribbon(word, deep) + worth(kind, deep) + RIM,
    word,
  );
}

function trellis(): string {
  let path = '';
  for (let at = 12; at < 100; at += 15) path += `M${at} 5v130`;
  for (let at = 14; at < 140; at += 16) path += `M5 ${at}h90`;
  return `<path d="${path}" stroke="#3f6a4b" stroke-width="1.6" fill="none"/>`;
}

const bunch = (kind: Kind): string => `<circle cx="50" cy="39" r="27" fill="${TONES[kind].field}"/><g transform="translate(28 18) scale(.44)">${BODIES[kind]}</g>`;

/** Sweet grapes at one end, sour ones at the other: whichever stands upright has been announced. */
const ENDS = `${bunch('sweet')}<g transform="rotate(180 50 70)">${bunch('sour')}</g>`;

export function cardBack(claim: Kind = 'sweet', label = ''): string {
  const turn = claim === 'sour' ? ' transform="rotate(180 50 70)"' : '';
  return picture(
    100,
    140,
    `<g${turn}>${sheet(PAPER)}<rect x="4.5" y="4.5" width="91" height="131" rx="8" fill="#284e35"/>${trellis()}` +
      `<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="#f0e2a8" stroke-width="1.4"/>${ENDS}</g>${RIM}`,
    label,
  );
}

/** The pennant of who begins the round. */
export const PENNANT = picture(100, 100, line('M26 94V8', '#7a5a2c', 9) + shape('M30 10L92 30L30 54Z', '#c8402a') + shape('M30 10L60 20L60 43L30 54Z', '#e2703a'));
