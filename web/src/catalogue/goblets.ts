import type { GameOf, OptionOf } from '../games';

/** Asked wherever every player, or every house, has a goblet of its own. */
const SCORING: readonly OptionOf[] = [
  { code: 'courses', choices: ['3', '1', '2', '4'] },
  { code: 'wine', choices: ['most', 'each'] },
  { code: 'dead_score', choices: ['list', 'wine_only'] },
  { code: 'targets', choices: ['open', 'secret'] },
];
const WINS: OptionOf = { code: 'wins_needed', choices: ['1', '2', '3'] };

export const goblets: GameOf = {
  code: 'goblets',
  fewest: 2,
  most: 12,
  options: [
    { code: 'three_players', choices: ['base', 'table_of_six'], seats: [3, 3] },
    { code: 'initial_fill', choices: ['off', 'on'], seats: [4, 12] },
    { code: 'toast_needs_no_wine', choices: ['off', 'on'], seats: [4, 12] },
    ...SCORING.map((option): OptionOf => ({ ...option, seats: [4, 12] })),
    ...SCORING.map((option): OptionOf => ({ ...option, seats: [3, 3], when: ['three_players', 'base'] })),
    { ...WINS, seats: [2, 2] },
    { ...WINS, seats: [3, 3], when: ['three_players', 'table_of_six'] },
    { code: 'characters', choices: ['off', 'on'], seats: [4, 6] },
    { code: 'rebels', choices: ['1', '0', '2', '3'], seats: [7, 12] },
    { code: 'pair_actions', choices: ['strict', 'free'], seats: [7, 12] },
    { code: 'goblin_unicorn', choices: ['off', 'on'] },
    { code: 'memory', choices: ['notes', 'own'] },
  ],
  presets: [
    { code: 'basic', options: { initial_fill: 'off', toast_needs_no_wine: 'off' } },
    { code: 'published', options: { initial_fill: 'on', toast_needs_no_wine: 'on' } },
  ],
};
