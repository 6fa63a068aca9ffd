/** A page with the boards alone, fed from recorded updates: `npx vite --config src/lib/boards/dev/vite.config.ts`. */
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: here('../../../../static'),
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess() })],
  resolve: { alias: { $lib: here('../..'), $games: here('../../../../../games') } },
  server: { port: 5199, fs: { allow: [here('../../../../..')] } },
});
