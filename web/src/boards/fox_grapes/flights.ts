/**
 * What moves when something happens. The state has already changed; this only shows how it came about.
 * Cards that are turned up are told one after another, also while the table goes on; a tap anywhere, or one's own
 * answer, lets everything land.
 */
import { tick } from 'svelte';
import { fly } from '../../flight';
import type { Declared, Event as Happening, Placed, Portrait } from '../../protocol/games/fox-grapes';
import { play } from '../../sound';
import { Pieces } from '../../told/pieces';
import type { Room } from '../../told/room.svelte';
import { backAs, type Before, lying } from './lying';
import { eventsOf, portraitOf } from './reading';
import { isReveal, Reveals } from './reveals';
import type { Unfolding } from './unfolding.svelte';

export function animate(room: Room, board: HTMLElement, unfolding: Unfolding): () => void {
  const told = new Reveals(room, board, unfolding);
  let before: Before = new Map();
  let then: Portrait | undefined;
  let since = 0;
  const pieces = new Pieces<Happening>();
  const unwatch = room.watch({
    before: (update) => {
      if (update.told.kind === 'acted' && update.told.seat === room.seat && room.seat !== null) told.skip();
      before = lying(board);
      if (pieces.isWaiting) return;
      then = room.sight ? portraitOf(room.sight) : undefined;
      since = room.log.at(-1)?.number ?? 0;
    },
    after: (update) => {
      const events = pieces.take(eventsOf(update.told), update.sight !== null);
      if (!events) return;
      if (then && room.sight) told.add(then, events, portraitOf(room.sight), since);
      const own = room.seat;
      void tick().then(() => {
        for (const event of events) {
          // While earlier cards are being turned up, nothing later is shown, nor may it fly over them.
          if (unfolding.isOn && !events.some(isReveal)) return;
          if (event.type === 'placed') lay(event, own, before, board);
          else if (event.type === 'declared') call(event, before, board);
        }
      });
    },
  });
  const tapped = (event: Event): void => {
    // What is still being shown knows of its own taps.
    if (!room.showing.isOn && !(event.target instanceof Element && event.target.closest('[data-told]'))) told.skip();
  };
  document.addEventListener('pointerdown', tapped);
  return () => {
    unwatch();
    document.removeEventListener('pointerdown', tapped);
    told.skip();
    // With the board goes what it kept of one's own: the curtain may have fallen.
    then = undefined;
  };
}

function lay(event: Placed, own: number | null, before: Before, board: HTMLElement): void {
  const goal = board.querySelector(`[data-laid="${event.seat}.${event.place}"]`);
  const hand = event.seat === own && event.card.truth ? before.get(`hand ${event.card.truth}`) : undefined;
  const from = hand ?? before.get(`mark ${event.seat}`);
  play('slide');
  if (goal?.firstElementChild && from) void fly({ from, to: goal, picture: backAs(event.claim) });
}

/** The declaration card comes from whoever calls. */
function call(event: Declared, before: Before, board: HTMLElement): void {
  const goal = board.querySelector(`[data-call="${event.owner}.${event.place}"]`);
  const from = before.get(`mark ${event.seat}`);
  play('tap');
  if (goal && from) void fly({ from, to: goal, picture: goal.innerHTML });
}
