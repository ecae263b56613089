/** What people have just claimed, for a while, at their seats. */
import { SvelteMap } from 'svelte/reactivity';
import type { Choice } from '../../protocol/generated';
import { muted } from '../../told/mute.svelte';
import type { Room } from '../../told/room.svelte';
import { teller } from '../../told/sentences';
import { gobletsWords } from './sentences';

const STAY_MS = 9000;

export interface Said {
  claim: string;
  choices: readonly Choice[];
  text: string;
}

export class Speech {
  private readonly said = new SvelteMap<number, Said>();

  of(seat: number): Said | undefined {
    return this.said.get(seat);
  }

  listen(room: Room): () => void {
    return room.watch({
      after: ({ told }) => {
        const { seat, claim, choices, person } = told;
        if (told.kind !== 'claim' || seat === null || claim === null) return;
        if (person !== null && muted.has(person)) return;
        const text = gobletsWords.claim?.(claim, choices, teller(room.table, room.seat));
        if (text) this.say(seat, { claim, choices, text });
      },
    });
  }

  private say(seat: number, said: Said): void {
    this.said.set(seat, said);
    setTimeout(() => this.said.get(seat) === said && this.said.delete(seat), STAY_MS);
  }
}
