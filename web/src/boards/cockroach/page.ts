/** All that the page knows of Cockroach Poker, fetched in one piece when a table plays it. */
import { cockroach } from '../../words';
import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { cockroachWords } from './sentences';
import { signsOf } from './signs';

const LINES = ['offer', 'answer', 'pass', 'last', 'start'] as const;

export default {
  board: Board,
  words: cockroachWords,
  say: cockroach.maybe,
  goal: (players) => cockroach(players === 2 ? 'rules.goal_two' : 'rules.goal'),
  signs: signsOf,
  rules: () => LINES.map((line) => cockroach(`rules.${line}`)),
} satisfies GamePage;
