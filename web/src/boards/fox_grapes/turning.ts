/** How one card is turned up and goes to whoever takes it, and how a fox moves grapes. Ends early when it is stopped. */
import { token, type Kind } from '../../art/fox_grapes';
import { cardFace } from '../../art/fox_grapes/cards';
import { fly, place } from '../../flight';
import type { Acted, Event, Opened, OpenedAlone } from '../../protocol/games/fox-grapes';
import { play } from '../../sound';
import { backAs } from './lying';
import type { Unfolding } from './unfolding.svelte';

const FLIP_MS = 760;
/** So long a card lies open before it goes, that one can read what it was called, what it is and whose it is now. */
const READ_MS = 1900;
/** Before what a fox moves leaves its place. */
const LOOK_MS = 1300;
const HAND_MS = 700;

export class Turning {
  private stops = 0;

  constructor(private readonly board: HTMLElement, private readonly unfolding: Unfolding) {}

  stop(): void {
    this.stops += 1;
  }

  /** share: of the usual time. up: as soon as a card lies face up. */
  async move(event: Event, share: number, up: () => void): Promise<void> {
    switch (event.type) {
      case 'opened':
        return this.turnUp(event, event.owner, event.place, this.pile(event.taker, event.card), share, up);
      case 'opened_alone':
        return this.turnUp(event, event.seat, 0, this.fateOf(event), share, up);
      case 'acted':
        return this.act(event, share);
      case 'pushed':
        return this.hand('sour', place(this.board.querySelector(`[data-mark="${event.seat}"]`)), event.to, share);
    }
  }

  private fateOf({ fate, seat, card }: OpenedAlone): Element | null {
    if (fate === 'taken') return this.pile(seat, card);
    return fate === 'removed' ? this.board.querySelector('[data-removed]') : null;
  }

  private pile(seat: number, kind: string): Element | null {
    return this.board.querySelector(`[data-seat="${seat}"] [data-pile="${kind}"]`);
  }

  private async turnUp({ card }: Opened | OpenedAlone, owner: number, at: number, goal: Element | null, share: number, up: () => void): Promise<void> {
    const from = place(this.board.querySelector(`[data-laid="${owner}.${at}"]`));
    const laid = this.unfolding.laid(owner, at);
    if (!from || !laid) {
      this.unfolding.lift(owner, at);
      return up();
    }
    const { stops } = this;
    // A name is no more readable on a small card.
    const face = cardFace(card, '');
    play('flip');
    this.unfolding.lift(owner, at);
    await fly({ from, to: from, picture: backAs(laid.claim), turnsInto: face, ms: FLIP_MS * share });
    if (stops !== this.stops) return;
    up();
    await fly({ from, to: goal ?? from, picture: face, delay: READ_MS * share });
    if (goal) play('take');
  }

  /** What a fox moves: sour grapes away from its holder, or sweet ones to him. */
  private async act({ seat, counterpart, deed }: Acted, share: number): Promise<void> {
    if (counterpart === null || (deed !== 'push' && deed !== 'steal')) return;
    const kind = deed === 'push' ? 'sour' : 'sweet';
    const [giver, receiver] = deed === 'push' ? [seat, counterpart] : [counterpart, seat];
    await this.hand(kind, place(this.pile(giver, kind)), receiver, share);
  }

  private async hand(kind: Kind, from: DOMRect | null, receiver: number, share: number): Promise<void> {
    const goal = this.pile(receiver, kind);
    play('slide');
    if (goal && from) await fly({ from, to: goal, picture: token(kind), ms: HAND_MS * share, delay: LOOK_MS * share });
    play('take');
  }
}
