/** A table that was just made becomes what its host wished for. */
import { dealt } from '../bots';
import type { Wish } from '../games';
import type { Room } from '../told/room.svelte';

export function fulfil(room: Room, wanted: Wish, options: Record<string, unknown>): void {
  const changed = Object.keys(options).length > 0 || wanted.clock !== 'off' || wanted.talk !== 'phrases';
  if (changed) room.do({ type: 'set_settings', options, talk: wanted.talk, clock: { mode: wanted.clock, bank: 300, increment: 20 } });
  dealt(wanted.game, wanted.bot, wanted.bots).forEach((bot, i) => room.do({ type: 'set_bot', seat: wanted.players - 1 - i, bot }));
}
