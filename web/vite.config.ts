import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rulebooks } from './building/rulebook';

export default defineConfig({
  plugins: [svelte(), rulebooks()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Inlined files would need data: in the page's content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', '../docs/rules'] },
    // The Python server answers everything that is not the page.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
