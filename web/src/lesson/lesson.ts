/**
 * What the coach of a first game says, as data: a list for each game, fetched when its lesson is played.
 * A step is said once, at the first moment that fits it; steps that fit at the same moment come in their order.
 */
import type { Game } from '../art/emblems';

export interface Step {
  /** Its words: lesson.<game>.<say>. */
  say: string;
  /** When I am asked this, or am at this step of a choice. */
  ask?: string;
  /** When this has happened. */
  event?: string;
  /** Only where these fields of the event name my seat, or another one. */
  who?: Readonly<Record<string, 'me' | 'other'>>;
  /** The how manieth time it is asked or happens; the first, where nothing is said. */
  nth?: number;
  /** What fills the words and must hold, see facts.ts. */
  fact?: string;
  /** The part of the board that is meant, as a selector. */
  point?: string;
}

export interface Lesson {
  /** After so many answers of the person the last step is said. */
  enough: number;
  steps: readonly Step[];
}

const LESSONS: Record<Game, () => Promise<{ default: unknown }>> = {
  cockroach: () => import('./steps/cockroach.json'),
  'fox-grapes': () => import('./steps/fox-grapes.json'),
  goblets: () => import('./steps/goblets.json'),
  tofu: () => import('./steps/tofu.json'),
  duet: () => import('./steps/duet.json'),
};

export async function fetchLesson(game: string): Promise<Lesson> {
  return (await LESSONS[game as Game]()).default as Lesson;
}
