/** The six kinds on a sheet of 100 x 100; each has a silhouette of its own, so colour is never needed. */
import { eye, INK, line, oval, pair, PAPER, shape } from '../ink';
import { type Kind, TONES } from './kinds';

function dish(fill: string, rim: string): string {
  return oval(50, 88, 42, 8, rim) + oval(50, 85.5, 42, 8, fill) + oval(50, 84, 33, 4.5, '#fff', 0).replace('/>', ' opacity=".55"/>');
}

/** A block of tofu, cut square; the line around it keeps white apart from a pale ground. */
function block(edge: string): string {
  return (
    shape('M20 38L34 25H84L72 38Z', '#fffef9') +
    shape('M72 38L84 25V70L72 83Z', '#ded3bb') +
    shape('M20 38H72V83H24Q20 83 20 79Z', PAPER) +
    line('M20 38L34 25H84V70L72 83H24Q20 83 20 79ZM20 38H72L84 25M72 38V83', edge, 2.6)
  );
}

const star = (x: number, y: number, r: number): string =>
  shape(`M${x} ${y - r}Q${x + r * 0.18} ${y - r * 0.18} ${x + r} ${y}Q${x + r * 0.18} ${y + r * 0.18} ${x} ${y + r}Q${x - r * 0.18} ${y + r * 0.18} ${x - r} ${y}Q${x - r * 0.18} ${y - r * 0.18} ${x} ${y - r}Z`, '#d98b00');

/** On a golden rosette with two ribbons: what everybody is after stands out from plain tofu on its dish. */
const excellent =
  shape('M22 72L8 99L26 95L36 84ZM78 72L92 99L74 95L64 84Z', '#b7372a') +
  `<circle cx="50" cy="51" r="46" fill="#f2b63c" stroke="${TONES.excellent.deep}" stroke-width="3"/>` + block(TONES.excellent.deep) +
  line('M30 56q5-6 10 0M52 56q5-6 10 0', INK, 3.6) + shape('M38 64H54Q53 74 46 74Q39 74 38 64Z', '#a33327') +
  oval(29, 64, 4.5, 3.2, '#f2a697') + oval(64, 64, 4.5, 3.2, '#f2a697') +
  star(12, 14, 11) + star(92, 12, 9);

const ordinary =
  dish('#5b8fba', '#3d6f9a') + block(TONES.ordinary.deep) +
  `<circle cx="36" cy="56" r="3.6" fill="${INK}"/><circle cx="57" cy="56" r="3.6" fill="${INK}"/>` + line('M40 68H53', INK, 3.4);

const slumped = 'M14 80C10 70 18 60 22 52C25 44 24 38 32 36C42 32 48 38 58 35C70 32 78 40 79 52C80 62 92 70 88 80C84 86 20 87 14 80Z';
const bad =
  dish('#8f8f86', '#63635c') + shape(slumped, '#cdc5a4') + line(slumped, TONES.bad.deep, 2.6) +
  oval(72, 66, 6, 4.5, '#a0976f') + oval(26, 74, 4.5, 3.2, '#a0976f') + oval(63, 44, 3, 2.4, '#a0976f') +
  line('M36 36L41 43L37 48L43 54', '#8a8158', 2.6) +
  line('M30 54l8 8M38 54l-8 8M54 54l8 8M62 54l-8 8', INK, 3.4) + line('M36 74q4-5 8 0t8 0t8 0', INK, 3.2) +
  line('M28 28q-6-6 0-11t0-11M50 25q-6-6 0-11t0-11M72 28q-6-6 0-11t0-11', '#6d7a3a', 4);

const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9f4d4" stroke="#5d9235" stroke-width="${r * 0.5}"/>`;
/** A tall jar with a lid, onion rings behind the glass: no block on a dish, however small it is drawn. */
const condiment =
  shape('M35 26H65V34Q78 38 78 50V84Q78 93 69 93H31Q22 93 22 84V50Q22 38 35 34Z', '#f4fae8') +
  shape('M22 58H78V84Q78 93 69 93H31Q22 93 22 84Z', '#a9cf7f') +
  [[36, 60, 9], [55, 57, 9], [67, 70, 8], [47, 74, 9], [33, 79, 8], [62, 84, 7]].map(([x, y, r]) => ring(x!, y!, r!)).join('') +
  line('M35 34Q22 38 22 50V84Q22 93 31 93H69Q78 93 78 84V50Q78 38 65 34', TONES.condiment.deep, 4) +
  `<rect x="29" y="8" width="42" height="22" rx="6" fill="${TONES.condiment.deep}"/>` + line('M38 14V24M50 14V24M62 14V24', '#8fbf5f', 3.4) + line('M31 50Q31 45 36 43', '#fff', 3.6);

const habanero =
  line('M50 24C50 14 56 10 64 8', '#3c6b1d', 6) +
  shape('M50 26C64 18 84 24 86 42C88 62 70 78 50 94C30 78 12 62 14 42C16 24 36 18 50 26Z', '#e4531f') +
  shape('M66 24C82 26 87 36 86 44C88 62 70 78 50 94C66 72 72 48 66 24Z', '#b93710') +
  shape('M50 32C42 38 32 34 26 26C36 17 44 20 50 22C56 20 64 17 74 26C68 34 58 38 50 32Z', '#5d8f2e') +
  line('M24 44Q24 58 33 66', '#ff9a6b', 4) +
  line('M29 43L43 49M71 43L57 49', INK, 3.8) + eye(38, 54, 6, 0.4, 0.2) + eye(62, 54, 6, -0.4, 0.2) + line('M42 72q4-6 8 0t8 0', INK, 3.4);

const shopClosed =
  line('M50 10L20 38M50 10L80 38', '#7c5a2e', 4) + `<circle cx="50" cy="10" r="5" fill="#5f3a1e"/>` +
  `<rect x="8" y="36" width="84" height="50" rx="7" fill="#5f3a1e"/><rect x="11" y="38" width="78" height="43" rx="5" fill="#b98655"/>` +
  line('M16 50H40M52 46H84M16 72H30M62 76H84', '#9b6a3c', 2.4) +
  pair(line('M27 57q6 6 12 0', INK, 3.8)) + line('M46 68h8', INK, 3.4) + line('M74 8h10l-10 11h10M88 22h7l-7 8h7', '#54405f', 3);

export const BODIES: Record<Kind, string> = { excellent, ordinary, bad, condiment, habanero, shop_closed: shopClosed };

/** What lies on top of a tofu: over the block's upper half, its face stays free. */
export const TOPPINGS: Record<'condiment' | 'habanero', string> = {
  condiment: `<g transform="translate(27 2)">${[[12, 18, 6], [24, 12, 6.5], [37, 18, 6], [25, 22, 6]].map(([x, y, r]) => ring(x!, y!, r!)).join('')}</g>`,
  habanero: `<g transform="translate(30 -2) scale(.42)">${habanero}</g>`,
};
