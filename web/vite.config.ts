import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { eager } from './building/eager';
import { early } from './building/early';
import { rulebooks } from './building/rulebook';

/** Where `make dev` has the Python server listen. */
const port = loadEnv('', '.', 'YOMIAI_').YOMIAI_DEV_PORT ?? '8000';

export default defineConfig({
  plugins: [svelte(), rulebooks(), eager(), early()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Which file needs which: what a first visit weighs is added up from it, and the server hints by it.
    manifest: 'pieces.json',
    // Inlined files would need data: in the page's content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file costs a slow phone a wait of its own: what belongs together travels together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /screens\/Table\.svelte|parts\/((ThinkingDots|lingering)\.svelte|reachable)|told\/(pieces|standing)|until\.svelte|rolldown.runtime/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../docs/rules'] },
    // The Python server answers everything that is not the page.
    proxy: { '/api': { target: `http://127.0.0.1:${port}`, ws: true } },
  },
});
