import { INK, line, oval, picture, shape } from '../ink';
import { colourOf, deepOf, shapeOf, underFoot } from './coasters';

const METAL = '#ead9b0';
const SHADE = '#c3a76b';
const DARK = '#8d7340';
const BOWL = 'M19 14H81C81 42 75 58 56 63V84C66 85 73 90 74 98Q50 106 26 98C27 90 34 85 44 84V63C25 58 19 42 19 14Z';
const SHADED = 'M67 14H81C81 42 75 58 56 63V84C66 85 73 90 74 98Q66 101 58 101.5C52 80 52 68 50 63C62 56 67 40 67 14Z';

function sign(coaster: number): string {
  return `<circle cx="50" cy="37" r="15.5" fill="${deepOf(coaster)}"/><circle cx="50" cy="37" r="13.5" fill="${colourOf(coaster)}"/><g transform="translate(40.5 27.5) scale(.475)">${shapeOf(coaster)}</g>`;
}

function body(inside: string): string {
  return (
    shape(BOWL, METAL) +
    shape(SHADED, SHADE) +
    `<path d="${BOWL}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
    line('M27 22C28 36 31 46 37 52', '#fff6dc', 3.5) +
    line('M44 70H56M44 76H56', DARK, 2.2) +
    oval(50, 14, 31, 7.5, METAL) +
    `<ellipse cx="50" cy="14" rx="31" ry="7.5" fill="none" stroke="${INK}" stroke-width="2.4"/>` +
    inside
  );
}

const CLOSED = oval(50, 14.5, 25.5, 5, '#3b2531');

/** A goblet as all see it: which one it is, and nothing of what is in it. */
export function goblet(coaster: number, label = ''): string {
  return picture(100, 118, underFoot(coaster) + body(CLOSED) + sign(coaster), label);
}

/** As small as a letter: a goblet in its coaster's colour, so that nobody takes it for the round sign of a person. */
export function small(coaster: number, label = ''): string {
  const cup = shape('M3 3H37C37 20 31 28 24 30V36L33 42V45H7V42L16 36V30C9 28 3 20 3 3Z', colourOf(coaster));
  const edge = `<path d="M3 3H37C37 20 31 28 24 30V36L33 42V45H7V42L16 36V30C9 28 3 20 3 3Z" fill="none" stroke="${deepOf(coaster)}" stroke-width="2.4" stroke-linejoin="round"/>`;
  return picture(40, 48, `${cup}${edge}<g transform="translate(9.5 5) scale(.525)">${shapeOf(coaster)}</g>`, label);
}

/** Drunk and laid down. */
export function emptied(coaster: number, label = ''): string {
  const lying = `<g transform="translate(-4 30) rotate(74 50 60) scale(.94)">${body(CLOSED) + sign(coaster)}</g>`;
  return picture(100, 118, `<g opacity=".55">${underFoot(coaster)}${lying}</g>`, label);
}

/** A look into the goblet from above: the rim around what lies at its bottom. */
export function fromAbove(coaster: number): string {
  return picture(
    120,
    120,
    `<circle cx="60" cy="60" r="58" fill="${deepOf(coaster)}"/><circle cx="60" cy="60" r="55" fill="${colourOf(coaster)}"/><circle cx="60" cy="60" r="48" fill="${INK}"/><circle cx="60" cy="60" r="46" fill="${METAL}"/><circle cx="60" cy="60" r="39" fill="${SHADE}"/><circle cx="60" cy="62" r="37" fill="#3b2531"/>`,
  );
}
