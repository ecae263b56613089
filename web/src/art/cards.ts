/** Cards of 5 to 7. A word on a card is drawn as text, escaped, and never cut. */
import { BODIES, type Kind, TONES } from './creatures';
import { MARK } from './logo';
import { INK, PAPER, picture, plain } from './ink';

const STRIP = 29;

/** The name runs down the left strip, because a fan shows only that much of a card. */
function name(word: string): string {
  const letters = [...word];
  const look = `font-weight="800" fill="#fff" font-family="inherit"`;
  if (!/^[ -~]+$/.test(word)) {
    const size = Math.min(19, 96 / letters.length);
    const rows = letters.map((c, i) => `<tspan x="15.5" y="${52 + i * size}">${plain(c)}</tspan>`).join('');
    return `<text text-anchor="middle" font-size="${size - 1}" ${look}>${rows}</text>`;
  }
  const size = Math.min(18, 150 / letters.length);
  return `<text transform="translate(9.5 37) rotate(90)" font-size="${size}" ${look}>${plain(word)}</text>`;
}

function sheet(fill: string): string {
  return `<rect width="100" height="140" rx="11" fill="${fill}"/>`;
}

export function cardFace(kind: Kind, word: string): string {
  const { field, deep, body } = TONES[kind];
  const corner = `<circle cx="15.5" cy="18" r="13" fill="${PAPER}"/><g transform="translate(5 7.5) scale(.21)">${BODIES[kind]}</g>`;
  const sun = `<circle cx="63.5" cy="66" r="31" fill="${PAPER}" opacity=".75"/>`;
  const ground =
    `<path d="M${STRIP} 108Q46 98 63 101T97.5 99V128.5A9 9 0 0 1 88.5 137.5H${STRIP}Z" fill="${body}" opacity=".28"/>` +
    `<path d="M${STRIP} 122Q50 113 70 117T97.5 114V128.5A9 9 0 0 1 88.5 137.5H${STRIP}Z" fill="${body}" opacity=".34"/>` +
    `<ellipse cx="63.5" cy="106" rx="25" ry="4.5" fill="${deep}" opacity=".28"/>`;
  return picture(
    100,
    140,
    sheet(PAPER) +
      `<rect x="2.5" y="2.5" width="95" height="135" rx="9" fill="${field}"/>` +
      `<path d="M11.5 2.5H${STRIP}V137.5H11.5A9 9 0 0 1 2.5 128.5V11.5A9 9 0 0 1 11.5 2.5Z" fill="${deep}"/>` +
      `<path d="M${STRIP} 2.5v135" stroke="${body}" stroke-width="2"/>` +
      sun + ground + `<g transform="translate(30.5 41) scale(.66)">${BODIES[kind]}</g>` + corner + name(word) +
      `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".22"/>`,
    word,
  );
}

function lattice(): string {
  let path = '';
  for (let i = -140; i <= 100; i += 14) path += `M${i} 0l140 140M${i + 140} 0l-140 140`;
  return path;
}

/** The same from every side: a back must tell nothing. */
export function cardBack(label = ''): string {
  const frame = `<rect x="4.5" y="4.5" width="91" height="131" rx="8" fill="#4a2c4d"/>`;
  const weave = `<svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122"><path d="${lattice()}" stroke="#6d4470" stroke-width="1.6" fill="none"/></svg>`;
  const seal = `<circle cx="50" cy="70" r="29" fill="#4a2c4d"/><circle cx="50" cy="70" r="27" fill="#f4dfae"/><circle cx="50" cy="70" r="23.5" fill="none" stroke="#4a2c4d" stroke-width="1.2" stroke-dasharray="1 3" stroke-linecap="round"/>`;
  return picture(
    100,
    140,
    sheet(PAPER) + frame + weave + `<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="#f4dfae" stroke-width="1.4"/>` + seal +
      `<g transform="translate(32 52) scale(.36)">${MARK}</g><rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="${INK}" stroke-opacity=".22"/>`,
    label,
  );
}
