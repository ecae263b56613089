/** The one line that says whose turn it is and what is asked. */
import { gameWords } from '../boards/registry.svelte';
import type { Choice, Sight } from '../protocol/generated';
import type { Room } from '../told/room.svelte';
import { type Teller, teller } from '../told/sentences';
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
  if (room.showing.isRead) return { text: page('table.read_first'), mine: sight.actor === seat, secret: false };
  if (table?.paused) return { text: page('table.paused'), mine: false, secret: false };
  const by = teller(table, seat, room.log);
  const words = gameWords(sight.game);
  if (sight.actor === seat) {
    const code = step ?? asked?.choices.questions[0]?.ask ?? sight.ask;
    const text = words.ask(code, chosen, sight, by) ?? page('table.your_turn');
    return { text, mine: true, secret: code.startsWith('pass') || chosen.length > 0 };
  }
  return { text: waits(sight, by), mine: false, secret: false };
}

/** What somebody is asked, for whoever looks on. */
function waits(sight: Sight, by: Teller): string {
  const name = by.name(sight.actor);
  return gameWords(sight.game).wait(sight.ask, name, sight, by) ?? page('table.turn_of', { name });
}

/** The line while something is being shown: what is turned up is waited for, anything between is told as it was. */
export function shownLine({ showing, table, seat, log }: Room): AskLine {
  const { between } = showing;
  const isTold = between !== null && between.actor >= 0;
  return { text: isTold ? waits(between, teller(table, seat, log)) : page('table.shown'), mine: false, secret: false };
}
