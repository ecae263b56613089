/** House rules between the form, where every answer is a word, and the table, which keeps only what differs. */
import type { GameOf, OptionOf, PresetOf } from '../games';
import type { ClockChoice } from './clocks';

export type Chosen = Record<string, string>;

const FIRST_CHAIR = '0';

const word = (value: unknown): string => (value === true ? 'on' : value === false ? 'off' : String(value));
const usual = ({ choices }: OptionOf): string => choices[0] ?? FIRST_CHAIR;

/** What counts: fewer players may not have what was chosen, as there are never more rebels than vassals. */
export function answerTo(option: OptionOf, chosen: Chosen, players: number): string {
  const answer = chosen[option.code] ?? usual(option);
  const isOffered = option.choices.length > 0 ? option.choices.includes(answer) : Number(answer) < players;
  return isOffered ? answer : usual(option);
}

function asValue({ choices }: OptionOf, chosen: string): unknown {
  if (choices.length === 0 || choices.every((choice) => /^-?\d+$/.test(choice))) return Number(chosen);
  return chosen === 'on' ? true : chosen === 'off' ? false : chosen;
}

export function isAsked({ when, seats }: OptionOf, chosen: Chosen, players: number): boolean {
  const [fewest, most] = seats ?? [0, Infinity];
  return players >= fewest && players <= most && (!when || chosen[when[0]] === when[1]);
}

export function asChosen(options: readonly OptionOf[], differing: Record<string, unknown>): Chosen {
  return Object.fromEntries(options.map((option) => [option.code, option.code in differing ? word(differing[option.code]) : usual(option)]));
}

/** Yes and no as booleans, chairs as numbers, and only what differs from the rulebook. */
export function differingFrom(options: readonly OptionOf[], chosen: Chosen, players: number): Record<string, unknown> {
  const answers = options.filter((option) => isAsked(option, chosen, players)).map((option) => [option, answerTo(option, chosen, players)] as const);
  const changed = answers.filter(([option, answer]) => answer !== usual(option));
  return Object.fromEntries(changed.map(([option, answer]) => [option.code, asValue(option, answer)]));
}

/** The same answers, but for those that so many players cannot have; what is not asked of them waits for others. */
export function fitting(options: readonly OptionOf[], differing: Record<string, unknown>, players: number): Record<string, unknown> {
  const chosen = asChosen(options, differing);
  const unfit = options.filter((option) => isAsked(option, chosen, players) && answerTo(option, chosen, players) !== chosen[option.code]);
  return Object.fromEntries(Object.entries(differing).filter(([code]) => unfit.every((option) => option.code !== code)));
}

/** Numbers are offered from the smallest on, whichever is the rulebook's. */
export function inOrder(choices: readonly string[]): readonly string[] {
  const areNumbers = choices.every((choice) => /^\d+$/.test(choice));
  return areNumbers ? [...choices].sort((one, other) => Number(one) - Number(other)) : choices;
}

/** Those that so many players can tell apart: what is not asked of them makes no difference. */
export function differentPresets({ options, presets }: GameOf, players: number): readonly PresetOf[] {
  const comesTo = (preset: PresetOf): string => JSON.stringify([differingFrom(options, withPreset(preset, asChosen(options, {})), players), preset.clock]);
  return presets.filter((preset, i) => presets.findIndex((other) => comesTo(other) === comesTo(preset)) === i);
}

/** The preset that has these answers, if one has. */
export function presetOf(presets: readonly PresetOf[], chosen: Chosen, clock: ClockChoice): string | undefined {
  const fits = (preset: PresetOf): boolean => preset.clock === undefined || preset.clock === clock;
  return presets.find((preset) => fits(preset) && Object.entries(preset.options).every(([code, answer]) => chosen[code] === answer))?.code;
}

export function withPreset(preset: PresetOf, chosen: Chosen): Chosen {
  return { ...chosen, ...preset.options };
}
