/** What the landing page and the form for a new table know of each game, default first. */
import { type Game, GAMES } from './art/emblems';

export interface OptionOf {
  code: string;
  choices: readonly string[];
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
      { code: 'ranking', choices: ['loser', 'fewest_cards'] },
    ],
  },
  fox_grapes: { code: 'fox_grapes', fewest: 2, most: 6, ...COMING },
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

/** As the table wants them: yes and no as booleans, and only what differs from the rulebook. */
export function differing(wish: Wish): Record<string, string | boolean> {
  const usual = standard(wish.game).options;
  const changed = Object.entries(wish.options).filter(([code, value]) => value !== usual[code]);
  return Object.fromEntries(changed.map(([code, value]) => [code, value === 'on' ? true : value === 'off' ? false : value]));
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
    options: Object.fromEntries(options.map((option) => [option.code, option.choices[0] ?? ''])),
  };
}
