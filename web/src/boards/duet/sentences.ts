import type { GameWords } from '../registry.svelte';
import { duet } from './words';

export const duetWords: GameWords = {
  tell: () => [],
  ask: (code) => duet.maybe(`ask.${code}`),
  wait: (code, name) => duet.maybe(`wait.${code}`, { name }),
  choice: (one) => (one.is === 'word' ? duet.maybe(`answer.${one.code}`) : one.is === 'card' ? duet.maybe(`card.${one.kind}`) : undefined),
  clause: (clause) => duet.maybe(`clause.${clause}`),
  ending: () => undefined,
};
