/** The cards turned up: a line for what was called and whether it was right, and one for whose the card is now and what it is worth. */
import type { Event, Opened, OpenedAlone } from '../../protocol/games/fox-grapes';
import type { Teller } from '../../told/sentences';
import { acted, declared, fate, kindWord, pushed, stuck, together, turnedUpAlone, uncalled } from './sentences';
import { foxGrapes } from './words';

const lines = (...parts: string[]): string => parts.join('\n');

/** Why it goes where it goes: what it was called, and what it is (F-20 … F-27). */
function called(event: Opened, by: Teller): string {
  const isRight = event.says === event.card;
  return together(declared(event, by), isRight ? foxGrapes('turned.right') : foxGrapes('turned.wrong', { card: kindWord(event.card) }));
}

function forSeat({ card: kind }: Opened | OpenedAlone, owner: number, seat: number, by: Teller): string {
  const code = `turned.${seat === owner ? 'kept' : 'for'}${seat === by.seat ? '_you' : ''}` as const;
  return foxGrapes.maybe(code, { card: kindWord(kind), name: by.name(seat), points: kind === 'sour' ? '−1' : '+1' }) ?? '';
}

function alone(event: OpenedAlone, by: Teller): string {
  const { seat } = event;
  return lines(turnedUpAlone(event, by), event.fate === 'taken' ? forSeat(event, seat, seat, by) : fate(event, by));
}

/** What is said of a card while it is being turned over: no more than everybody knew before. */
export function foreword(event: Event, by: Teller): string | undefined {
  if (event.type === 'opened') return declared(event, by);
  return event.type === 'opened_alone' ? uncalled(event.seat, by) : undefined;
}

/** What somebody sees happen at the reveal; undefined for everything else. */
export function unfolded(event: Event, by: Teller): string | undefined {
  switch (event.type) {
    case 'opened':
      return lines(called(event, by), forSeat(event, event.owner, event.taker, by));
    case 'opened_alone':
      return alone(event, by);
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
