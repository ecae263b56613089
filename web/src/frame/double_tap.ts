/**
 * The second half of a double tap must not press the button that has just appeared under the finger.
 * A click at nearly the same place, right after another one, on something else, is such a half.
 * A button that is gone is not kept: it would keep what its board knew, behind a curtain too.
 */
const SOON_MS = 350;
const NEAR_PX = 28;

export function ignoreSecondTaps(root: Document): void {
  let last = { at: -SOON_MS, x: 0, y: 0, on: null as WeakRef<Element> | null };
  const judge = (event: MouseEvent): void => {
    if (event.detail === 0 || !event.isTrusted) return; // the keyboard, or a reader
    const on = event.target instanceof Element ? event.target.closest('button, a, label, input') : null;
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX;
    const half = near && event.timeStamp - last.at < SOON_MS && on !== (last.on?.deref() ?? null);
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: on && new WeakRef(on) };
    if (!half) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  root.addEventListener('click', judge, { capture: true });
}
