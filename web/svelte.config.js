import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    // Texts, rules, types and scenes of a game lie in its crate.
    alias: { $games: '../games' },
    // The service worker shows the client that it has: a page asks now and then whether there is a newer one.
    version: { pollInterval: 15 * 60_000 },
    // One page for every address but the first: the server hands out shell.html, the client finds its way.
    // The compressed twins beside the files are what travels.
    adapter: adapter({ pages: 'build', assets: 'build', fallback: 'shell.html', precompress: true }),
  },
};
