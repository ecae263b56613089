import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { quoted, tofuWords } from './sentences';
import { signsOf } from './signs';
import { tofu } from './words';

const LINES = ['report', 'price', 'offer', 'keep', 'sell', 'condiment', 'habanero', 'close'] as const;

export default {
  board: Board,
  words: tofuWords,
  say: tofu.maybe,
  goal: () => tofu('rules.goal'),
  signs: signsOf,
  quoted,
  rules: () => LINES.map((line) => tofu(`rules.${line}`)),
} satisfies GamePage;
