/** Calls a person to the table when it is his turn: title, sound, buzz and a spoken line. */
import { untrack } from 'svelte';
import { announce, hush, whisper } from '../parts/announce.svelte';
import { complain } from '../parts/toasts.svelte';
import { gameWords } from '../boards/registry.svelte';
import { openRulebook } from '../rulebook/opened.svelte';
import { settings } from '../settings.svelte';
import { buzz, play } from '../sound';
import { muted } from '../told/mute.svelte';
import type { Told } from '../protocol/generated';
import { Pieces } from '../told/pieces';
import type { Room } from '../told/room.svelte';
import { lines, type Teller, teller } from '../told/sentences';
import { page, refusal } from '../words';
import { askLine } from './ask_line';

export function callToTurn(room: Room): void {
  let last = '';
  let rung = '';
  $effect(() => {
    const mine = isMyTurn(room);
    // Ears are not kept waiting for what eyes are still shown.
    const isSeen = mine && !room.showing.isOn;
    document.title = isSeen && settings.titleCall ? `● ${page('table.your_turn')} – ${page('app.name')}` : `${room.code} – ${page('app.name')}`;
    // Not by the question itself: that is known only while the curtain is open, and no curtain is a new turn.
    const since = room.log.findLast(({ kind, number }) => (kind === 'acted' || kind === 'started') && number <= room.sightNumber)?.number;
    const now = mine ? `${room.sight?.match}:${since}` : '';
    if (now && now !== last) call(room);
    last = now;
    if (!isSeen || now === rung) return;
    rung = now;
    ring();
  });
  $effect(() => {
    if (!room.curtainOpen) hush();
  });
}

export function isMyTurn(room: Room): boolean {
  return room.seat !== null && room.sight?.actor === room.seat && room.table?.status === 'playing';
}

function ring(): void {
  play('your_turn');
  if (settings.vibration) buzz([60, 40, 60]);
}

function call(room: Room): void {
  announce(page('announce.your_turn'));
  const { text, secret } = askLine(room, []);
  (secret ? whisper : announce)(text);
}

/** Which match is shown as over, if one is. */
const overMatch = ({ sight }: Room): number | undefined => (sight?.result ? sight.match : undefined);

/** How it ended, and for whom: who sees nothing does not meet the panel that says it. The last event may have told a part. */
function tellEnd({ sight, matchLog }: Room, by: Teller): void {
  if (!sight?.result) return;
  const story = gameWords(sight.game).ending(sight, by) ?? '';
  const last = matchLog.findLast(({ events }) => events.length > 0);
  const said = (last && lines(last, by).at(-1)?.text) ?? '';
  const rest = said && story.startsWith(said) ? story.slice(said.length).trim() : story;
  if (rest) announce(rest);
}

/** Who is spoken of came with it: his name stands in the table, which comes with the last of what was stored at once. */
const NAMES = new Set(['bot', 'joined', 'seated']);

/** Speaks what happens, and says why something was refused. */
export function speak(room: Room): () => void {
  let ended = untrack(() => overMatch(room));
  const unnamed = new Pieces<Told>();
  return room.watch({
    after: ({ told, table }) => {
      if (told.kind === 'talk' && told.person !== null && muted.has(told.person)) return;
      const all = unnamed.take([told], Boolean(table) || !(unnamed.isWaiting || NAMES.has(told.kind)));
      if (!all) return;
      const by = teller(room.table, room.seat, room.log);
      for (const line of all.flatMap((one) => lines(one, by))) (line.secret ? whisper : announce)(line.text);
      // What is shown comes with the last of the entries that were stored at once.
      const over = overMatch(room);
      if (over !== ended) tellEnd(room, by);
      ended = over;
    },
    refused: (code, clause) => {
      const why = clause ? { label: page('rulebook.why'), go: () => openRulebook(clause) } : undefined;
      complain(gameWords(room.sight?.game ?? '').clause(clause) ?? refusal(code), why);
    },
  });
}
