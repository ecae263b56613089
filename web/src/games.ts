/** What the landing page and the form for a new table know of each game, default first. */
import { type Game, GAMES } from './art/emblems';
import { asChosen } from './screens/options';

export interface OptionOf {
  code: string;
  /** The rulebook's first; none where a chair is chosen, because those depend on the table. */
  choices: readonly string[];
  /** Only asked when another option has been answered so. */
  when?: readonly [code: string, choice: string];
}

export interface GameOf {
  code: Game;
  open: boolean;
  fewest: number;
  most: number;
  options: readonly OptionOf[];
}

const COMING = { open: false, options: [] } as const;

export const CATALOGUE: Record<Game, GameOf> = {
  cockroach: {
    code: 'cockroach',
    open: true,
    fewest: 2,
    most: 6,
    options: [
      { code: 'variant_face_up', choices: ['off', 'on'] },
      { code: 'variant_eight_kinds', choices: ['off', 'on'] },
      { code: 'look', choices: ['must', 'may'] },
      { code: 'offer_to_empty', choices: ['on', 'off'] },
      { code: 'remainder', choices: ['deal', 'aside'] },
      { code: 'starter', choices: ['drawn', 'chosen'] },
      { code: 'starter_seat', choices: [], when: ['starter', 'chosen'] },
      { code: 'ranking', choices: ['loser', 'fewest_cards'] },
    ],
  },
  'fox-grapes': { code: 'fox-grapes', fewest: 2, most: 6, ...COMING },
  goblets: { code: 'goblets', fewest: 2, most: 12, ...COMING },
  tofu: { code: 'tofu', fewest: 3, most: 5, ...COMING },
  duet: { code: 'duet', fewest: 2, most: 2, ...COMING },
};

export const SHELF = GAMES.map((code) => CATALOGUE[code]);

/** What the form for a new table asks for; the link turns it into a message. */
export interface Wish {
  game: Game;
  players: number;
  bots: number;
  bot: string;
  clock: 'off' | 'gentle' | 'bank';
  talk: 'phrases' | 'free';
  options: Record<string, string>;
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
  };
}
