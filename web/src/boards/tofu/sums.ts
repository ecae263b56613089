/** How points come about, as a sum of which each part is named: Excellent 2 × 5 + Ordinary 3 × 3 + Bad 2 × 2 = 23. */
import type { Counted } from './reading';
import { tofu } from './words';

const EXCELLENT = 5; // T-38
const ORDINARY = 3; // T-39

/** The points that the parts come to; T-40: bad ones count their number times itself. */
export function worth({ excellent, ordinary, bad }: Counted): number {
  return excellent * EXCELLENT + ordinary * ORDINARY + bad * bad;
}

/** A part with its name, never broken over two lines. */
function term(kind: 'excellent' | 'ordinary' | 'bad', points: string): string {
  return tofu('count.term', { card: tofu(`card.${kind}`), points }).replaceAll(' ', '\u00a0');
}

/** Empty where the parts do not explain the points: then the points stand alone rather than with a wrong reason. */
export function sum(parts: Counted, points: number): string {
  if (worth(parts) !== points) return '';
  const list = [
    parts.excellent && term('excellent', tofu('count.each', { count: parts.excellent, points: `${EXCELLENT}` })),
    parts.ordinary && term('ordinary', tofu('count.each', { count: parts.ordinary, points: `${ORDINARY}` })),
    parts.bad && term('bad', tofu('count.square', { count: parts.bad })),
  ].filter((part) => part !== 0);
  return list.length > 0 ? tofu('count.sum', { list: list.join(' + '), points: `${points}` }) : '';
}
