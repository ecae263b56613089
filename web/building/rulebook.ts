/**
 * Reads a rulebook of docs/rules while the page is built: chapters of texts, lists and tables, never HTML.
 * Understood is what our rulebooks use; a line of another kind stops the build rather than being lost.
 */
import type { Plugin } from 'vite';
import type { Block, Chapter, Passage, Span } from '../src/rulebook/book';

const MARK = /(\*\*|\*|[A-Z]{1,2}-\d+[a-z]?†?)/;
const CLAUSE = /^[A-Z]{1,2}-\d+[a-z]?†?$/;
const ITEM = /^(?:-|\d+\.) +/;
const UNKNOWN = /^(?:```|>|!\[|<|#{4,}|\t| *\* )/;

/** Lines of one paragraph as one; between Japanese characters stands no space. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const glue = /[\x20-\x7f]$/.test(text) && /^[\x20-\x7f†]/.test(line.trim()) ? ' ' : '';
    return text + glue + line.trim();
  });
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let as: 'strong' | 'em' | undefined;
  for (const piece of text.split(MARK)) {
    if (piece === '**' || piece === '*') as = as ? undefined : piece === '*' ? 'em' : 'strong';
    else if (CLAUSE.test(piece)) found.push({ text: piece, as: 'clause' });
    else if (piece) found.push(as ? { text: piece, as } : { text: piece });
  }
  return found;
}

function clausesOf(all: readonly Span[]): string[] {
  return all.filter(({ as }) => as === 'clause').map(({ text }) => text.replace('†', ''));
}

function passage(lines: readonly string[]): Passage {
  const read = spans(joined(lines));
  return { spans: read, clauses: clausesOf(read) };
}

function cells(line: string): Span[][] {
  return line.replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()));
}

function table([head = '', , ...rows]: readonly string[]): Block {
  return { is: 'table', head: cells(head), rows: rows.map(cells).map((row) => ({ cells: row, clauses: clausesOf(row.flat()) })) };
}

function list(lines: readonly string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else items.at(-1)?.push(line);
  }
  return { is: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(passage) };
}

function block(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('|')) return table(lines);
  return ITEM.test(first) ? list(lines) : { is: 'text', passage: passage(lines) };
}

/** Lines that belong together: up to an empty line, or to where a list or table begins or ends. */
function groups(lines: readonly string[]): string[][] {
  const kind = (line: string): string => (line.startsWith('|') ? 'table' : ITEM.test(line) || line.startsWith('  ') ? 'list' : 'text');
  const made: string[][] = [];
  let last = '';
  for (const line of lines) {
    if (line.trim() && kind(line) === last) made.at(-1)!.push(line);
    else if (line.trim()) made.push([line]);
    last = line.trim() ? kind(line) : '';
  }
  return made;
}

export function book(text: string): Chapter[] {
  const unknown = text.split('\n').find((line) => UNKNOWN.test(line));
  if (unknown !== undefined) throw new Error(`a rulebook may not hold: ${unknown}`);
  return text.split(/^(?=#)/m).filter((part) => part.trim()).map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { level: /^#*/.exec(heading)![0].length, heading: heading.replace(/^#+ */, ''), blocks: groups(lines).map(block) };
  });
}

export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    transform: (text, id) => (/\/docs\/rules\/\w+\.\w+\.md$/.test(id) ? { code: `export default ${JSON.stringify(book(text))}`, map: null } : undefined),
  };
}
