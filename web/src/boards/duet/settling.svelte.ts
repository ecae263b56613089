/** The trick that has just been decided: its cards stay for a moment before they are laid aside face down (D-33, D-34). */
import { paced } from '../../pace';
import type { Trick } from '../../protocol/games/duet';
import type { Room } from '../../told/room.svelte';
import { endsTrick, eventsOf, lastTrick } from './reading';

const STAY_MS = 6000;

export class Settling {
  trick = $state.raw<Trick | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  watch(room: Room): () => void {
    const forget = room.watch({
      after: ({ told }) => {
        if (endsTrick(told)) this.show(lastTrick(room.matchLog));
        else if (eventsOf(told).some(({ type }) => type === 'played')) this.show(null);
      },
    });
    return () => {
      forget();
      clearTimeout(this.timer);
    };
  }

  private show(trick: Trick | null): void {
    clearTimeout(this.timer);
    this.trick = trick;
    if (trick) this.timer = setTimeout(() => (this.trick = null), paced(STAY_MS));
  }
}
