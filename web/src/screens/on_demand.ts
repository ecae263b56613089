/** What a table needs beyond the first load: asked for as soon as it is likely, so that nobody waits for it later. */
import { fetchGame } from '../boards/registry.svelte';
import { gameOfDocument } from '../link/document';

export const fetchTable = () => import('./Table.svelte');

/** Has the table and its board come in the background; what fails is asked for again by whoever needs it. */
export function expectTable(game = gameOfDocument()): void {
  for (const coming of [fetchTable(), fetchGame(game)]) coming.catch(() => undefined);
}
