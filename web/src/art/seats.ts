import { picture, shape, line } from './ink';

/** Colour and symbol belong to the match, so every phone shows the same mark for a seat; the symbol alone is enough. */
export const SEAT_COLOURS = ['#c8402a', '#2d58b4', '#37803a', '#a86a00', '#84409f', '#0f7d88'] as const;
export const SEAT_SYMBOLS = ['sun', 'moon', 'leaf', 'peak', 'plum', 'wave'] as const;
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
  wave: line('M17 40Q28 28 39 40T61 40T83 40M17 62Q28 50 39 62T61 62T83 62', W, 9),
};

export function seatMark(seat: number, label = ''): string {
  const index = seat % SEAT_SYMBOLS.length;
  const colour = SEAT_COLOURS[index] ?? SEAT_COLOURS[0];
  const symbol = SYMBOLS[SEAT_SYMBOLS[index] ?? 'sun'].replaceAll(/var\(--seat-ink, #\w+\)/g, colour);
  return picture(100, 100, `<circle cx="50" cy="50" r="49" fill="${colour}"/><circle cx="50" cy="50" r="45.5" fill="none" stroke="${W}" stroke-opacity=".35" stroke-width="2"/>${symbol}`, label);
}
