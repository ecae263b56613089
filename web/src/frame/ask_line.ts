/** The one line that says whose turn it is and what is asked. */
import { gameWords } from '../boards/registry.svelte';
import type { Choice } from '../protocol/generated';
import type { Room } from '../told/room.svelte';
import { teller } from '../told/sentences';
import { page } from '../words';

export interface AskLine {
  text: string;
  mine: boolean;
  /** It may name a card only this person knows. */
  secret: boolean;
}

export function askLine(room: Room, chosen: readonly Choice[], step?: string): AskLine {
  const { sight, seat, table, asked } = room;
  if (!sight || sight.actor < 0) return { text: page('end.heading'), mine: false, secret: false };
  if (table?.paused) return { text: page('table.paused'), mine: false, secret: false };
  const by = teller(table, seat, room.log);
  const words = gameWords(sight.game);
  if (sight.actor === seat) {
    const code = step ?? asked?.choices.questions[0]?.ask ?? sight.ask;
    const text = words.ask(code, chosen, sight, by) ?? page('table.your_turn');
    return { text, mine: true, secret: code.startsWith('pass') || chosen.length > 0 };
  }
  return { text: words.wait(sight.ask, by.name(sight.actor)) ?? page('table.turn_of', { name: by.name(sight.actor) }), mine: false, secret: false };
}
