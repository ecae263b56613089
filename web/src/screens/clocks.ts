/** The clocks that a host chooses from, as one word each; a table's clock has times as well. */
import type { Clock } from '../protocol/generated';
import { page } from '../words';

export const CLOCKS = ['off', 'gentle', 'blitz', 'bank'] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const BLITZ = { bank: 60, increment: 10 };
const LONG = { bank: 300, increment: 20 };

export function asClock(chosen: ClockChoice): Clock {
  return chosen === 'blitz' ? { mode: 'bank', ...BLITZ } : { mode: chosen, ...LONG };
}

export function clockChoice({ mode, bank }: Clock): ClockChoice {
  return mode === 'bank' && bank <= BLITZ.bank ? 'blitz' : mode;
}

export const clockChoices = (): { value: ClockChoice; label: string; hint: string }[] =>
  CLOCKS.map((clock) => ({ value: clock, label: page(`create.clock.${clock}`), hint: page(`create.clock.${clock}_hint`) }));
