import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { gobletsWords } from './sentences';
import { goblets } from './words';

const ACTIONS = ['pour', 'peek', 'swap', 'toast'] as const;
const BASE = ['aim', 'turn', ...ACTIONS, 'drink', 'score'] as const;
const MIDDLE = ['middle', 'middle_turn', 'drink'] as const;

/** Only what holds with so many players; three of them may play either of two games. */
function rules(players: number): string[] {
  const lines = players === 2 ? MIDDLE : players === 3 ? ([...BASE, 'middle_three'] as const) : players > 6 ? ([...BASE, 'paired'] as const) : BASE;
  return [...lines, 'signs' as const].map((line) => goblets(`rules.${line}`));
}

export default { board: Board, words: gobletsWords, say: goblets.maybe, rules } satisfies GamePage;
