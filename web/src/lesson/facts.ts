/** What the coach names of the moment, all of it known to the one who learns. Nothing where it does not hold. */
import type { Portrait as Cockroach } from '../protocol/games/cockroach';
import type { Portrait as Goblets } from '../protocol/games/goblets';
import type { Sight } from '../protocol/generated';
import { KINDS } from '../art/creatures';
import { gamePage } from '../boards/registry.svelte';
import type { Arguments } from '../words/speaker';

export interface Moment {
  sight: Sight;
  seat: number;
  name: (seat: number) => string;
}

export type Fact = (moment: Moment) => Arguments | undefined;

const creature = (kind: string): string => gamePage('cockroach')?.say(`kind.${kind}`) ?? kind;

export const FACTS: Readonly<Record<string, Fact>> = {
  /** Who slid me a card, what he says it is, and how many of those I hold myself. */
  offered({ sight, seat, name }) {
    const { offer, places } = sight.view as Cockroach;
    if (!offer) return undefined;
    const count = places[seat]?.hand.truth?.counts[KINDS.indexOf(offer.claim)] ?? 0;
    return { name: name(offer.giver), card: creature(offer.claim), count };
  },
  /** Somebody else has two of a kind before him. */
  pair({ sight, seat, name }) {
    const { places } = sight.view as Cockroach;
    for (const [of, { table }] of places.entries()) {
      const kind = KINDS.find((_, i) => table[i] === 2);
      if (of !== seat && kind) return { name: name(of), card: creature(kind) };
    }
    return undefined;
  },
  /** Whose death brings me a point. */
  target({ sight, seat, name }) {
    const { houses, persons } = sight.view as Goblets;
    const target = houses[persons[seat]?.house ?? -1]?.target;
    const noble = target && houses[target.house]?.noble;
    return typeof noble === 'number' ? { name: name(noble) } : undefined;
  },
};
