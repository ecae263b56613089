/** What a screen reader hears of a goblet: which, before whom, how many tokens, and one's own note. */
import type { Portrait } from '../../protocol/games/goblets';
import type { Room } from '../../told/room.svelte';
import { seatName } from '../../told/seats';
import { coasterWord, contents, counted, gobletWord } from './naming';
import type { Note } from './notes';
import { houseOf } from './reading';
import { goblets } from './words';

/** Which goblet, and whose it is now. */
export function standing(room: Room, portrait: Portrait, place: number): string {
  const shown = portrait.goblets[place];
  const goblet = gobletWord(shown?.coaster ?? 0);
  if (portrait.mode === 'middle') return goblet;
  if (houseOf(portrait, room.seat) === place) return goblets('board.stands_before_you', { goblet });
  const house = portrait.houses[place];
  const name = seatName(room.table, house?.noble ?? -1);
  if (house?.vassal === null || house === undefined) return goblets('board.stands_before', { goblet, name });
  return goblets('board.stands_before_house', { goblet, name, vassal: seatName(room.table, house.vassal) });
}

/** Before whom it stands now. */
export function before(room: Room, portrait: Portrait, place: number): string {
  if (houseOf(portrait, room.seat) === place) return goblets('board.before_you');
  return goblets('board.before', { name: seatName(room.table, portrait.houses[place]?.noble ?? -1) });
}

/** The same as a name of its own, for who sees where it stands. */
export function whose(room: Room, portrait: Portrait, place: number): string {
  const shown = portrait.goblets[place];
  const coaster = coasterWord(shown?.coaster ?? 0);
  if (portrait.mode === 'middle') return goblets('goblet.name', { coaster });
  if (houseOf(portrait, room.seat) === place) return goblets('goblet.yours', { coaster });
  return goblets('goblet.of', { name: seatName(room.table, portrait.houses[place]?.noble ?? -1), coaster });
}

export function noteWords(note: Note): string[] {
  if (note.drunk) return [goblets('board.drunk_was', { contents: contents({ counts: note.known }) })];
  const known = counted(note.known);
  const total = note.known.reduce((sum, count) => sum + count, 0) + note.unknown - note.taken;
  return [
    goblets('board.tokens_in', { count: Math.max(total, 0) }),
    ...(known ? [goblets('board.you_know', { contents: known })] : []),
    ...(note.doubtful ? [goblets('board.doubtful')] : []),
  ];
}

export function gobletLabel(room: Room, portrait: Portrait, place: number, note?: Note): string {
  return [standing(room, portrait, place), ...(note ? noteWords(note) : [])].join('. ');
}
