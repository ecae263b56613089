/** Why nobody, or this person, may talk now; the server refuses it, so the page does not offer it. */
import { isSilent } from '../boards/registry.svelte';
import type { Room } from '../told/room.svelte';
import { page } from '../words';

export function silenced(room: Room): string | undefined {
  if (room.table?.status === 'playing' && isSilent(room.table.settings.game)) return page('talk.game_silent');
  if (room.you === null || (room.seat === null && room.table?.status === 'playing')) return page('watch.silent');
  return undefined;
}
