/** One scene a game, on a tile of 120 x 120. No id occurs twice on a page, however many tiles it shows. */
import { BODIES } from './creatures';
import { INK, line, oval, pair, PAPER, picture, shape } from './ink';

/** One small scene a game, on a rounded tile: the shelf of the landing page. */
export const GAMES = ['cockroach', 'fox-grapes', 'goblets', 'tofu', 'duet'] as const;
export type Game = (typeof GAMES)[number];

function tile(ground: string, hill: string, body: string): string {
  return `<clipPath id="tile"><rect width="120" height="120" rx="26"/></clipPath><g clip-path="url(#tile)"><rect width="120" height="120" fill="${ground}"/><circle cx="60" cy="134" r="62" fill="${hill}"/>${body}</g>`;
}

const cockroach = tile(
  '#f6c667',
  '#e9a93f',
  `<g transform="rotate(10 66 66)">${line('M54 46C40 34 40 20 26 16M78 46C92 34 92 20 106 16', '#6a3814', 4)}<g transform="translate(14 14)">${BODIES.cockroach}</g></g>` +
    `<g transform="rotate(-8 50 98)"><rect x="14" y="76" width="76" height="60" rx="9" fill="${INK}" opacity=".18"/><rect x="14" y="72" width="76" height="60" rx="9" fill="${PAPER}"/><rect x="19" y="77" width="66" height="60" rx="6" fill="#4a2c4d"/>` +
    `<path d="M40 96q0-11 12-11t12 10q0 7-8 10q-4 2-4 6" fill="none" stroke="#f4dfae" stroke-width="6" stroke-linecap="round"/></g>`,
);

const foxHead =
  shape('M22 18L46 36H74L98 18C102 40 98 58 92 68C84 84 70 94 60 98C50 94 36 84 28 68C22 58 18 40 22 18Z', '#e2702a') +
  pair(shape('M29 28L42 38L30 48Z', '#5a2a1a') + shape('M26 60C38 54 48 62 52 76L60 98C46 92 32 80 26 60Z', PAPER), 60) +
  shape('M53 86Q60 82 67 86L60 94Z', INK) +
  pair(line('M38 58Q44 52 50 58', INK, 4), 60);

function grapes(x: number, y: number, r: number): string {
  const rows: [number, number][] = [[-1, 0], [0, 0], [1, 0], [-0.5, 0.85], [0.5, 0.85], [0, 1.7]];
  const balls = rows.map(([dx, dy], i) => `<circle cx="${x + dx * r * 1.8}" cy="${y + dy * r * 1.8}" r="${r}" fill="${i % 2 ? '#7a4aa8' : '#8f5fc0'}"/><circle cx="${x + dx * r * 1.8 - r * 0.3}" cy="${y + dy * r * 1.8 - r * 0.3}" r="${r * 0.25}" fill="#e3d2f4"/>`);
  return line(`M${x} ${y - r}V${y - r * 2.4}`, '#5d7a2c', 4) + shape(`M${x} ${y - r * 1.6}q${r * 2.4}-${r * 2.2} ${r * 3.4}-${r * 0.2}q-${r * 1.6} ${r * 1.6}-${r * 3.4} ${r * 0.2}Z`, '#6f9636') + balls.join('');
}

const foxGrapes = tile('#cfe3a8', '#aecb78', `<g transform="translate(-8 26) scale(.9)">${foxHead}</g>` + grapes(90, 34, 9.5));

const goblet =
  shape('M30 24H90C90 56 80 70 65 73V92C76 93 82 97 82 103H38C38 97 44 93 55 92V73C40 70 30 56 30 24Z', '#d9a441') +
  shape('M76 24H90C90 56 80 70 65 73V92C76 93 82 97 82 103H66C70 70 76 60 76 24Z', '#b57f25') +
  oval(60, 24, 30, 8, '#f0c767') +
  oval(60, 25, 24, 5.5, '#7c1733') +
  shape('M60 38C70 38 75 44 75 51C75 56 72 58 70 60V65H50V60C48 58 45 56 45 51C45 44 50 38 60 38Z', PAPER) +
  pair(`<circle cx="53.5" cy="52" r="4" fill="#7c1733"/>` + line('M56.5 61v4', '#7c1733', 2), 60);

const goblets = tile(
  '#7d2742',
  '#611b33',
  `<circle cx="96" cy="22" r="9" fill="#2f2430"/><circle cx="108" cy="44" r="7" fill="${PAPER}"/><circle cx="20" cy="28" r="8" fill="#c9344e"/><g transform="translate(0 8)">${goblet}</g>`,
);

const tofu = tile(
  '#bfe0ea',
  '#93c6d6',
  line('M36 30q-6-6 0-12t0-12M60 26q-6-6 0-12t0-12M84 30q-6-6 0-12t0-12', PAPER, 5) +
    oval(60, 104, 52, 11, '#3d6f9a') + oval(60, 100, 52, 11, '#5b8fba') + oval(60, 98, 42, 7, '#d7e8f2') +
    shape('M24 52L40 40H104L96 52V96H28Q24 96 24 92Z', '#e7dfcc') +
    shape('M24 52H90Q94 52 94 56V92Q94 97 89 97H29Q24 97 24 92Z', PAPER) +
    shape('M26 51L41 40H102L92 51Z', '#fffef9') +
    line('M46 68q5-5 10 0M68 68q5-5 10 0', INK, 4) + line('M54 80Q62 87 70 80', INK, 4) +
    oval(42, 78, 6, 4, '#f2b8a8') + oval(82, 78, 6, 4, '#f2b8a8') +
    shape('M60 44C52 44 50 37 54 34C62 32 72 34 76 38C80 42 70 45 60 44Z', '#6fa044') + oval(72, 40, 5, 3, '#9cc46a', -10),
);

const fir = (x: number, y: number, s: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${shape('M0-46L16-18H9L22 6H12L26 30H-26L-12 6H-22L-9-18H-16Z', fill)}<rect x="-4" y="30" width="8" height="10" fill="#3d2a2a"/></g>`;

const littleFox = (fill: string): string =>
  shape('M-16 14C-18-2-8-8 2-6L4-18L10-12L18-14L17-4C22 0 22 4 18 6L10 8V14Z', fill) + shape('M-14 12C-30 14-32-2-24-8C-24 0-18 2-12 2Z', fill) + shape('M-27 1C-28-3-26-6-24-8C-24-4-22-1-19 0Z', PAPER) + shape('M18 6L10 8L8 4Q14 4 20 1Z', PAPER) + `<circle cx="13" cy="-4" r="1.8" fill="${INK}"/>`;

const duet = tile(
  '#2c3f6b',
  '#36577c',
  `<circle cx="84" cy="30" r="15" fill="#fbe7a6"/><circle cx="77" cy="26" r="13" fill="#2c3f6b"/>` +
    [[24, 20], [48, 12], [104, 60], [58, 34]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#fbe7a6"/>`).join('') +
    fir(20, 64, 1, '#1f4a4c') + fir(100, 68, 0.9, '#1f4a4c') + fir(44, 58, 0.7, '#2b6160') + fir(80, 62, 0.6, '#2b6160') +
    `<g transform="translate(38 100) scale(1.15)">${littleFox('#ef7f3a')}</g><g transform="translate(84 100) scale(-1.15 1.15)">${littleFox('#e9c9a0')}</g>`,
);

const SCENES: Record<Game, string> = { cockroach, 'fox-grapes': foxGrapes, goblets, tofu, duet };

let drawn = 0;

/** Each drawing gets its own clip id: two equal ids on one page make the second vanish when the first is hidden. */
export function emblem(game: Game, label = ''): string {
  const id = `tile-${(drawn += 1)}`;
  return picture(120, 120, SCENES[game].replace('id="tile"', `id="${id}"`).replace('url(#tile)', `url(#${id})`), label);
}

