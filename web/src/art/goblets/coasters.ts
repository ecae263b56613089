import { INK, shape } from '../ink';

/** Colour and shape of each coaster: either alone tells a goblet apart. */
const COLOURS = ['#c08a12', '#2d58b4', '#2f7a3c', '#84409f', '#c4541d', '#6b6570'] as const;
const DEEP = ['#8a6107', '#1d3d85', '#1f5729', '#5e2a75', '#8f3a10', '#4a454f'] as const;
export const COASTERS = COLOURS.length;

const W = '#fffaf0';

/** On a 40 x 40 sheet. */
const SHAPES = [
  shape('M20 3L25 14L37 15.5L28 23.5L30.5 36L20 29.5L9.5 36L12 23.5L3 15.5L15 14Z', W),
  shape('M20 2L36 20L20 38L4 20Z', W),
  shape('M20 5L37 34H3Z', W),
  shape('M7 7H33V33H7Z', W),
  `<circle cx="20" cy="20" r="15" fill="${W}"/>`,
  shape('M14 4H26V14H36V26H26V36H14V26H4V14H14Z', W),
] as const;

export const colourOf = (coaster: number): string => COLOURS[coaster % COASTERS] ?? COLOURS[0];
export const deepOf = (coaster: number): string => DEEP[coaster % COASTERS] ?? DEEP[0];
export const shapeOf = (coaster: number): string => SHAPES[coaster % COASTERS] ?? SHAPES[0];

/** The coaster under a goblet that stands on it. */
export function underFoot(number: number): string {
  const rim = `<ellipse cx="50" cy="107" rx="43" ry="11.5" fill="${INK}" opacity=".2"/>`;
  return `${rim}<ellipse cx="50" cy="105" rx="42" ry="11" fill="${deepOf(number)}"/><ellipse cx="50" cy="102.5" rx="42" ry="10.5" fill="${colourOf(number)}"/><ellipse cx="50" cy="102.5" rx="34" ry="7.5" fill="none" stroke="${W}" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="3 3"/>`;
}
