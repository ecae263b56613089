/** Cards, tokens and beans of the tofu shop as whole pictures. */
import { INK, line, oval, PAPER, picture, plain, shape } from '../ink';
import { BODIES, TOPPINGS } from './bodies';
import { type Kind, TONES } from './kinds';

/** What lies on a tofu, if anything. */
export type Topping = keyof typeof TOPPINGS;

const body = (kind: Kind, topping?: Topping): string => BODIES[kind] + (topping ? TOPPINGS[topping] : '');

/** What the card is worth, drawn in its corner; bad ones count their number squared. */
const WORTH: Partial<Record<Kind, string>> = {
  excellent: 'M23 13H16L15.4 18.4Q23 16.4 22.8 21.4Q22.4 26 15.2 24.6',
  bad: 'M13 24.5V17.4M13 19.6Q13.6 17 15.8 17Q18.2 17 18.2 19.8V24.5M20.8 13.6Q21.2 11.8 23 11.8Q25 11.8 25 13.7Q25 15.4 20.8 18.4H25.4',
  ordinary: 'M15.4 13H22.4L18.4 17.6Q23 18 22.6 21.8Q21.8 26 15.2 24.6',
};

function corner(kind: Kind): string {
  const worth = WORTH[kind];
  return worth ? `<circle cx="19" cy="19" r="12" fill="${TONES[kind].deep}"/>${line(worth, '#fff', kind === 'bad' ? 2 : 2.8)}` : '';
}

function name(word: string, deep: string): string {
  const wide = !/^[ -~]+$/.test(word);
  const size = Math.min(17, (wide ? 84 : 150) / [...word].length);
  return (
    shape('M2.5 112H97.5V128.5A9 9 0 0 1 88.5 137.5H11.5A9 9 0 0 1 2.5 128.5Z', deep) +
    `<text x="50" y="${124.5 + size * 0.37}" text-anchor="middle" font-size="${size}" font-weight="800" fill="#fff" font-family="inherit">${plain(word)}</text>`
  );
}

export function cardFace(kind: Kind, word: string, topping?: Topping): string {
  const { field, deep, body: tone, light } = TONES[kind];
  return picture(
    100,
    140,
    `<rect width="100" height="140" rx="11" fill="${PAPER}"/><rect x="2.5" y="2.5" width="95" height="135" rx="9" fill="${field}"/>` +
      `<circle cx="50" cy="64" r="40" fill="${light}"/>` +
      shape('M2.5 92Q50 78 97.5 92V112H2.5Z', tone, 0.35) +
      `<g transform="translate(9 22) scale(.82)">${body(kind, topping)}</g>` +
      corner(kind) + name(word, deep) +
      `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".22"/>`,
    word,
  );
}

/** On a rounded tile of its own: readable on any ground, for piles and buttons. */
export function token(kind: Kind, label = '', topping?: Topping): string {
  const { light, deep } = TONES[kind];
  const tile = `<rect x="2" y="2" width="116" height="116" rx="26" fill="${light}" stroke="${deep}" stroke-width="4"/>`;
  return picture(120, 120, `${tile}<g transform="translate(11 11) scale(.98)">${body(kind, topping)}</g>`, label);
}

/** One bean; they are the money. */
export function bean(label = ''): string {
  return picture(
    40,
    40,
    `<g transform="rotate(-24 20 20)">${oval(20, 21, 18, 14.5, '#8a5d12')}${oval(20, 20, 17, 13.5, '#ecc873')}${oval(15, 14.5, 7, 4, '#fbe9b6')}${line('M17 25.5Q21 28 26 25', '#7a4d0c', 3.4)}</g>`,
    label,
  );
}
