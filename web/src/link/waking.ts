/** Moments after which a connection may be dead without saying so: a phone that slept, a page from the back cache. */

const BEAT_MS = 2000;
const JUMP_MS = 8000;

/** Calls `woke` at each such moment; returns what ends the watching. */
export function watchWaking(woke: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last = Date.now();
  const seen = (): void => {
    if (document.visibilityState === 'visible') woke();
  };
  // A timer that comes much too late means that the device slept.
  const beat = setInterval(() => {
    const now = Date.now();
    if (now - last > JUMP_MS) woke();
    last = now;
  }, BEAT_MS);
  document.addEventListener('visibilitychange', seen, { signal });
  addEventListener('pageshow', (event) => event.persisted && woke(), { signal });
  addEventListener('online', woke, { signal });
  return () => {
    stop.abort();
    clearInterval(beat);
  };
}
