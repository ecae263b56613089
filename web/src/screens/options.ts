/** House rules between the form, where every answer is a word, and the table, which keeps only what differs. */
import type { OptionOf } from '../games';

const word = (value: unknown): string => (value === true ? 'on' : value === false ? 'off' : String(value));

export function asChosen(options: readonly OptionOf[], differing: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(options.map(({ code, choices }) => [code, code in differing ? word(differing[code]) : choices[0] ?? '']));
}

export function differingFrom(options: readonly OptionOf[], chosen: Record<string, string>): Record<string, unknown> {
  const changed = options.filter(({ code, choices }) => chosen[code] !== choices[0]);
  return Object.fromEntries(changed.map(({ code }) => [code, chosen[code] === 'on' ? true : chosen[code] === 'off' ? false : chosen[code]]));
}
