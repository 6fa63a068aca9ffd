import { sveltekit } from '@sveltejs/kit/vite';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` and `npm run preview` find the hall. As behind any other proxy, a hall that is away is a 502.
const hall = process.env['DRAGONHALL_PROXY'] ?? 'http://127.0.0.1:7777';
const proxy: Record<string, ProxyOptions> = {
  '/api': {
    target: hall,
    ws: true,
    configure: (server) =>
      server.on('error', (_error, _request, answer) => {
        if ('writeHead' in answer && !answer.headersSent) answer.writeHead(502).end();
      }),
  },
};

export default defineConfig({
  plugins: [sveltekit()],
  server: {
    // Texts and rules lie beside the games, one folder up.
    fs: { allow: ['..'] },
    proxy,
  },
  preview: { proxy },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Whoever builds wants to play, not to mend the builder.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    // A page is made only for the tests that ask for one: it takes longer than the tests.
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Only so that a hang ends: a busy machine may be very slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
  // Svelte's browser build, also under test.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
