/** Finds words and clauses in a rulebook. A heading that fits brings its whole chapter. */
import type { Block, Book, Chapter, Span } from './book';

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** How people write a clause: f15, F-15, FE 3. */
function asClause(text: string): string | undefined {
  const found = /^([a-z]{1,2})[\s-]*0*(\d+[a-z]?)$/i.exec(text);
  return found ? `${found[1]}-${found[2]}`.toLowerCase() : undefined;
}

const bare = (clause: string): string => clause.toLowerCase().replace(/-0+/, '-');

function narrowed(block: Block, fits: (text: string, clauses: readonly string[]) => boolean): Block | undefined {
  if (block.is === 'text') return fits(textOf(block.passage.spans), block.passage.clauses) ? block : undefined;
  if (block.is === 'table') {
    const rows = block.rows.filter(({ cells, clauses }) => fits(cells.map(textOf).join(' '), clauses));
    return rows.length > 0 ? { ...block, rows } : undefined;
  }
  return block.items.some(({ spans, clauses }) => fits(textOf(spans), clauses)) ? block : undefined;
}

export function found(book: Book, wanted: string): readonly Chapter[] {
  const words = wanted.trim().toLowerCase();
  if (!words) return book;
  const clause = asClause(words);
  const fits = (text: string, clauses: readonly string[]): boolean => (clause ? clauses.some((one) => bare(one) === clause) : text.toLowerCase().includes(words));
  return book.flatMap((chapter) => {
    if (!clause && chapter.level > 1 && chapter.heading.toLowerCase().includes(words)) return [chapter];
    const blocks = chapter.blocks.map((block) => narrowed(block, fits)).filter((block) => block !== undefined);
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}
