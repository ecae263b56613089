/** What a screen reader is told. Public lines may be heard by the room; private ones name cards and are spoken only with the curtain open. */

const STAY_MS = 6000;

interface Line {
  id: number;
  text: string;
}

export const lines = $state<{ open: Line[]; secret: Line[] }>({ open: [], secret: [] });
let next = 0;

function add(to: 'open' | 'secret', text: string): void {
  const id = (next += 1);
  lines[to].push({ id, text });
  setTimeout(() => (lines[to] = lines[to].filter((line) => line.id !== id)), STAY_MS);
}

export function announce(text: string): void {
  add('open', text);
}

export function whisper(text: string): void {
  add('secret', text);
}

/** When the curtain shuts, nothing secret may stay in the document. */
export function hush(): void {
  lines.secret = [];
}
