/** What the page knows of each game beyond the tree of choices. A game that is missing here can still be played. */
import type { Component, Snippet } from 'svelte';
import type { Choice, Sight } from '../protocol/generated';
import type { Teller } from '../told/sentences';
import type { Room } from '../told/room.svelte';
import type { Walk } from '../frame/walk.svelte';
import CockroachBoard from './cockroach/Board.svelte';
import { cockroachWords } from './cockroach/sentences';

export interface Sentence {
  text: string;
  secret: boolean;
}

export interface GameWords {
  tell(event: unknown, by: Teller): Sentence[];
  /** What is asked of me, with what I have chosen so far. */
  ask(ask: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined;
  /** What somebody else is being asked. */
  wait(ask: string, name: string): string | undefined;
  choice(choice: Choice, by: Teller): string | undefined;
  clause(clause: string): string | undefined;
  ending(sight: Sight, by: Teller): string | undefined;
}

export interface BoardProps {
  room: Room;
  walk: Walk;
  /** Shown where one answers, when there is nothing more to answer. */
  end: Snippet;
}

const WORDS: Record<string, GameWords> = { cockroach: cockroachWords };
const BOARDS: Record<string, Component<BoardProps>> = { cockroach: CockroachBoard };

const NO_WORDS: GameWords = {
  tell: () => [],
  ask: () => undefined,
  wait: () => undefined,
  choice: () => undefined,
  clause: () => undefined,
  ending: () => undefined,
};

export function gameWords(game: string): GameWords {
  return WORDS[game] ?? NO_WORDS;
}

export function boardOf(game: string): Component<BoardProps> | undefined {
  return BOARDS[game];
}
