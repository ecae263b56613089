/** The five who do something, each on a square of 100. */
import { eye, INK, line, oval, pair, PAPER, shape } from '../ink';

export const POWERS = ['musician', 'foxes', 'gazelle', 'gift', 'royal_heir'] as const;
export type Power = (typeof POWERS)[number];

/** A lute and two notes. */
const musician =
  `<g transform="rotate(38 50 50)">` +
  shape('M50 40C66 40 74 56 72 72C70 88 60 96 50 96C40 96 30 88 28 72C26 56 34 40 50 40Z', '#a8612a') +
  shape('M50 45C62 45 68 58 67 71C66 84 58 91 50 91C42 91 34 84 33 71C32 58 38 45 50 45Z', '#d9974c') +
  `<rect x="45" y="4" width="10" height="46" rx="3" fill="#6a3a1c"/><rect x="40" y="-4" width="20" height="14" rx="4" fill="#6a3a1c"/>` +
  `<circle cx="50" cy="66" r="9" fill="#5a2f16"/><rect x="40" y="81" width="20" height="4" rx="2" fill="#5a2f16"/>` +
  line('M47 8V82M53 8V82', PAPER, 1.4) +
  `</g>` +
  line('M20 34V14L36 10V29', INK, 3.6) + oval(15.5, 35, 6, 4.6, INK, -18) + oval(31.5, 30, 6, 4.6, INK, -18);

const foxHead = (fur: string, dark: string): string =>
  shape('M22 18L46 36H74L98 18C102 40 98 58 92 68C84 84 70 94 60 98C50 94 36 84 28 68C22 58 18 40 22 18Z', fur) +
  pair(shape('M29 28L42 38L30 48Z', dark) + shape('M26 60C38 54 48 62 52 76L60 98C46 92 32 80 26 60Z', PAPER), 60) +
  shape('M53 86Q60 82 67 86L60 94Z', INK) +
  pair(line('M40 60Q46 54 52 60', INK, 4.4), 60);

/** Two foxes, cheek to cheek. */
const foxes =
  `<g transform="translate(36 2) rotate(9) scale(.6)">${foxHead('#d9b48a', '#7a5a3a')}</g><g transform="translate(-6 26) rotate(-7) scale(.72)">${foxHead('#e2702a', '#5a2a1a')}</g>`;

const gazelle =
  pair(line('M44 40C34 28 34 16 41 2', '#4a3222', 5.5) + line('M36.5 30l6-2.5M36 22l6-2M37 14l5.5-1.5', '#8a6a4a', 2) + shape('M40 46C28 36 18 36 10 42C16 52 28 56 40 52Z', '#c98d4e') + shape('M36 47C28 42 22 42 17 44C22 49 29 51 37 50Z', '#7a4a24')) +
  shape('M50 34C64 34 70 46 67 58C65 70 61 82 58 90C56 96 44 96 42 90C39 82 35 70 33 58C30 46 36 34 50 34Z', '#d79b58') +
  shape('M50 36C55 46 57 62 55 78H45C43 62 45 46 50 36Z', PAPER) +
  shape('M42 84C44 78 56 78 58 84C58 94 54 97 50 97C46 97 42 94 42 84Z', PAPER) +
  shape('M45 84Q50 81 55 84L50 89Z', INK) +
  pair(eye(39.5, 57, 5.2, 0.2, 0.2) + line('M36 68C39 74 40 79 41 84', '#4a3222', 3));

const gift =
  shape('M12 46H88V90Q88 95 83 95H17Q12 95 12 90Z', '#2f7a74') +
  shape('M8 32H92Q94 32 94 35V48Q94 50 92 50H8Q6 50 6 48V35Q6 32 8 32Z', '#3f948c') +
  `<rect x="42" y="32" width="16" height="63" fill="#f2b63c"/>` +
  pair(shape('M50 31C40 31 22 28 20 16C19 6 32 4 38 10C44 16 48 24 50 31Z', '#f2b63c') + shape('M46 27C40 26 30 23 29 17C28 12 35 12 38 15C42 19 44 23 46 27Z', '#c2841c')) +
  `<circle cx="50" cy="30" r="7" fill="#c2841c"/>`;

const royalHeir =
  shape('M12 36L30 54L50 20L70 54L88 36L80 78H20Z', '#e5ad35') +
  shape('M50 20L70 54L88 36L80 78H50Z', '#c98c1e') +
  `<rect x="18" y="74" width="64" height="15" rx="5" fill="#a96f12"/>` +
  `<circle cx="50" cy="17" r="7" fill="#f7d67a"/><circle cx="11" cy="33" r="6" fill="#f7d67a"/><circle cx="89" cy="33" r="6" fill="#f7d67a"/>` +
  shape('M50 56L57 64L50 72L43 64Z', '#b8324f') + oval(31, 81.5, 4.5, 3.6, '#3f86b8') + oval(69, 81.5, 4.5, 3.6, '#3f86b8') + oval(50, 81.5, 4.5, 3.6, '#f7d67a');

export const FIGURES: Record<Power, string> = { musician, foxes, gazelle, gift, royal_heir: royalHeir };
export const FOX = foxHead('#e2702a', '#5a2a1a');
