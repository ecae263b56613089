import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { foxGrapesWords } from './sentences';
import { signsOf } from './signs';
import { foxGrapes } from './words';

const ROUND = ['place', 'declare', 'sweet', 'sour', 'fox', 'special', 'missed'] as const;

/** Nobody is ever left over in a game of two, which has rules of its own for cards and rounds. */
function rules(players: number): string[] {
  const lines = players === 2 ? (['two', ...ROUND, 'end'] as const) : ([...ROUND, 'alone', 'end'] as const);
  return lines.map((line) => foxGrapes(`rules.${line}`));
}

/** Two lay three cards each. */
function clause(ask: string, players: number): string | undefined {
  return players === 2 && ask.startsWith('place_') ? 'F-56' : undefined;
}

export default {
  board: Board,
  words: foxGrapesWords,
  say: foxGrapes.maybe,
  goal: (players) => foxGrapes(players === 2 ? 'rules.goal_two' : 'rules.goal'),
  clause,
  signs: signsOf,
  rules,
} satisfies GamePage;
