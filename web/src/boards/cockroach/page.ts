/** All that the page knows of Cockroach Poker, fetched in one piece when a table plays it. */
import { cockroach } from '../../words';
import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { cockroachWords } from './sentences';

const LINES = ['aim', 'offer', 'answer', 'pass', 'last', 'start'] as const;

function rules(players: number): string[] {
  return [...LINES.map((line) => cockroach(`rules.${line}`)), cockroach(players === 2 ? 'rules.lose_two' : 'rules.lose')];
}

export default { board: Board, words: cockroachWords, say: cockroach.maybe, rules } satisfies GamePage;
