/** A colour and a symbol a seat; twelve symbols differ without their colours, and colours may repeat. */
import { picture, shape, line } from './ink';

/** Colour and symbol belong to the match, so every phone shows the same mark for a seat; the symbol alone is enough. */
export const SEAT_COLOURS = ['#c8402a', '#2d58b4', '#37803a', '#a86a00', '#84409f', '#0f7d88'] as const;
export const SEAT_SYMBOLS = ['sun', 'moon', 'leaf', 'peak', 'plum', 'wave', 'heart', 'star', 'key', 'bell', 'fish', 'spade'] as const;
export type SeatSymbol = (typeof SEAT_SYMBOLS)[number];

const W = '#fffaf0';

function spin(count: number, drawing: string): string {
  let all = '';
  for (let i = 0; i < count; i++) all += `<g transform="rotate(${(i * 360) / count} 50 50)">${drawing}</g>`;
  return all;
}

const SYMBOLS: Record<SeatSymbol, string> = {
  sun: `<circle cx="50" cy="50" r="15" fill="${W}"/>${spin(8, line('M50 23V17', W, 8))}`,
  moon: shape('M62 18A33 33 0 1 0 82 62A27 27 0 0 1 62 18Z', W),
  leaf: shape('M24 76C16 44 40 18 80 20C84 58 60 84 30 74Z', W) + line('M20 82L58 42', 'var(--seat-ink, #37803a)', 5),
  peak: shape('M10 76L38 30Q42 25 46 30L58 50L64 41Q67 37 70 41L92 76Q93 79 89 79H13Q9 79 10 76Z', W),
  plum: `${spin(5, `<circle cx="50" cy="31" r="13.5" fill="${W}"/>`)}<circle cx="50" cy="50" r="7" fill="var(--seat-ink, #84409f)"/>`,
  heart: shape('M50 84C20 62 12 46 18 32C26 18 44 22 50 36C56 22 74 18 82 32C88 46 80 62 50 84Z', W),
  star: shape('M50 14L60 39L87 41L66 58L73 84L50 70L27 84L34 58L13 41L40 39Z', W),
  key: `<circle cx="34" cy="36" r="16" fill="none" stroke="${W}" stroke-width="9"/>${line('M46 48L80 82M66 68L76 58', W, 9)}`,
  bell: shape('M50 16Q72 18 72 46Q72 62 82 72H18Q28 62 28 46Q28 18 50 16Z', W) + `<circle cx="50" cy="81" r="8" fill="${W}"/>`,
  fish: shape('M14 50Q36 22 66 44L86 30V70L66 56Q36 78 14 50Z', W) + `<circle cx="32" cy="47" r="4.5" fill="var(--seat-ink, #0f7d88)"/>`,
  spade: shape('M50 14Q84 44 82 60Q76 76 55 66L60 86H40L45 66Q24 76 18 60Q16 44 50 14Z', W),
  wave: line('M17 40Q28 28 39 40T61 40T83 40M17 62Q28 50 39 62T61 62T83 62', W, 9),
};

/** From the seventh seat on colours come again, on another form. */
function ground(index: number, colour: string): string {
  const ring = `fill="none" stroke="${W}" stroke-opacity=".35" stroke-width="2"`;
  if (index < SEAT_COLOURS.length) return `<circle cx="50" cy="50" r="49" fill="${colour}"/><circle cx="50" cy="50" r="45.5" ${ring}/>`;
  return `<rect x="3" y="3" width="94" height="94" rx="22" fill="${colour}"/><rect x="6.5" y="6.5" width="87" height="87" rx="19" ${ring}/>`;
}

export function seatMark(seat: number, label = ''): string {
  const index = seat % SEAT_SYMBOLS.length;
  const colour = SEAT_COLOURS[index % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
  const symbol = SYMBOLS[SEAT_SYMBOLS[index] ?? 'sun'].replaceAll(/var\(--seat-ink, #\w+\)/g, colour);
  return picture(100, 100, `${ground(index, colour)}${symbol}`, label);
}
