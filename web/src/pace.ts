/** How long what is turned up stays, as a person has chosen on this device. Every board asks here. */

const SHARES = { slow: 1.7, usual: 1, quick: 0.5 };
export type Pace = keyof typeof SHARES;
export const PACES = Object.keys(SHARES) as Pace[];

/** A turned-up card that has nothing else to do stays so long, or until somebody taps. */
export const REVEAL_MS = 3500;

/** A screen that nobody can tap shows what is past at most so long after the phones have gone on. */
export const LATE_MS = 1500;

function chosen(): Pace {
  const { pace } = document.documentElement.dataset;
  return PACES.find((one) => one === pace) ?? 'usual';
}

/** So long for the person at this device. ms: at the usual pace. */
export function paced(ms: number): number {
  return ms * SHARES[chosen()];
}
