/** What people have just claimed, for a while, at their seats. */
import { SvelteMap } from 'svelte/reactivity';
import type { Choice } from '../../protocol/generated';
import { muted } from '../../told/mute.svelte';
import type { Room } from '../../told/room.svelte';
import { teller } from '../../told/sentences';
import { page } from '../../words';
import { eventsOf } from './reading';
import { gobletsWords } from './sentences';

const STAY_MS = 9000;

export interface Said {
  claim: string;
  choices: readonly Choice[];
  text: string;
  /** Who alone was told it; a device that is passed on shows it to nobody else. */
  to: number | null;
  /** Counts up: what was said last lies above what was said before. */
  number: number;
}

export class Speech {
  private readonly said = new SvelteMap<number, Said>();
  private number = 0;

  of(seat: number, reader: number | null): Said | undefined {
    const said = this.said.get(seat);
    return !said || said.to === null || reader === seat || reader === said.to ? said : undefined;
  }

  listen(room: Room): () => void {
    return room.watch({
      after: ({ told }) => {
        const { seat, claim, choices, person, to } = told;
        // A new course has other goblets: nobody has said anything of them yet.
        if (eventsOf(told).some(({ type }) => type === 'course')) this.said.clear();
        if (told.kind !== 'claim' || seat === null || claim === null) return;
        if (person !== null && muted.has(person)) return;
        const by = teller(room.table, room.seat);
        const text = gobletsWords.claim?.(claim, choices, by);
        if (text) this.say(seat, { claim, choices, to, text: to === null ? text : page('talk.confided', { name: by.name(seat), to: by.name(to), text }) });
      },
    });
  }

  /** Forgets what was said to somebody alone: the curtain has fallen before it. */
  shut(): void {
    for (const [seat, { to }] of this.said) if (to !== null) this.said.delete(seat);
  }

  private say(seat: number, said: Omit<Said, 'number'>): void {
    const number = (this.number += 1);
    this.said.set(seat, { ...said, number });
    // Knows no more than a number: a timer that held the words would keep them behind a curtain.
    setTimeout(() => this.said.get(seat)?.number === number && this.said.delete(seat), STAY_MS);
  }
}
