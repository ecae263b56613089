/**
 * Flying cards. The page already shows the new position; a ghost flies above it from where the card was.
 * Any number overlap, taps are never blocked, and what rests at the goal stays hidden while its ghost flies,
 * or the card would be seen twice. A person may switch flights and turns off one by one: then nothing moves,
 * and what would have changed on the way has changed at once.
 */

import { paced } from './pace';

export interface Flight {
  from: DOMRect;
  to: Element | DOMRect;
  /** What the ghost looks like, and when given, what it turns into on the way. */
  picture: string;
  turnsInto?: string;
  /** Resting elements hidden until the ghost lands. */
  hide?: readonly Element[];
  ms?: number;
  delay?: number;
}

const FULL_MS = 560;
const CALM_MS = 160;
const EASE = 'cubic-bezier(.3,.1,.2,1)';

const flying = new Set<Animation>();
let landings = 0;
const hiddenBy = new Map<Element, number>();

export function calm(): boolean {
  return document.documentElement.dataset.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function wants(what: 'flights' | 'flips'): boolean {
  return document.documentElement.dataset[what] !== 'off';
}

/** Whether everything is to be there at once, be it that a person wants it so. */
export function still(): boolean {
  return calm() || !wants('flights');
}

export function flights(): number {
  return flying.size;
}

/** Lets everything land at once: a tap or a newer position must never wait for a picture. */
export function land(): void {
  landings += 1;
  for (const animation of [...flying]) animation.finish();
}

export function place(element: Element | null | undefined): DOMRect | null {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

export async function fly(flight: Flight): Promise<void> {
  const to = flight.to instanceof Element ? place(flight.to) : flight.to;
  if (!to || document.hidden || !wants('flights')) return;
  const ghost = makeGhost(flight, to);
  const hide = [...(flight.hide ?? []), ...(flight.to instanceof Element ? [flight.to] : [])];
  hide.forEach((element) => veil(element, 1));
  document.body.append(ghost);
  try {
    const turn = flight.turnsInto ? turnOver(ghost, flight) : Promise.resolve();
    await Promise.all([run(ghost, path(flight.from, to), timing(flight)), turn]);
  } finally {
    hide.forEach((element) => veil(element, -1));
    ghost.remove();
  }
}

/** Turns a resting card about its long side; `swap` changes its picture when it is edge-on. */
export async function flip(element: Element, swap?: () => void): Promise<void> {
  if (!wants('flips')) return swap?.();
  if (calm()) {
    swap?.();
    await run(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: CALM_MS });
    return;
  }
  const before = landings;
  const edge = 'perspective(600px) rotateY(90deg)';
  await run(element, [{ transform: 'perspective(600px) rotateY(0)' }, { transform: edge }], { duration: 170, easing: 'ease-in' });
  swap?.();
  if (landings !== before) return;
  await run(element, [{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'none' }], { duration: 240, easing: 'ease-out' });
}

function timing(flight: Flight): KeyframeAnimationOptions {
  const duration = calm() ? CALM_MS : paced(flight.ms ?? FULL_MS);
  return { duration, delay: calm() ? 0 : paced(flight.delay ?? 0), easing: EASE, fill: 'backwards' };
}

async function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (typeof element.animate !== 'function') return;
  const animation = element.animate(frames, options);
  flying.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled with its element: the page has moved on.
  } finally {
    flying.delete(animation);
  }
}

function path(from: DOMRect, to: DOMRect): Keyframe[] {
  if (calm()) return [{ opacity: 0 }, { opacity: 1 }];
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = from.width / to.width;
  const lift = Math.min(90, Math.hypot(dx, dy) / 4);
  const lean = dx > 0 ? -7 : 7;
  return [
    { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px,${dy / 2 - lift}px) scale(${((scale + 1) / 2) * 1.1}) rotate(${lean}deg)`, offset: 0.5 },
    { transform: 'none' },
  ];
}

function makeGhost(flight: Flight, to: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.innerHTML = `<div>${flight.picture}</div>`;
  ghost.style.left = `${to.left}px`;
  ghost.style.top = `${to.top}px`;
  ghost.style.width = `${to.width}px`;
  return ghost;
}

async function turnOver(ghost: HTMLElement, flight: Flight): Promise<void> {
  const card = ghost.firstElementChild;
  if (card) await flip(card, () => (card.innerHTML = flight.turnsInto ?? ''));
}

function veil(element: Element, by: 1 | -1): void {
  const count = (hiddenBy.get(element) ?? 0) + by;
  if (count > 0) {
    hiddenBy.set(element, count);
    element.setAttribute('data-veiled', '');
  } else {
    hiddenBy.delete(element);
    element.removeAttribute('data-veiled');
  }
}
