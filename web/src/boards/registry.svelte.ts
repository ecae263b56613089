/** What the page knows of each game beyond the tree of choices: fetched when a table plays it, then kept. */
import type { Component, Snippet } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Game } from '../art/emblems';
import type { Walk } from '../frame/walk.svelte';
import type { Choice, Sight } from '../protocol/generated';
import type { Teller } from '../told/sentences';
import type { Room } from '../told/room.svelte';
import type { Arguments } from '../words/speaker';
import type { Sign } from './signs';

export interface Sentence {
  text: string;
  secret: boolean;
}

export interface GameWords {
  /** `words`: what was said along with it, in the games that have such. */
  tell(event: unknown, by: Teller, words?: readonly string[]): Sentence[];
  /** What is asked of me, with what I have chosen so far. */
  ask(ask: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined;
  /** What somebody else is being asked. name: of whoever is. */
  wait(ask: string, name: string, sight: Sight, by: Teller): string | undefined;
  choice(choice: Choice, by: Teller): string | undefined;
  clause(clause: string): string | undefined;
  /** What somebody says about the game, in quotation marks; only in games that have claims. */
  claim?(claim: string, choices: readonly Choice[], by: Teller): string | undefined;
  ending(sight: Sight, by: Teller): string | undefined;
}

export interface BoardProps {
  room: Room;
  walk: Walk;
  /** Shown where one answers, when there is nothing more to answer. */
  end: Snippet;
}

export interface GamePage {
  board: Component<BoardProps>;
  words: GameWords;
  /** The game's own words by their codes: options and the like. */
  say: (code: string, given?: Arguments) => string | undefined;
  /** Whether its rules forbid talk while a match runs. */
  silent?: boolean;
  /** What one plays for, in one sentence. options: those of the table. */
  goal: (players: number, options: Readonly<Record<string, unknown>>) => string;
  /** At which clause a question stands where so many, or these options, play it otherwise than usual. */
  clause?: (ask: string, players: number, options: Readonly<Record<string, unknown>>) => string | undefined;
  /** What its board shows without words. */
  signs?: (sight: Sight) => readonly Sign[];
  /** What was said along with something, as it is heard; only in games that have such. */
  quoted?: (words: readonly string[]) => string;
  /** The game in a few sentences, for who is new and knows the goal. */
  rules: (players: number) => string[];
}

/** Each in its own bundle; a game that is missing here can still be played by the tree of choices. */
const PAGES: { [G in Game]?: () => Promise<{ default: GamePage }> } = {
  cockroach: () => import('./cockroach/page'),
  'fox-grapes': () => import('./fox_grapes/page'),
  goblets: () => import('./goblets/page'),
  tofu: () => import('./tofu/page'),
  duet: () => import('./duet/page'),
};

const NO_WORDS: GameWords = {
  tell: () => [],
  ask: () => undefined,
  wait: () => undefined,
  choice: () => undefined,
  clause: () => undefined,
  ending: () => undefined,
};

const loaded = new SvelteMap<string, GamePage>();
const loading = new Map<string, Promise<void>>();

function known(game: string): game is Game {
  return Object.hasOwn(PAGES, game);
}

/** Fetches what the page knows of a game; rejects when the network does not bring it, and can be tried again. */
export function fetchGame(game: string): Promise<void> {
  const fetch = known(game) ? PAGES[game] : undefined;
  if (!fetch || loaded.has(game)) return Promise.resolve();
  const underWay = loading.get(game) ?? fetch().then((module) => void loaded.set(game, module.default));
  loading.set(game, underWay);
  return underWay.finally(() => loading.delete(game));
}

/** Whether nothing more can come: it is here, or there is nothing of the kind. */
export function isFetched(game: string): boolean {
  return !known(game) || loaded.has(game);
}

export function gamePage(game: string): GamePage | undefined {
  return loaded.get(game);
}

/** Whether this game is played without a word. */
export function isSilent(game: string): boolean {
  return loaded.get(game)?.silent ?? false;
}

export function gameWords(game: string): GameWords {
  return loaded.get(game)?.words ?? NO_WORDS;
}
