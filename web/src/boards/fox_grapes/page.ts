import type { GamePage } from '../registry.svelte';
import Board from './Board.svelte';
import { foxGrapesWords } from './sentences';
import { foxGrapes } from './words';

const LINES = ['aim', 'place', 'declare', 'sweet', 'sour', 'fox', 'special', 'missed', 'alone', 'end', 'two'] as const;

export default {
  board: Board,
  words: foxGrapesWords,
  say: foxGrapes.maybe,
  rules: () => LINES.map((line) => foxGrapes(`rules.${line}`)),
} satisfies GamePage;
