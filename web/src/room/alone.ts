/** A device of one person, which can become that of several between two matches. */
import type { Room } from '../told/room.svelte';
import type { Company } from './company.svelte';

/** `ontokens`: hears of all who share the device from now on. */
export function alone(room: Room, ontokens: (tokens: string[]) => void): Company {
  return {
    lead: room,
    here: [room],
    async add(name) {
      const { seatOneMore } = await import('./chairs');
      const answer = await seatOneMore(room, name);
      if (!answer.ok) return answer.code;
      if (room.token) ontokens([room.token, answer.value.token]);
      return undefined;
    },
    takeOut: () => Promise.resolve(),
  };
}
