/** Keeps a screen lit that nobody touches. Only https offers it; elsewhere nothing happens. */

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  let isAsking = false;
  const isHeld = (): boolean => lock !== undefined && !lock.released;
  /** The browser takes a lock back from a hidden page; one that is held, or on its way, is not asked for again. */
  const ask = async (): Promise<void> => {
    if (isOver || isAsking || isHeld() || document.hidden || !('wakeLock' in navigator)) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) void lock.release();
    } catch {
      // A low battery, or the device's own wish.
    }
    isAsking = false;
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
