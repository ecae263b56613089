/** Keeps a screen lit that nobody touches. Only https offers it; elsewhere nothing happens. */

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.hidden || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) void given.release();
      else lock = given;
    } catch {
      // A low battery, or the device's own wish.
    }
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
