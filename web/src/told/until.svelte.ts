/** Waits for something of a room to be so; whoever waits is not left waiting for ever. */
const PATIENCE_MS = 8000;

/** False when it has not come about in all that time. */
export function until(isSo: () => boolean, patience = PATIENCE_MS): Promise<boolean> {
  return new Promise((settle) => {
    const end = (came: boolean): void => {
      clearTimeout(timer);
      // An effect cannot be taken away while it runs.
      queueMicrotask(() => stop());
      settle(came);
    };
    const timer = setTimeout(() => end(false), patience);
    const stop = $effect.root(() => {
      $effect(() => {
        if (isSo()) end(true);
      });
    });
  });
}
