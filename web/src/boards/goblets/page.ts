import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { modeOf, portraitOf } from './reading';
import { gobletsWords } from './sentences';
import { signsOf } from './signs';
import { goblets } from './words';

const ACTIONS = ['pour', 'peek', 'swap', 'toast'] as const;
const BASE = ['turn', ...ACTIONS, 'drink', 'score'] as const;
const MIDDLE = ['middle_turn', 'drink'] as const;

/** Only what holds with so many players; three of them may play either of two games. */
function rules(players: number): string[] {
  const lines = players === 2 ? MIDDLE : players === 3 ? ([...BASE, 'middle_three'] as const) : players > 6 ? ([...BASE, 'paired'] as const) : BASE;
  return [...lines, 'signs' as const].map((line) => goblets(`rules.${line}`));
}

const GOALS = { base: 'rules.goal', paired: 'rules.goal_paired', middle: 'rules.goal_middle' } as const;

const MIDDLE_CLAUSES = { action: 'G-58', peek_place: 'G-58', first_place_of_two: 'G-58', second_place_of_two: 'G-58' };
const PAIRED_CLAUSES = { action: 'G-70', last_action: 'G-75' };
const CLAUSES = { base: {}, middle: MIDDLE_CLAUSES, paired: PAIRED_CLAUSES } as const;

type Options = Parameters<GamePage['goal']>[1];

function clause(ask: string, players: number, options: Options): string | undefined {
  const mode = modeOf(players, options);
  if (mode === 'paired' && ask === 'action' && options['pair_actions'] === 'free') return 'G-65';
  const clauses: Readonly<Record<string, string>> = CLAUSES[mode];
  return clauses[ask];
}

export default {
  board: Board,
  words: gobletsWords,
  say: goblets.maybe,
  goal: (players, options) => goblets(GOALS[modeOf(players, options)]),
  clause,
  signs: (sight) => signsOf(portraitOf(sight)),
  rules,
} satisfies GamePage;
