import { INK, line, picture, shape } from '../ink';
import { drink, type TokenArt } from './tokens';

const SKIN = '#f0c9a0';
const CUFF = '#7d2742';

const FIST =
  shape('M22 4H58V24H22Z', CUFF) +
  line('M22 22H58', '#e8c25e', 4) +
  shape('M20 26H60Q68 30 68 42V56Q68 70 52 70H30Q14 70 14 56V42Q14 30 20 26Z', SKIN) +
  line('M27 46V66M40 46V68M53 46V66', '#b98a5e', 3) +
  shape('M16 38Q30 32 58 40Q64 46 56 48Q36 46 20 50Q12 46 16 38Z', '#f6d7b4') +
  `<path d="M20 26H60Q68 30 68 42V56Q68 70 52 70H30Q14 70 14 56V42Q14 30 20 26Z" fill="none" stroke="${INK}" stroke-width="2.2"/>`;

/** What is in it is nobody's business. */
export function fist(): string {
  return picture(80, 80, FIST);
}

/** One's own fist: one knows what it holds. */
export function fistWith(kind: TokenArt): string {
  const token = drink(kind).replace('<svg ', '<svg x="22" y="34" width="36" height="36" ');
  return picture(80, 80, FIST + token);
}

/** The target card's mark. */
export function target(): string {
  const rings = `<circle cx="20" cy="20" r="14" fill="none" stroke="currentColor" stroke-width="4"/><circle cx="20" cy="20" r="4.5" fill="currentColor"/>`;
  return picture(40, 40, `${rings}<path d="M20 1V10M20 30V39M1 20H10M30 20H39" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`);
}

/** A folding screen of three leaves. */
export function screen(): string {
  return picture(
    44,
    32,
    shape('M2 6L15 2V28L2 31Z', '#9c5a34') + shape('M15 2L29 6V31L15 28Z', '#c27b48') + shape('M29 6L42 2V28L29 31Z', '#9c5a34') +
      `<path d="M2 6L15 2L29 6L42 2V28L29 31L15 28L2 31ZM15 2V28M29 6V31" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`,
  );
}
