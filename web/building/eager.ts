/**
 * Says of the scripts that a first answer waits for that all of them is needed: Chromium then compiles them beside
 * the page's own thread while they come, instead of function by function when they run. Others read a comment.
 */
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';
const AWAITED = new Set(['index', 'table', 'page']);

export function eager(): Plugin {
  return {
    name: 'eager',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite writes something before the script itself, and the hint counts in the first line alone.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && AWAITED.has(chunk.name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
