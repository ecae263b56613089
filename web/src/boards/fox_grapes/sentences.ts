import type { GameWords } from '../registry.svelte';
import { foxGrapes } from './words';

export const foxGrapesWords: GameWords = {
  tell: () => [],
  ask: (code) => foxGrapes.maybe(`ask.${code}`),
  wait: (code, name) => foxGrapes.maybe(`wait.${code}`, { name }),
  choice: (one) => (one.is === 'word' ? foxGrapes.maybe(`answer.${one.code}`) : one.is === 'card' ? foxGrapes.maybe(`card.${one.kind}`) : undefined),
  clause: (clause) => foxGrapes.maybe(`clause.${clause}`),
  ending: () => undefined,
};
