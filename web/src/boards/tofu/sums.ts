/** How points come about, as a sum with a sign at each part: excellent 2 × 5 + ordinary 3 × 3 + bad 2 × 2 = 23. */
import type { Counted } from './reading';
import { tofu } from './words';

const EXCELLENT = 5; // T-38
const ORDINARY = 3; // T-39

/** The points that the parts come to; T-40: bad ones count their number times itself. */
export function worth({ excellent, ordinary, bad }: Counted): number {
  return excellent * EXCELLENT + ordinary * ORDINARY + bad * bad;
}

export interface Term {
  kind: 'excellent' | 'ordinary' | 'bad';
  /** How many of them, times what each counts. */
  figures: string;
}

/** Empty where the parts do not explain the points: then the points stand alone rather than with a wrong reason. */
export function terms(parts: Counted, points: number): Term[] {
  if (worth(parts) !== points) return [];
  const { excellent, ordinary, bad } = parts;
  const all: (Term & { count: number })[] = [
    { kind: 'excellent', count: excellent, figures: tofu('count.each', { count: excellent, points: `${EXCELLENT}` }) },
    { kind: 'ordinary', count: ordinary, figures: tofu('count.each', { count: ordinary, points: `${ORDINARY}` }) },
    { kind: 'bad', count: bad, figures: tofu('count.square', { count: bad }) },
  ];
  return all.filter(({ count }) => count > 0);
}
