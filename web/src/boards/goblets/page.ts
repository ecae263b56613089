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

export default {
  board: Board,
  words: gobletsWords,
  say: goblets.maybe,
  goal: (players, options) => goblets(GOALS[modeOf(players, options)]),
  signs: (sight) => signsOf(portraitOf(sight)),
  rules,
} satisfies GamePage;
