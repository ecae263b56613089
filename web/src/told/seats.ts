/** What to call who sits where. A bot's name is a code that each reader hears in his own language. */
import type { SeatShown, Sight, Table, Told } from '../protocol/generated';
import { names, page } from '../words';

/** What the server calls bots; a person may be called like any other code of the words, and is not translated. */
const BOT = /^bot\.\d+$/;

export function nameOf(shown: Pick<SeatShown, 'name'> | undefined): string {
  if (!shown) return '';
  return (BOT.test(shown.name) ? page.maybe(shown.name) : undefined) ?? shown.name;
}

export function seatName(table: Table | null, seat: number): string {
  return nameOf(table?.seats[seat]);
}

export function personName(table: Table | null, person: number | null): string {
  return table?.persons.find((one) => one.person === person)?.name ?? '';
}

/** Who must be waited for before the next match can start. here: seats that need not be named. */
export function notReady(table: Table, here: readonly (number | null)[] = []): string[] {
  return table.seats.filter(({ holder, ready, seat }) => holder === 'person' && !ready && !here.includes(seat)).map(nameOf);
}

export function isAway(table: Table, seat: number): boolean {
  const shown = table.seats[seat];
  const person = table.persons.find((one) => one.person === shown?.person);
  return shown?.holder === 'person' && person !== undefined && person.presence !== 'here';
}

/** With more or fewer chairs the seats of the last match are not those of the people any more. */
export function hasOtherChairs(table: Table | null, sight: Sight | null): boolean {
  return table?.status === 'over' && sight !== null && sight.players !== table.seats.length;
}

/** Whether the host has chosen another game for the next match than the one that just ended. */
export function isOtherGame(table: Table | null, sight: Sight | null): boolean {
  return table?.status === 'over' && sight != null && sight.game !== table.settings.game;
}

/** Whether a person has come, or sat down elsewhere, since the last answer of the match that is shown. */
export function hasJustCome(story: readonly Told[], person: number | null): boolean {
  const end = story.findLastIndex(({ kind }) => kind === 'acted');
  return end >= 0 && story.slice(end + 1).some((one) => one.person === person && (one.kind === 'joined' || one.kind === 'seated'));
}

/** Seats as a circle seen from one of them: his left neighbour first, himself left out. */
export function around(seats: number, from: number | null): number[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return from === null ? all : all.slice(1).map((i) => (from + i) % seats);
}

/** The people of every seat that a bot held for a part of the match. */
export function withBots(played: readonly (readonly string[])[]): string[] {
  const isBot = (name: string): boolean => BOT.test(name);
  const shared = played.filter((players) => players.some(isBot) && !players.every(isBot));
  return shared.map((players) => names([...new Set(players.filter((name) => !isBot(name)))]));
}
