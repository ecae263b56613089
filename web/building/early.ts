/**
 * Builds src/early/start.ts into a script of its own, tells it the files of each game's table, and has the document
 * name it before anything else: it runs while the page is still on its way.
 */
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/early/start.ts';
const TABLE = 'src/screens/Table.svelte';
const BOARD = /\/src\/boards\/(\w+)\/page\.ts$/;
type Bundle = Rolldown.OutputBundle;

/** Scripts and styles that this chunk cannot start without. */
function needed(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) needed(bundle, other, found);
  return found;
}

/** By the game's code: what its table fetches besides the first load. */
function tableFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const filesOf = (source: RegExp | string): [string, string][] =>
    chunks.flatMap(({ facadeModuleId, fileName, moduleIds }) => {
      const id = [facadeModuleId ?? '', ...moduleIds].find((one) => (typeof source === 'string' ? one.endsWith(source) : source.test(one)));
      return id === undefined ? [] : [[id, fileName]];
    });
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needed(bundle, fileName)]));
  const table = filesOf(TABLE).flatMap(([, file]) => [...needed(bundle, file)]);
  const boards = filesOf(BOARD).map(([id, file]): [string, string[]] => {
    const files = new Set([...table, ...needed(bundle, file)]);
    return [BOARD.exec(id)![1]!.replaceAll('_', '-'), [...files].filter((one) => !first.has(one))];
  });
  return Object.fromEntries(boards);
}

async function script(files: Record<string, string[]>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { TABLE_FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('the document is not built yet');
      const made = this.emitFile({ type: 'asset', name: 'early.js', source: await script(tableFiles(bundle)) });
      const tag = `<script src="/${this.getFileName(made)}"></script>\n    `;
      document.source = String(document.source).replace(/(?=<script )/, tag);
    },
  };
}
