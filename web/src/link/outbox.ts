/**
 * What was done but not yet answered. Sent again after a break under the same id, so it happens once.
 * An answer names its question: when that is gone the server says so, and never takes it for another one's.
 */
import type { FromClient } from '../protocol/generated';

export type Deed = Extract<FromClient, { id: string }>;
/** A deed before it has an id. */
export type Wanted = Deed extends infer D ? (D extends Deed ? Omit<D, 'id'> : never) : never;

/** Older than this, a person no longer expects that it happens. */
const STALE_MS = 60_000;

interface Waiting {
  deed: Deed;
  at: number;
}

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  add(deed: Deed): void {
    this.waiting.set(deed.id, { deed, at: Date.now() });
  }

  take(id: string): Deed | undefined {
    const found = this.waiting.get(id)?.deed;
    this.waiting.delete(id);
    return found;
  }

  /** What is still worth sending again. */
  fresh(): Deed[] {
    for (const [id, { at }] of this.waiting) if (Date.now() - at > STALE_MS) this.waiting.delete(id);
    return this.list();
  }

  list(): Deed[] {
    return [...this.waiting.values()].map(({ deed }) => deed);
  }
}
