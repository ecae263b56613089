/** The portrait of a match as the board needs it. A house is a player, or a noble with his vassal. */
import type { Event, HouseShown, Portrait } from '../../protocol/games/goblets';
import type { Sight, Table, Told } from '../../protocol/generated';

export const TOKENS = ['wine', 'poison', 'antidote', 'goblin', 'unicorn'] as const;
export type Token = (typeof TOKENS)[number];

export function portraitOf(sight: Sight): Portrait {
  return sight.view as Portrait;
}

export function eventsOf(told: Told): readonly Event[] {
  return told.events as readonly Event[];
}

/** All that was told of the running or last match; its first course begins with the entry that starts it. */
export function storyOf(log: readonly Told[]): readonly Told[] {
  return log.slice(Math.max(log.findLastIndex(({ kind }) => kind === 'started'), 0));
}

/** The goblet that a seat last poured into or looked into, and what it poured, if it did. */
export function lastTouched(log: readonly Told[], seat: number): { coaster: number; token?: Token } | undefined {
  for (const event of storyOf(log).flatMap(eventsOf).reverse()) {
    if (event.type === 'poured' && event.seat === seat) return { coaster: event.coaster, token: event.tokens.truth?.find(isToken) };
    if (event.type === 'peeked' && event.seat === seat) return { coaster: event.coaster };
  }
  return undefined;
}

export function isToken(code: string): code is Token {
  return (TOKENS as readonly string[]).includes(code);
}

export interface Pile {
  kind: Token;
  count: number;
}

/** Kinds that are there at all, in the rulebook's order. */
export function piles(counts: readonly number[]): Pile[] {
  return TOKENS.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

export function houseOf(portrait: Portrait, seat: number | null): number | null {
  return seat === null ? null : (portrait.persons[seat]?.house ?? null);
}

/** Houses as they sit, seen from one of them: his own first, his left neighbour next; a watcher sits at the first. */
export function circle(portrait: Portrait, own: number | null): number[] {
  const { length } = portrait.houses;
  return Array.from({ length }, (_, k) => ((own ?? 0) + k) % length);
}

/** The seats of a house, the one who drinks first. */
export function membersOf(house: HouseShown | undefined): number[] {
  if (!house) return [];
  return house.vassal === null ? [house.noble] : [house.noble, house.vassal];
}

/** The seat of the target of a house, as far as it is known here. */
export function targetOf(portrait: Portrait, house: number): number | undefined {
  const shown = portrait.houses[house];
  const target = shown?.target ?? shown?.secret_target?.truth;
  return target ? portrait.houses[target.house]?.noble : undefined;
}

type Mode = Portrait['mode'];

const option = (table: Table | null, code: string): unknown => (table?.settings.options as Record<string, unknown> | undefined)?.[code];

/** Which of the three games is played by so many with these options. */
export function modeOf(players: number, options: Readonly<Record<string, unknown>> | undefined): Mode {
  if (players > 6) return 'paired';
  if (players > 3) return 'base';
  return players < 3 || options?.['three_players'] === 'table_of_six' ? 'middle' : 'base';
}

/** The same of a table: events do not say it. */
export function modeAt(table: Table | null): Mode {
  return modeOf(table?.seats.length ?? 0, table?.settings.options);
}

/** Whether the page keeps notes of what this seat has seen. */
export function keepsNotes(table: Table | null): boolean {
  return option(table, 'memory') !== 'own';
}

/** Whether each wine is worth a point, and not only the most of it. */
export function countsEachWine(table: Table | null): boolean {
  return option(table, 'wine') === 'each';
}

/** The kinds of token that are in play. */
export function kindsInPlay(table: Table | null): readonly Token[] {
  return option(table, 'goblin_unicorn') === true ? TOKENS : TOKENS.slice(0, 3);
}

export interface Position {
  x: number;
  y: number;
}

/** The same for eyes that sit nowhere: an even table leaves its middle column to the words. */
export function aside(k: number, of: number): Position {
  if (of % 2 === 1) return around(k, of);
  const { x, y } = around(k + 0.5, of);
  const reach = Math.cos(Math.PI / of);
  return { x: Math.max(-1, Math.min(1, x / (of === 4 ? reach : 1))), y: y / reach };
}

/** Where the k-th of so many stands round the table: the first in front, then clockwise; each -1 … 1. */
export function around(k: number, of: number): Position {
  const angle = Math.PI / 2 + (2 * Math.PI * k) / of;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
