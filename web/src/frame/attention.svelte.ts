/** Calls a person to the table when it is his turn: title, sound, buzz and a spoken line. */
import { announce, hush, whisper } from '../parts/announce.svelte';
import { complain } from '../parts/toasts.svelte';
import { gameWords } from '../boards/registry.svelte';
import { openRulebook } from '../rulebook/opened.svelte';
import { settings } from '../settings.svelte';
import { buzz, play } from '../sound';
import { muted } from '../told/mute.svelte';
import type { Room } from '../told/room.svelte';
import { lines, teller } from '../told/sentences';
import { page, refusal } from '../words';
import { askLine } from './ask_line';

export function callToTurn(room: Room): void {
  let last = '';
  $effect(() => {
    const mine = isMyTurn(room);
    document.title = mine && settings.titleCall ? `● ${page('table.your_turn')} – ${page('app.name')}` : `${room.code} – ${page('app.name')}`;
    // Not by the question itself: that is known only while the curtain is open, and no curtain is a new turn.
    const since = room.log.findLast(({ kind }) => kind === 'acted' || kind === 'started')?.number;
    const now = mine ? `${room.sight?.match}:${since}` : '';
    if (now && now !== last) call(room);
    last = now;
  });
  $effect(() => {
    if (!room.curtainOpen) hush();
  });
}

export function isMyTurn(room: Room): boolean {
  return room.seat !== null && room.sight?.actor === room.seat && room.table?.status === 'playing';
}

function call(room: Room): void {
  play('your_turn');
  if (settings.vibration) buzz([60, 40, 60]);
  announce(page('announce.your_turn'));
  const { text, secret } = askLine(room, []);
  (secret ? whisper : announce)(text);
}

/** Speaks what happens, and says why something was refused. */
export function speak(room: Room): () => void {
  return room.watch({
    after: ({ told }) => {
      if (told.kind === 'talk' && told.person !== null && muted.has(told.person)) return;
      for (const line of lines(told, teller(room.table, room.seat, room.log))) (line.secret ? whisper : announce)(line.text);
    },
    refused: (code, clause) => {
      const why = clause ? { label: page('rulebook.why'), go: () => openRulebook(clause) } : undefined;
      complain(gameWords(room.sight?.game ?? '').clause(clause) ?? refusal(code), why);
    },
  });
}
