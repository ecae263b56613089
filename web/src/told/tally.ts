/** The evening's score in words. */
import { gamePage } from '../boards/registry.svelte';
import type { Table, Tally } from '../protocol/generated';
import { page } from '../words';
import { nameOf } from './seats';

/** Where one alone loses, or all win together, a game has words of its own for it. */
export function scored(row: Tally, { settings }: Table): string {
  const given = { name: nameOf(row), won: row.won, lost: row.lost, count: row.matches };
  return gamePage(settings.game)?.say('end.tally', given) ?? page('end.tally', given);
}
