/** The cards turned up, in one line each that says what it is worth and to whom. */
import type { Event, Opened, OpenedAlone } from '../../protocol/games/fox-grapes';
import type { Teller } from '../../told/sentences';
import { acted, kindWord, pushed, stuck } from './sentences';
import { foxGrapes } from './words';

function card({ card: kind }: Opened | OpenedAlone, owner: number, by: Teller): string {
  const given = { card: kindWord(kind) };
  return owner === by.seat ? foxGrapes('turned.card_you', given) : foxGrapes('turned.card', { ...given, name: by.name(owner) });
}

const points = ({ card: kind }: Opened | OpenedAlone): string => (kind === 'sour' ? '−1' : '+1');

function kept(event: Opened | OpenedAlone, owner: number, by: Teller): string {
  const given = { card: kindWord(event.card), points: points(event) };
  return owner === by.seat ? foxGrapes('turned.kept_you', given) : foxGrapes('turned.kept', { ...given, name: by.name(owner) });
}

function forSeat(event: Opened | OpenedAlone, owner: number, seat: number, by: Teller): string {
  if (seat === owner) return kept(event, owner, by);
  const given = { turned: card(event, owner, by), points: points(event) };
  return seat === by.seat ? foxGrapes('turned.for_you', given) : foxGrapes('turned.for', { ...given, name: by.name(seat) });
}

/** What somebody sees happen at the reveal; undefined for everything else. */
export function unfolded(event: Event, by: Teller): string | undefined {
  switch (event.type) {
    case 'opened':
      return forSeat(event, event.owner, event.taker, by);
    case 'opened_alone':
      if (event.fate === 'taken') return forSeat(event, event.seat, event.seat, by);
      return foxGrapes(event.fate === 'removed' ? 'turned.removed' : 'turned.pushed', { turned: card(event, event.seat, by) });
    case 'stuck':
      return stuck(event.seat, by);
    case 'acted':
      return acted(event, by);
    case 'pushed':
      return pushed(event.seat, event.to, by);
  }
  return undefined;
}

/** That somebody has nothing to do, as short as it can be said; undefined for everything else. */
export function skipped(event: Event): string | undefined {
  if (event.type === 'stuck') return foxGrapes('skipped.stuck');
  if (event.type !== 'acted' || event.deed === 'push' || event.deed === 'steal') return undefined;
  return foxGrapes(`skipped.${event.deed}`);
}
