import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? '4290');
/** An absolute path, because the checkout itself may be in a folder with that name. */
const crawls = path.join(import.meta.dirname, 'e2e/crawl/**/*.spec.ts');

// Workers read this file too: the environment passes them what was found or created here once.
// The server removes the folder when it stops.
process.env['CHROMIUM_PATH'] ??= await findChromium();
const dataDir: string =
  process.env['E2E_DATA_DIR'] ??
  (await import('./e2e/support/dataDir.ts').then(({ newDataDir }) => newDataDir('journeys')));
process.env['E2E_DATA_DIR'] = dataDir;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // For failures under load; `npm test` lists the tests that needed a retry.
  retries: 1,
  forbidOnly: true,
  // The timeouts only catch hanging journeys: none measures time, and a busy machine takes ten times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A warm tab opens a page in half the time. It's empty for every journey: no cookies, no storage. Tests of a first
    // load open their own browser with `openBrowser`.
    reuseContext: true,
    // Tests can't intercept a service worker's requests; `openBrowser` allows one where it's tested.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes a third of the time; a failure leaves a screenshot and the page's content anyway.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumArguments },
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: crawls,
      grepInvert: /@crawl/,
      // Drawing motion takes a seventh of the processor time; the crawl shows it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Every page in every language, and the journeys tagged for it: `npm run test:crawl`.
    { name: 'crawl', timeout: 600_000, grep: /^crawl crawl[\\/]|@crawl/ },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/testServer.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    // For working on a journey: reuses a running server, with E2E_DATA_DIR as its DATA_DIR.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // The tests' own requests set their client address.
    env: { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1,::1' },
  },
});
