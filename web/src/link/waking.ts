/** Moments after which a connection may be dead without saying so: a phone that slept, a page from the back cache. */

const BEAT_MS = 2000;
const JUMP_MS = 8000;
const LONG_HIDDEN_MS = 30_000;

/**
 * Calls `woke` at each such moment; returns what ends the watching. After a sleep nobody is asked whether the
 * connection still lives: an answer could take seconds, and a new one brings everything at once.
 */
export function watchWaking(woke: (slept: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last = Date.now();
  let hiddenAt = last;
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const turned = (): void => {
    if (isSeen()) woke(Date.now() - hiddenAt > LONG_HIDDEN_MS);
    else hiddenAt = Date.now();
  };
  // A timer that comes much too late means that the device slept; in a hidden page it means nothing.
  const beat = setInterval(() => {
    const late = Date.now() - last > JUMP_MS;
    last = Date.now();
    if (late) woke(isSeen());
  }, BEAT_MS);
  document.addEventListener('visibilitychange', turned, { signal });
  document.addEventListener('resume', () => woke(true), { signal });
  addEventListener('pageshow', (event) => event.persisted && woke(true), { signal });
  addEventListener('online', () => woke(false), { signal });
  return () => {
    stop.abort();
    clearInterval(beat);
  };
}
