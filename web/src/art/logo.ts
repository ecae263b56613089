/** The mark and the name beside it, drawn in code; the mark is read at 24 pixels too. */
import { INK, PAPER, eye, line, picture, plain } from './ink';

const LEFT = '#d9512c';
const RIGHT = '#2f6f6a';

/** Two cards that lean together, one eye each, each reading the other. */
export const MARK =
  `<g transform="rotate(-9 34 52)"><rect x="10" y="17" width="42" height="68" rx="10" fill="${INK}" opacity=".16" transform="translate(1 4)"/>` +
  `<rect x="10" y="16" width="42" height="68" rx="10" fill="${LEFT}"/><rect x="14.5" y="20.5" width="33" height="59" rx="6.5" fill="none" stroke="${PAPER}" stroke-width="2" opacity=".55"/>${eye(35, 44, 11, 1, 0.1)}${line('M24 31Q33 23 44 28', INK, 3.6)}</g>` +
  `<g transform="rotate(9 68 52)"><rect x="48" y="17" width="42" height="68" rx="10" fill="${INK}" opacity=".22" transform="translate(1 4)"/>` +
  `<rect x="48" y="16" width="42" height="68" rx="10" fill="${RIGHT}"/><rect x="52.5" y="20.5" width="33" height="59" rx="6.5" fill="none" stroke="${PAPER}" stroke-width="2" opacity=".55"/>${eye(66, 44, 11, -1, 0.1)}${line('M57 33Q66 30 77 33', INK, 3.6)}${line('M60 64Q66 69 73 63', PAPER, 3.6)}</g>` +
  line('M27 67Q34 69 41 63', PAPER, 3.6);

export function mark(label = ''): string {
  return picture(100, 100, MARK, label);
}

/** The mark with the written name; `word` is Yomiai or 読み合い, set in the page's own font. */
export function wordmark(word: string, label = word): string {
  const wide = /[^ -~]/.test(word) ? 58 : 35;
  const width = 112 + [...word].length * wide;
  const text = `<text x="106" y="71" font-size="56" font-weight="800" fill="currentColor" font-family="inherit">${plain(word)}</text>`;
  return picture(width, 100, MARK + text, label);
}
