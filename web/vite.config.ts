import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [sveltekit()],
  server: {
    // Texts and rules lie beside the games, one folder up.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
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
