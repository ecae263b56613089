import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { gobletsWords } from './sentences';
import { goblets } from './words';

const LINES = ['aim', 'turn', 'pour', 'peek', 'swap', 'toast', 'drink', 'score', 'middle', 'paired'] as const;

export default {
  board: Board,
  words: gobletsWords,
  say: goblets.maybe,
  rules: () => LINES.map((line) => goblets(`rules.${line}`)),
} satisfies GamePage;
