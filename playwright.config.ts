import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? '4290');
/** By its whole path, as the checkout itself may lie in a folder of that name. */
const crawls = path.join(import.meta.dirname, 'e2e/crawl/**/*.spec.ts');

// Workers read this file too: what is found or made here once goes on to them by the environment.
// The server removes the folder when it stops.
process.env['CHROMIUM_PATH'] ??= await findChromium();
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'journeys-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // What a busy machine spoils is tried once more; `npm test` names at its end what needed it.
  retries: 1,
  forbidOnly: true,
  // Limits are for what hangs: a busy machine takes ten times as long as a quiet one, and no journey measures time.
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
    // A tab that has been at work opens a page in half of the time. Every journey finds it empty: no cookies, nothing
    // stored. What has to be loaded for the first time opens a browser of its own by `openBrowser`.
    reuseContext: true,
    // Requests that a worker makes cannot be answered by a test; `openBrowser` lets one in where it is tested.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a third of the time; a failure leaves a picture and the page's content behind anyway.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumArguments },
  },
  projects: [
    { name: 'journeys', testIgnore: crawls, grepInvert: /@crawl/ },
    // Every page in every language, and the journeys that are marked so: `npm run test:crawl`.
    { name: 'crawl', timeout: 600_000, grep: /^crawl crawl[\\/]|@crawl/ },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/testServer.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    // For work on a journey: a server that runs already, with E2E_DATA_DIR as its DATA_DIR.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // The tests' own calls say where they come from.
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'], TRUST_PROXY: '127.0.0.1,::1' },
  },
});
