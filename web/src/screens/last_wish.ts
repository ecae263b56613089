/**
 * What this device wished for when it last made a table of a game. It stays on the device, and only what the form
 * still offers is taken over: an older or newer page may have written anything.
 */
import type { Game } from '../art/emblems';
import { charactersOf, MIXED } from '../bots';
import { CATALOGUE, standard, type Wish } from '../games';
import { read, write } from '../settings';
import { CLOCKS } from './clocks';

const WHERE = 'yomiai.wishes';

/** Who shared the device is asked anew each time. */
type Kept = Omit<Wish, 'others'>;

const object = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
const oneOf = <T>(value: unknown, choices: readonly T[], usual: T): T => (choices.includes(value as T) ? (value as T) : usual);
const upTo = (value: unknown, fewest: number, most: number, usual: number): number =>
  Number.isInteger(value) && Number(value) >= fewest && Number(value) <= most ? Number(value) : usual;

/** An answer that some number of players could give; the form itself sees to it that it fits these. */
function isOffered(game: Game, code: string, answer: unknown): boolean {
  const choices = CATALOGUE[game].options.filter((option) => option.code === code).map((option) => option.choices);
  return typeof answer === 'string' && choices.some((all) => all.includes(answer) || (all.length === 0 && /^\d+$/.test(answer)));
}

/** The form as it was last sent off; else as in the rulebook. */
export function lastWish(game: Game): Wish {
  const start = standard(game);
  const stored = object(object(read(WHERE, null))[game]);
  const { fewest, most } = CATALOGUE[game];
  const players = upTo(stored.players, fewest, most, start.players);
  const options = Object.entries(object(stored.options)).filter(([code, answer]) => isOffered(game, code, answer));
  return {
    ...start,
    players,
    bots: upTo(stored.bots, 0, players - 1, start.bots),
    bot: oneOf(stored.bot, [...charactersOf(game), MIXED], start.bot),
    clock: oneOf(stored.clock, CLOCKS, start.clock),
    talk: oneOf(stored.talk, ['phrases', 'free'] as const, start.talk),
    options: { ...start.options, ...(Object.fromEntries(options) as Record<string, string>) },
  };
}

export function keepWish(wish: Wish): void {
  const { others: _, ...kept } = wish;
  write(WHERE, { ...object(read(WHERE, null)), [wish.game]: kept satisfies Kept });
}

/** Whether nothing is chosen but what the form starts with on a new device. */
export function isUsual(wish: Wish): boolean {
  const usual = standard(wish.game);
  const options = Object.entries(wish.options).every(([code, answer]) => usual.options[code] === answer);
  return options && (['players', 'bots', 'bot', 'clock', 'talk'] as const).every((field) => wish[field] === usual[field]);
}
