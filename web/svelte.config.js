import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const files = adapter({ pages: 'build', assets: 'build', fallback: 'index.html' });

/** Moves the scripts inside the page into files of their own: the house allows no other. */
function withoutInlineScripts() {
  const page = readFileSync('build/index.html', 'utf8');
  const moved = page.replace(/<script>([^]*?)<\/script>/g, (_, script) => {
    const name = `_app/immutable/boot.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
    writeFileSync(`build/${name}`, script);
    return `<script src="/${name}"></script>`;
  });
  writeFileSync('build/index.html', moved);
}

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    // One page for every address: the server hands out index.html, the client finds its way.
    adapter: {
      name: 'static files without inline scripts',
      async adapt(builder) {
        await files.adapt(builder);
        withoutInlineScripts();
      },
    },
  },
};
