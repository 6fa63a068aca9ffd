import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const address = '127.0.0.1:7788';
const program = process.env['DRAGONHALL'] ?? '../target/play/dragonhall';
// A hall that is already open may be tested instead.
const open = process.env['DRAGONHALL_URL'];
// Deals follow from this number, so that a game that fails can be played again.
const seed = process.env['DRAGONHALL_SEED'] ?? '7';
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

// The only time limits of these tests. They are there so that a hang ends: a busy machine may be very slow.
const WAIT = 120_000;
const WHOLE_TEST = 1_800_000;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/runs',
  timeout: WHOLE_TEST,
  expect: { timeout: WAIT },
  fullyParallel: false,
  // What takes minutes is run by `make games`.
  ...(process.env['LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // Two at a time: a game against bots is mostly waiting.
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: open ?? `http://${address}`,
    actionTimeout: WAIT,
    navigationTimeout: WAIT,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Nothing has to be waited for; the tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A test stands between page and server; the tests of the service worker ask for it themselves.
    serviceWorkers: 'block',
    launchOptions: {
      timeout: WAIT,
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(open
    ? {}
    : {
        webServer: {
          command: `${program} serve --listen ${address} --data ${mkdtempSync(join(tmpdir(), 'dragonhall-'))} --requests-per-second 100000 --messages-per-second 100000 --no-limits --seed ${seed} --push-to-loopback --announce-after 0`,
          url: `http://${address}/api/games`,
          timeout: WAIT,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: WAIT },
        },
      }),
});
