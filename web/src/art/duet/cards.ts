/** The thirty cards as they are printed. What a card does is the server's to say; here it is only drawn. */
import { INK, PAPER, picture, plain } from '../ink';
import { FIGURES, type Power } from './figures';
import { paw, SUIT_TONES, type Suit, suitBody } from './suits';

export interface Face {
  suit: Suit;
  rank: number;
  footprints: number;
  power?: Power;
}

const FOOTPRINTS = [0, 3, 2, 1, 1, 2, 0, 2, 0, 3];
const PRINTED: Partial<Record<number, Power>> = { 1: 'musician', 3: 'foxes', 5: 'gazelle', 7: 'gift', 9: 'royal_heir' };

/** What stands on a card, from its code such as `roses_3`; in a match without powers it shows nothing of them. */
export function faceOf(code: string, powers = true): Face {
  const [suit, number] = code.split('_');
  const rank = Number(number);
  return { suit: suit as Suit, rank, footprints: FOOTPRINTS[rank - 1] ?? 0, power: powers ? PRINTED[rank] : undefined };
}

function at(x: number, y: number, size: number, body: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${body}</g>`;
}

/** Paws in the strip; a card that moves nobody has a pale one, so that the strip is never just empty. */
function steps(count: number): string {
  if (count === 0) return at(41, 117, 18, `<g opacity=".42">${paw(PAPER)}</g>`) + `<path d="M38 136L62 117" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`;
  const width = count * 21 - 3;
  return Array.from({ length: count }, (_, i) => at(50 - width / 2 + i * 21, 117, 18, paw(PAPER))).join('');
}

/** The space before it parts the word from the number: read together they must stand so in the card's name. */
function ribbon(word: string, deep: string): string {
  const size = Math.min(13.5, 150 / Math.max(1, /^[ -~]+$/.test(word) ? word.length : word.length * 1.75));
  return ` <g class="ribbon"><rect x="2.5" y="97" width="95" height="19" fill="${PAPER}" opacity=".94"/><text x="50" y="${106.5 + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${deep}" font-family="inherit">${plain(word)}</text></g>`;
}

function ground(body: string, deep: string): string {
  const fir = (x: number, y: number, s: number): string => `<path transform="translate(${x} ${y}) scale(${s})" d="M0-20L8-6H4L11 6H-11L-4-6H-8Z" fill="${deep}" opacity=".3"/>`;
  return fir(87, 104, 0.9) + fir(74, 108, 0.6) + fir(14, 108, 0.7) + `<path d="M2.5 106Q30 94 52 104T97.5 98V116H2.5Z" fill="${body}" opacity=".5"/>`;
}

/** `word` is the name of the power, given where it is large enough to be read. */
export function cardFace(code: string, label: string, word = '', powers = true): string {
  const { suit, rank, footprints, power } = faceOf(code, powers);
  const { field, deep, body } = SUIT_TONES[suit];
  const scene = power
    ? `<circle cx="50" cy="69" r="33" fill="${PAPER}" opacity=".8"/>` + at(24, 43, 52, FIGURES[power])
    : `<circle cx="50" cy="70" r="33" fill="${PAPER}" opacity=".8"/>` + at(27, 47, 46, suitBody(suit, body));
  return picture(
    100,
    140,
    `<rect width="100" height="140" rx="11" fill="${PAPER}"/><rect x="2.5" y="2.5" width="95" height="135" rx="9" fill="${field}"/>` +
      ground(body, deep) + scene +
      `<text x="${rank === 10 ? 5 : 8}" y="36" font-size="${rank === 10 ? 35 : 40}" font-weight="800" fill="${deep}" font-family="inherit" letter-spacing="${rank === 10 ? -3 : 0}">${rank}</text>` +
      at(65, 8, 27, suitBody(suit)) +
      (power && word ? ribbon(word, deep) : '') +
      `<path d="M2.5 115.5H97.5V128.5A9 9 0 0 1 88.5 137.5H11.5A9 9 0 0 1 2.5 128.5Z" fill="${deep}"/>` + steps(footprints) +
      `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".3"/>`,
    label,
  );
}

function firs(): string {
  const rows: string[] = [];
  for (let row = 0; row < 6; row++) for (let i = 0; i < 6; i++) rows.push(`<path transform="translate(${4 + i * 18 + (row % 2) * 9} ${26 + row * 22})" d="M0-11L6-3H3L8 6H-8L-3-3H-6Z" fill="#2f6d66"/>`);
  return rows.join('');
}

/** The same from every side: a back must tell nothing. */
export function cardBack(label = ''): string {
  return picture(
    100,
    140,
    `<rect width="100" height="140" rx="11" fill="${PAPER}"/><rect x="4.5" y="4.5" width="91" height="131" rx="8" fill="#1f4a4c"/>` +
      `<svg x="9" y="9" width="82" height="122" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">${firs()}</svg>` +
      `<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="#f4dfae" stroke-width="1.4"/>` +
      `<circle cx="50" cy="70" r="28" fill="#1f4a4c"/><circle cx="50" cy="70" r="26" fill="#f4dfae"/>` +
      at(29, 48, 42, paw('#1f4a4c')) +
      `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".3"/>`,
    label,
  );
}
