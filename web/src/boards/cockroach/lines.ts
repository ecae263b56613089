/** Events of Cockroach Poker in words: the log, the live regions and the announcer read the same lines. */
import type { Event, Judged, Kind, Lost, Offered, Passed } from '../../protocol/games/cockroach';
import { cockroach } from '../../words';

export interface Reader {
  /** The reader's seat, null for a watcher. */
  you: number | null;
  name: (seat: number) => string;
  /** Whether cards only the reader knows may be named: not on the public live region, not behind the curtain. */
  secrets: boolean;
  /** How many of a kind lose, and the card that was just taken, for the words of a loss. */
  limit?: number;
  taken?: Kind;
}

const kind = (code: Kind): string => cockroach(`kind.${code}`);

function dealt(seat: number, count: number, reader: Reader): string {
  return seat === reader.you ? cockroach('event.dealt_you', { count }) : cockroach('event.dealt', { name: reader.name(seat), count });
}

function offered(event: Offered, reader: Reader): string {
  const given = { giver: reader.name(event.giver), receiver: reader.name(event.receiver), claim: kind(event.claim) };
  const card = reader.secrets ? event.card.truth : undefined;
  if (event.giver === reader.you && card) return cockroach('event.offered_by_you', { ...given, card: kind(card) });
  if (event.receiver === reader.you) return cockroach('event.offered_to_you', given);
  return cockroach('event.offered', given);
}

function passedUnseen(event: Passed, reader: Reader): string {
  const given = { giver: reader.name(event.giver), receiver: reader.name(event.receiver), claim: kind(event.claim) };
  if (event.giver === reader.you) return cockroach('event.passed_unseen_by_you', given);
  if (event.receiver === reader.you) return cockroach('event.passed_unseen_to_you', given);
  return cockroach('event.passed_unseen', given);
}

function passed(event: Passed, reader: Reader): string {
  if (!event.looked) return passedUnseen(event, reader);
  const given = { giver: reader.name(event.giver), receiver: reader.name(event.receiver), claim: kind(event.claim) };
  const card = reader.secrets ? event.card.truth : undefined;
  if (event.giver === reader.you && card) return cockroach('event.passed_by_you', { ...given, card: kind(card) });
  if (event.receiver === reader.you) return cockroach('event.passed_to_you', given);
  return card ? cockroach('event.passed_known', { ...given, card: kind(card) }) : cockroach('event.passed', given);
}

function looked(seat: number, truth: Kind | undefined, reader: Reader): string {
  const name = reader.name(seat);
  if (!reader.secrets || !truth) return cockroach('event.looked', { name });
  const card = kind(truth);
  return seat === reader.you ? cockroach('event.looked_you', { card }) : cockroach('event.looked_known', { name, card });
}

/** The verdict in three breaths, so that the board can turn the card between them. */
export function judged(event: Judged, reader: Reader): [string, string, string] {
  const name = reader.name(event.seat);
  const card = kind(event.card);
  const said = event.seat === reader.you ? cockroach(`event.judged_${event.says}_you`) : cockroach(`event.judged_${event.says}`, { name });
  const took = event.taker === reader.you ? cockroach('event.took_you', { card }) : cockroach('event.took', { name: reader.name(event.taker), card });
  return [said, cockroach('event.revealed', { card }), took];
}

function lost(event: Lost, reader: Reader): string {
  const exact: Record<number, string> = { 4: 'four_of_a_kind', 5: 'five_of_a_kind' };
  const counted = event.reason === 'kind_limit' && reader.taken ? exact[reader.limit ?? 0] : undefined;
  const given: Record<string, string> = { name: reader.name(event.seat) };
  if (reader.taken) given.card = kind(reader.taken);
  const code = `lost.${counted ?? event.reason}${event.seat === reader.you ? '_you' : ''}`;
  return cockroach.maybe(code, given) ?? code;
}

export function line(event: Event, reader: Reader): string {
  switch (event.type) {
    case 'dealt':
      return dealt(event.seat, event.cards, reader);
    case 'set_aside':
      return cockroach('event.set_aside', { count: event.cards });
    case 'turned_up': {
      const card = kind(event.card);
      return event.seat === reader.you ? cockroach('event.turned_up_you', { card }) : cockroach('event.turned_up', { name: reader.name(event.seat), card });
    }
    case 'starts':
      return event.seat === reader.you ? cockroach('event.starts_you') : cockroach('event.starts', { name: reader.name(event.seat) });
    case 'offered':
      return offered(event, reader);
    case 'looked':
      return looked(event.seat, event.card.truth, reader);
    case 'passed':
      return passed(event, reader);
    case 'judged':
      return judged(event, reader).join(' ');
    case 'lost':
      return lost(event, reader);
  }
}
