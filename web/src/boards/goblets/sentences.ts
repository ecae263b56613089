import type { GameWords } from '../registry.svelte';
import { goblets } from './words';

export const gobletsWords: GameWords = {
  tell: () => [],
  ask: (code) => goblets.maybe(`ask.${code}`),
  wait: (code, name) => goblets.maybe(`wait.${code}`, { name }),
  choice: (one) => (one.is === 'word' ? goblets.maybe(`answer.${one.code}`) : one.is === 'card' ? goblets.maybe(`card.${one.kind}`) : undefined),
  clause: (clause) => goblets.maybe(`clause.${clause}`),
  ending: () => undefined,
};
