import { line, oval, pair, picture, shape } from '../ink';

/** One silhouette a character card, on a medallion: known by its form, named beside it. */
const G = '#f4dfae';

const SIGNS: Record<string, string> = {
  king_cobra: shape('M30 8C44 8 48 22 42 32C38 38 36 40 38 46Q40 52 48 50Q44 56 34 54Q24 52 26 44C27 38 22 38 18 32C12 22 16 8 30 8Z', G) + pair(oval(25, 20, 2.6, 3.6, '#5d1f38'), 30),
  belladonna: `<circle cx="22" cy="38" r="11" fill="${G}"/><circle cx="41" cy="40" r="9" fill="${G}"/>` + line('M22 28Q26 16 34 12M41 32Q40 20 34 12', G, 3) + shape('M34 12Q48 6 52 18Q42 22 34 12Z', G),
  onlooker: line('M12 42L34 26', G, 9) + line('M34 26L47 17', G, 13) + line('M22 40L16 52', G, 4),
  apothecary: shape('M14 28H46Q46 46 36 49V52H24V49Q14 46 14 28Z', G) + line('M34 24L44 8', G, 6),
  toxicologist: shape('M25 8H35V20L46 42Q49 52 38 52H22Q11 52 14 42L25 20Z', G) + `<circle cx="30" cy="38" r="6" fill="#5d1f38"/>`,
  butler: shape('M10 38H50V43H10Z', G) + shape('M14 35Q16 18 30 18Q44 18 46 35Z', G) + `<circle cx="30" cy="14" r="3.5" fill="${G}"/>`,
  connoisseur: `<circle cx="26" cy="26" r="13" fill="none" stroke="${G}" stroke-width="5"/>` + line('M36 36L48 49', G, 7),
  intriguer: line('M12 22H44M36 13L46 22L36 31M48 40H16M24 31L14 40L24 49', G, 5),
  go_between: shape('M12 14H26Q26 28 21 30V38H25V42H13V38H17V30Q12 28 12 14Z', G) + shape('M34 18H48Q48 32 43 34V42H47V46H35V42H39V34Q34 32 34 18Z', G) + line('M27 52H34', G, 4),
  heavy_hand: shape('M12 22H44Q50 26 50 34V42Q50 50 40 50H22Q12 50 12 42Z', G) + line('M22 32V46M31 32V46M40 32V46', '#5d1f38', 2.6),
  iron_stomach: shape('M26 8Q34 10 34 20Q46 20 48 32Q48 50 30 50Q12 50 12 40Q12 34 20 36Q28 38 26 26Z', G),
  drinker: shape('M14 18H40V50H14Z', G) + `<path d="M40 24H46Q52 24 52 31V35Q52 42 46 42H40" fill="none" stroke="${G}" stroke-width="4.5"/>` + `<circle cx="20" cy="15" r="6" fill="${G}"/><circle cx="29" cy="13" r="7" fill="${G}"/><circle cx="37" cy="16" r="5" fill="${G}"/>`,
  avenger: shape('M30 5L36 34H24Z', G) + line('M17 36H43', G, 5) + line('M30 38V53', G, 6),
  impatient: shape('M16 8H44V13Q44 22 34 30Q44 38 44 47V52H16V47Q16 38 26 30Q16 22 16 13Z', G),
  latecomer: `<circle cx="30" cy="31" r="20" fill="none" stroke="${G}" stroke-width="5"/>` + line('M30 20V32L20 38', G, 4.5),
  guard: shape('M30 7L48 13V29Q48 46 30 53Q12 46 12 29V13Z', G) + line('M22 30L28 36L39 23', '#5d1f38', 5),
  physician: line('M30 6V54', G, 4) + line('M40 14Q18 18 24 26T38 36T24 48', G, 5) + `<circle cx="41" cy="13" r="4" fill="${G}"/>`,
  gambler: `<rect x="12" y="12" width="36" height="36" rx="7" fill="${G}" transform="rotate(-10 30 30)"/>` + [[22, 24], [38, 21], [30, 30], [23, 40], [39, 37]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#5d1f38"/>`).join(''),
  blackmailer: shape('M10 18H50V46H10Z', G) + line('M11 20L30 34L49 20', '#5d1f38', 3.5),
  early_bird: shape('M14 44Q10 26 24 22Q26 10 36 12Q42 14 42 22L50 26L42 29Q44 44 30 48Z', G) + `<circle cx="35" cy="20" r="2.4" fill="#5d1f38"/>`,
  ascetic: shape('M18 12H42Q42 32 33 35V46H40V51H20V46H27V35Q18 32 18 12Z', G) + shape('M22 16H38Q38 28 30 30.5Q22 28 22 16Z', '#5d1f38'),
};

export function character(code: string, label = ''): string {
  const medal = `<circle cx="30" cy="30" r="29.5" fill="#b98d32"/><circle cx="30" cy="30" r="27" fill="#5d1f38"/>`;
  return picture(60, 60, `${medal}<g transform="translate(6.6 6.6) scale(.78)">${SIGNS[code] ?? ''}</g>`, label);
}

export const CHARACTERS = Object.keys(SIGNS);
