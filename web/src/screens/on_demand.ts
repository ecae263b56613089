/** What a table needs beyond the first load: asked for as soon as it is likely, so that nobody waits for it later. */
import { fetchGame } from '../boards/registry.svelte';

export const fetchTable = () => import('./Table.svelte');

/** The game of the table whose link the document was sent for; empty when it was sent for something else. */
function gameOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="yomiai:game"]')?.content ?? '';
}

/** Has the table and its board come in the background; what fails is asked for again by whoever needs it. */
export function expectTable(game = gameOfDocument()): void {
  for (const coming of [fetchTable(), fetchGame(game)]) coming.catch(() => undefined);
}
