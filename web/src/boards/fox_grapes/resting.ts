/** Where cards lay before something happened, and cards that still seem to lie there until their turn comes. */
import type { Kind } from '../../art/fox_grapes';
import { cardBack } from '../../art/fox_grapes/cards';
import { place } from '../../flight';
import { isKind } from './reading';

export interface Lying {
  rect: DOMRect;
  /** What a laid card was announced as. */
  claim?: Kind;
}

/** A back as it lies on the table: sideways for who says to be the fox (F-12). */
export function backAs(claim?: Kind): string {
  const back = cardBack(claim);
  return claim === 'fox' ? `<div style="transform:rotate(-90deg)">${back}</div>` : back;
}

/** Every place that something may start from, by its name. */
export function lying(board: HTMLElement): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-laid], [data-hand], [data-mark]')) {
    const { laid, hand, mark, claim } = element.dataset;
    const rect = place(element);
    const name = laid ? `laid ${laid}` : hand ? `hand ${hand}` : `mark ${mark}`;
    if (rect) found.set(name, { rect, claim: claim && isKind(claim) ? claim : undefined });
  }
  return found;
}

/** A card that has been turned up already but has not been shown yet; its result stays hidden so long. */
export class Resting {
  private readonly ghost = document.createElement('div');

  constructor(readonly lay: Lying, private readonly step: Element | undefined) {
    const { rect, claim } = lay;
    this.ghost.className = 'ghost';
    this.ghost.setAttribute('aria-hidden', 'true');
    this.ghost.innerHTML = `<div>${backAs(claim)}</div>`;
    Object.assign(this.ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px` });
    document.body.append(this.ghost);
    step?.setAttribute('data-veiled', '');
  }

  end(): void {
    this.ghost.remove();
    this.step?.removeAttribute('data-veiled');
  }
}
