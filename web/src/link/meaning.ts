/** What the address bar means: the landing page, a table, a table on a big screen, or a link that brings one's seat to this device. */

export type Address = { page: 'landing' } | { page: 'table' | 'screen'; code: string } | { page: 'move'; transfer: string };

export function meaning(path: string): Address {
  const table = /^\/t\/([A-Za-z0-9-]{3,12})(\/screen)?\/?$/.exec(path);
  if (table?.[1]) return { page: table[2] ? 'screen' : 'table', code: table[1].toUpperCase() };
  const move = /^\/m\/([\w-]{4,80})\/?$/.exec(path);
  if (move?.[1]) return { page: 'move', transfer: move[1] };
  return { page: 'landing' };
}
