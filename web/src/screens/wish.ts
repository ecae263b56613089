/** What a host wishes for becomes messages: all of a table that was just made, or the bots on some seats. */
import { dealt } from '../bots';
import type { Wish } from '../games';
import type { Room } from '../told/room.svelte';
import { asClock } from './clocks';

export function fulfil(room: Room, wanted: Wish, options: Record<string, unknown>): void {
  const changed = Object.keys(options).length > 0 || wanted.clock !== 'off' || wanted.talk !== 'phrases';
  if (changed) room.do({ type: 'set_settings', options, talk: wanted.talk, clock: asClock(wanted.clock) });
  putBots(room, wanted.game, wanted.bot, Array.from({ length: wanted.bots }, (_, i) => wanted.players - 1 - i));
}

/** Bots as wished for on these seats, beside those that sit already. */
export function putBots(room: Room, game: string, wanted: string, seats: readonly number[]): void {
  const sitting = room.table?.seats.flatMap(({ bot }) => bot ?? []) ?? [];
  dealt(game, wanted, seats.length, sitting).forEach((bot, i) => room.do({ type: 'set_bot', seat: seats[i]!, bot }));
}
