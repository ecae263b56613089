/** Which character sits in an empty seat. Where they are mixed none comes again before all have come. */
import type { Game } from './art/emblems';
import { CATALOGUE } from './games';
import { page } from './words';

export const MIXED = 'mixed';

export function charactersOf(game: string): readonly string[] {
  return CATALOGUE[game as Game]?.bots ?? [];
}

/** What a character is called. */
export function characterOf(bot: string): string {
  return page.maybe(`create.bot.${bot}`) ?? bot;
}

/** What can be wished for, with the words for it. */
export function wishes(game: string): { value: string; label: string; hint: string }[] {
  const hint = (bot: string): string => page.maybe(`create.bot.${bot}_hint`) ?? '';
  return [...charactersOf(game), MIXED].map((value) => ({ value, label: characterOf(value), hint: hint(value) }));
}

/** So many bots for a wish, beside those that sit already. */
export function dealt(game: string, wanted: string, count: number, sitting: readonly string[]): string[] {
  const known = charactersOf(game);
  if (wanted !== MIXED) return Array.from({ length: count }, () => wanted);
  const all = [...sitting];
  const times = (bot: string): number => all.filter((one) => one === bot).length;
  for (let i = 0; i < count; i++) {
    const least = Math.min(...known.map(times));
    const rare = known.filter((bot) => times(bot) === least);
    all.push(rare[Math.floor(Math.random() * rare.length)] ?? 'counter');
  }
  return all.slice(sitting.length);
}

/** The character after this one. */
export function following(game: string, bot: string): string {
  const known = charactersOf(game);
  return known[(known.indexOf(bot) + 1) % known.length] ?? bot;
}
