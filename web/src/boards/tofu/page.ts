import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { tofuWords } from './sentences';
import { tofu } from './words';

const LINES = ['aim', 'report', 'price', 'offer', 'keep', 'sell', 'condiment', 'habanero', 'score', 'close'] as const;

export default {
  board: Board,
  words: tofuWords,
  say: tofu.maybe,
  rules: () => LINES.map((line) => tofu(`rules.${line}`)),
} satisfies GamePage;
