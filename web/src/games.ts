/**
 * What the landing page and the form for a new table know of each game, default first.
 * It is data, so that a test can hold it against the rules: everything they allow is offered, and nothing else.
 */
import { type Game, GAMES } from './art/emblems';
import cockroach from './catalogue/cockroach.json';
import duet from './catalogue/duet.json';
import foxGrapes from './catalogue/fox_grapes.json';
import goblets from './catalogue/goblets.json';
import tofu from './catalogue/tofu.json';
import type { ClockChoice } from './screens/clocks';
import { asChosen } from './screens/options';

export interface OptionOf {
  code: string;
  /** The rulebook's first; none where a chair is chosen, because those depend on the table. */
  choices: readonly string[];
  /** Only asked with so many players; an option whose choices depend on that stands once for each offer. */
  seats?: readonly [fewest: number, most: number];
  /** Only asked when another option has been answered so. */
  when?: readonly [code: string, choice: string];
}

/** Answers that are known under one name, such as an edition or a quick game. */
export interface PresetOf {
  code: string;
  options: Readonly<Record<string, string>>;
  /** The clock that belongs to it, where one does. */
  clock?: ClockChoice;
}

export interface GameOf {
  code: Game;
  fewest: number;
  most: number;
  /** The characters of its bots, the strongest first. */
  bots: readonly string[];
  options: readonly OptionOf[];
  /** Played without a word: nothing about talk is asked. */
  silent?: true;
  /** Offered above the single options. */
  presets: readonly PresetOf[];
}

export const CATALOGUE = { cockroach, 'fox-grapes': foxGrapes, goblets, tofu, duet } as Record<Game, GameOf>;

export const SHELF = GAMES.map((code) => CATALOGUE[code]);

/** What the form for a new table asks for; the link turns it into a message. */
export interface Wish {
  game: Game;
  players: number;
  bots: number;
  /** A character, or `mixed` for one dealt to each. */
  bot: string;
  clock: ClockChoice;
  talk: 'phrases' | 'free';
  options: Record<string, string>;
  /** Who else plays on this device, which is passed round; empty where each has one of his own. */
  others: string[];
}

export function standard(game: Game): Wish {
  const { options, fewest, most } = CATALOGUE[game];
  return {
    game,
    players: Math.min(Math.max(4, fewest), most),
    bots: 0,
    bot: 'counter',
    clock: 'off',
    talk: 'phrases',
    options: asChosen(options, {}),
    others: [],
  };
}
