/** One of several people who share this device: his seat is shut from the first moment, and opened for his turn alone. */
import type { Wanted } from '../link/outbox';
import type { Choice } from '../protocol/generated';
import { Room } from '../told/room.svelte';

/** What people on one device do with one tap. */
const TOGETHER = new Set<Wanted['type']>(['ready', 'end_match', 'pause_match', 'leave']);

export class HeldRoom extends Room {
  override readonly isShared: boolean = true;
  /** What this person answered last. */
  answer: readonly Choice[] = [];

  constructor(code: string, token: string, private readonly together: (wanted: Wanted) => void) {
    super(code, token);
    // The greeting is sent later than this, so nothing of the hand is asked for.
    this.curtainOpen = false;
  }

  override do(wanted: Wanted): void {
    if (wanted.type === 'act') this.answer = wanted.choices;
    if (TOGETHER.has(wanted.type)) this.together(wanted);
    else super.do(wanted);
  }

  /** The same for this person alone. */
  alone(wanted: Wanted): void {
    super.do(wanted);
  }
}
