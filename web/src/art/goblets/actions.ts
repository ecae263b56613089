import { picture } from '../ink';

/** What can be done with goblets, as line pictures in the colour of the words beside them. */
const CUP = (x: number): string => `M${x} 10H${x + 12}Q${x + 12} 20 ${x + 7.5} 22V29M${x + 2} 31H${x + 10}M${x + 6} 22V29`;
const EYE = 'M3 20C11 7 29 7 37 20C29 33 11 33 3 20Z M14 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0';

const LINES: Record<string, string> = {
  pour: 'M20 4V16M15 11L20 17L25 11M10 20H30Q30 30 22 31V36M14 37H26M20 31V36',
  peek: EYE,
  swap: 'M6 14H32M26 7L33 14L26 21M34 27H8M14 20L7 27L14 34',
  // Seen from above a goblet that goes to the left goes clockwise: from in front of oneself to the left.
  rotate: 'M8 28A14 14 0 1 0 6 18M35 14L32 24L23 20',
  rotate_back: 'M32 28A14 14 0 1 1 34 18M5 14L8 24L17 20',
  pass: 'M9 8L21 20L9 32M23 8L35 20L23 32',
  toast: 'M3 15L15 9Q18 19 12 22Q6 22 3 15ZM12 22L16 33M11 36L21 31M37 15L25 9Q22 19 28 22Q34 22 37 15ZM28 22L24 33M29 36L19 31M20 2V7M12 3L14 6M28 3L26 6',
  rotate_two: 'M8 28A14 14 0 1 0 6 18M35 14L32 24L23 20M16 16H23V20H16V25H23',
  rotate_back_two: 'M32 28A14 14 0 1 1 34 18M5 14L8 24L17 20M17 16H24V20H17V25H24',
  pour_two: 'M13 4V14M8 9L13 15L18 9M27 4V14M22 9L27 15L32 9M10 20H30Q30 30 22 31V36M14 37H26M20 31V36',
  exchange_targets: 'M4 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0M22 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0M11 19.5v1M29 19.5v1M8 6H32M27 2L32 6L27 10',
  swap_others: `${CUP(3)}${CUP(25)}M15 5H25M22 2L25 5L22 8`,
  stand_guard: 'M20 3L33 8V19Q33 31 20 37Q7 31 7 19V8Z M14 20L19 25L27 15',
  blackmail: 'M4 10H36V31H4Z M4 11L20 23L36 11',
  look_away: 'M3 20C11 7 29 7 37 20C29 33 11 33 3 20Z M6 34L34 6',
  hand_over: 'M12 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6 34Q6 18 17 18M22 28H36M30 22L36 28L30 34',
  swap_goblets: `${CUP(3)}${CUP(25)}M15 5H25M22 2L25 5L22 8`,
  exchange_coasters: 'M3 14Q12 8 17 14Q12 20 3 14ZM23 14Q30 8 37 14Q30 20 23 14ZM10 26H30M26 22L30 26L26 30',
  swap_both: `${CUP(3)}${CUP(25)}M15 5H25M2 36H16M24 36H38`,
  leave_both: `${CUP(3)}${CUP(25)}`,
  decline: 'M9 9L31 31M31 9L9 31',
};

export function action(code: string): string {
  return picture(40, 40, `<path d="${LINES[code] ?? ''}" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`);
}
