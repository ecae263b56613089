import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { duetWords } from './sentences';
import { signsOf } from './signs';
import { duet } from './words';

const LINES = ['trick', 'move', 'gem', 'stray', 'powers', 'rounds', 'win'] as const;

export default {
  board: Board,
  words: duetWords,
  say: duet.maybe,
  silent: true,
  goal: () => duet('rules.goal'),
  signs: signsOf,
  rules: () => LINES.map((line) => duet(`rules.${line}`)),
} satisfies GamePage;
