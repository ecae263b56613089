/** The log in words of the reader's language. */
import { gameWords } from '../boards/registry.svelte';
import type { Table, Told } from '../protocol/generated';
import { page, phrases } from '../words';
import { personName, seatName } from './seats';

export interface Line {
  key: string;
  text: string;
  /** Only for the eyes of this device's seat: never spoken while the curtain is shut. */
  secret: boolean;
  about: 'game' | 'table' | 'talk';
  person: number | null;
  seat: number | null;
}

export interface Teller {
  table: Table | null;
  game: string;
  seat: number | null;
  name: (seat: number) => string;
  /** What has been told so far: some events are understood only from what came before them. */
  story: readonly Told[];
}

export function teller(table: Table | null, seat: number | null, story: readonly Told[] = []): Teller {
  return { table, game: table?.settings.game ?? '', seat, name: (of) => seatName(table, of), story };
}

/** Entries that would only fill the log: people see them on the seats. */
const SILENT = new Set(['ready', 'settings', 'created']);

export function lines(told: Told, by: Teller): Line[] {
  const common = { person: told.person, seat: told.seat ?? seatOf(told, by) };
  if (told.kind === 'talk') return [{ ...common, key: `${told.number}`, text: said(told, by), secret: false, about: 'talk' }];
  if (told.kind === 'claim') return [{ ...common, key: `${told.number}`, text: claimed(told, by), secret: told.to !== null, about: 'talk' }];
  const game = told.events.flatMap((event) => gameWords(by.game).tell(event, by, told.words).map((sentence) => ({ ...sentence, seat: whose(event, told) })));
  const spoken = game.map(({ text, secret, seat }, i) => ({ ...common, seat, key: `${told.number}.${i}`, text, secret, about: 'game' as const }));
  const head = ofTable(told, by);
  return head ? [{ ...common, key: `${told.number}`, text: head, secret: false, about: 'table' }, ...spoken] : spoken;
}

/** Where the one sits who only talked: words come from a person, not from a seat. */
function seatOf({ kind, person }: Told, { table }: Teller): number | null {
  return kind === 'talk' ? (table?.persons.find((one) => one.person === person)?.seat ?? null) : null;
}

/** Whom a line is about: the event's own seat; one action can lead to something for everybody. */
function whose(event: unknown, told: Told): number | null {
  if (typeof event !== 'object' || event === null) return told.seat;
  const seat = 'seat' in event ? event.seat : 'owner' in event ? event.owner : 'giver' in event ? event.giver : told.events.length > 1 ? null : told.seat;
  return typeof seat === 'number' ? seat : null;
}

/** Who has left the table stands in its list no more; his last entry has kept his name. */
function personOf({ person }: Told, by: Teller): string {
  const isLast = (told: Told): boolean => told.person === person && (told.kind === 'left' || told.kind === 'kicked');
  return personName(by.table, person) || (by.story.find(isLast)?.text ?? '');
}

function ofTable(told: Told, by: Teller): string | undefined {
  if (told.kind === 'acted' || SILENT.has(told.kind)) return undefined;
  const name = told.seat !== null && ['timed_out', 'absence', 'returned', 'bot'].includes(told.kind) ? by.name(told.seat) : personOf(told, by);
  if (told.kind === 'bot' && !name) return page('log.bot_gone');
  return page.maybe(`log.${told.kind}`, { name });
}

/** Who is not a person of this table any more, or is a bot, speaks for the seat. */
function claimed(told: Told, by: Teller): string {
  const { claim, choices, seat, to } = told;
  const name = seat === null ? personOf(told, by) : by.name(seat);
  const text = gameWords(by.game).claim?.(claim ?? '', choices, by) ?? '';
  return to === null ? page('talk.claimed', { name, text }) : page('talk.confided', { name, to: by.name(to), text });
}

function said(told: Told, by: Teller): string {
  const text = told.phrase ? phrases.maybe(`phrase.${told.phrase}`) ?? told.phrase : told.text ?? '';
  return page('talk.said', { name: personOf(told, by), text });
}
