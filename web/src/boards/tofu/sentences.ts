import type { GameWords } from '../registry.svelte';
import { tofu } from './words';

export const tofuWords: GameWords = {
  tell: () => [],
  ask: (code) => tofu.maybe(`ask.${code}`),
  wait: (code, name) => tofu.maybe(`wait.${code}`, { name }),
  choice: (one) => (one.is === 'word' ? tofu.maybe(`answer.${one.code}`) : one.is === 'card' ? tofu.maybe(`card.${one.kind}`) : undefined),
  clause: (clause) => tofu.maybe(`clause.${clause}`),
  ending: () => undefined,
};
