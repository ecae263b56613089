/** Where cards lay before something happened. */
import { cardBack } from '../../art/fox_grapes/cards';
import type { Kind } from '../../art/fox_grapes';
import { place } from '../../flight';

export type Before = ReadonlyMap<string, DOMRect>;

/** A back as it lies on the table: sideways for who says to be the fox (F-12). */
export function backAs(claim?: Kind): string {
  const back = cardBack(claim);
  return claim === 'fox' ? `<div style="transform:rotate(-90deg)">${back}</div>` : back;
}

/** Every place that something may start from, by its name. */
export function lying(board: HTMLElement): Before {
  const found = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-hand], [data-mark]')) {
    const { hand, mark } = element.dataset;
    const rect = place(element);
    if (rect) found.set(hand ? `hand ${hand}` : `mark ${mark}`, rect);
  }
  return found;
}
