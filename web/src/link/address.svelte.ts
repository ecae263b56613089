/** Where the page is, as its address bar says. */
import { type Address, meaning } from './meaning';

export const address = $state<{ now: Address }>({ now: meaning(location.pathname) });

addEventListener('popstate', () => (address.now = meaning(location.pathname)));

function open(path: string, how: 'pushState' | 'replaceState'): void {
  if (location.pathname !== path) history[how](null, '', path);
  address.now = meaning(path);
}

export function go(path: string): void {
  open(path, 'pushState');
}

/** For addresses one should not come back to, such as a link that works once. */
export function swap(path: string): void {
  open(path, 'replaceState');
}
