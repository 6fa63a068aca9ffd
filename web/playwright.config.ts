import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const address = '127.0.0.1:7788';
const program = process.env['DRAGONHALL'] ?? '../target/release/dragonhall';
// A hall that is already open may be tested instead.
const open = process.env['DRAGONHALL_URL'];
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/runs',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Two at a time: a game against bots is mostly waiting.
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: open ?? `http://${address}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Nothing has to be waited for; the tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync',
      ],
    },
  },
  ...(open
    ? {}
    : {
        webServer: {
          command: `${program} serve --listen ${address} --data ${mkdtempSync(join(tmpdir(), 'dragonhall-'))} --requests-per-second 100000 --messages-per-second 100000 --no-limits`,
          url: `http://${address}/api/games`,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
        },
      }),
});
