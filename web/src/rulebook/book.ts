/** The rulebook of a game, as the build has read it from docs/rules: fetched from our own server when it is opened. */
import type { Lang } from '../words/speaker';

export interface Span {
  text: string;
  as?: 'strong' | 'em' | 'clause';
}

export interface Passage {
  spans: readonly Span[];
  /** The clauses it states or names, without the dagger that marks our own rulings. */
  clauses: readonly string[];
}

export interface Row {
  cells: readonly (readonly Span[])[];
  clauses: readonly string[];
}

export type Block =
  | { is: 'text'; passage: Passage }
  | { is: 'list'; ordered: boolean; items: readonly Passage[] }
  | { is: 'table'; head: readonly (readonly Span[])[]; rows: readonly Row[] };

export interface Chapter {
  /** 1 for the title of the game, with what comes before the first chapter. */
  level: number;
  heading: string;
  blocks: readonly Block[];
}

export type Book = readonly Chapter[];

const BOOKS = import.meta.glob<Book>('../../../docs/rules/*.md', { import: 'default' });

function find(game: string, lang: Lang): (() => Promise<Book>) | undefined {
  return BOOKS[`../../../docs/rules/${game.replaceAll('-', '_')}.${lang}.md`];
}

export function hasBook(game: string): boolean {
  return find(game, 'en') !== undefined;
}

/** Rejects when the network does not bring it; can be tried again. */
export function fetchBook(game: string, lang: Lang): Promise<Book> {
  return find(game, lang)?.() ?? Promise.reject(new Error(`no rulebook of ${game}`));
}
