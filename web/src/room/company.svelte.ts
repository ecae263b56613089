/** Who plays on one device, and how that changes between matches. */
import type { Room } from '../told/room.svelte';

export interface Company {
  /** One of them, who speaks for the device. */
  readonly lead: Room;
  /** All of them, in the order in which they came. */
  readonly here: readonly Room[];
  /** Seats one more. What the server refused it with, or nothing. */
  add(name: string): Promise<string | undefined>;
  /** Gives up the chair of one of several. */
  takeOut(who: Room): Promise<void>;
}

/** The sheet about it. It stands open while the device changes from one person's to several people's. */
export const companySheet = $state({ isOpen: false, said: '' });
