import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readConfig } from '../../server/kernel/config.ts';
import { openLog } from '../../server/kernel/log.ts';
import { startServer } from '../../server/start.ts';
import { freePort } from '../../bench/support/serverCopy.ts';
import { newDataDir } from './dataDir.ts';
import { test as base } from './test.ts';

const day = 86_400_000;

/** A server in this process, with its own database, whose clock can be moved forward. */
export interface TimeTravelServer {
  readonly origin: string;
  /** The server's current time; it carries over from journey to journey of a worker. */
  readonly now: () => Date;
  /** Moves the clock of server and browser forward; the server does what has become due within a second. */
  readonly advance: (page: Page, days: number) => Promise<void>;
}

/** A journey through time: its `page` and `request` use a server whose clock it moves. */
export const test = base.extend<object, { elsewhen: TimeTravelServer }>({
  elsewhen: [
    // oxlint-disable-next-line no-empty-pattern -- the library reads from the pattern what a fixture needs
    async ({}, use) => {
      const port = await freePort();
      const dataDir = await newDataDir('time-travel');
      const origin = `http://localhost:${port}`;
      const config = readConfig({
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: dataDir,
      });
      // This server's outbox is next to its database.
      const { E2E_DATA_DIR: sharedDir } = process.env;
      process.env['E2E_DATA_DIR'] = dataDir;
      let ahead = 0;
      const now = () => new Date(Date.now() + ahead);
      const server = await startServer(config, openLog('silent'), { clock: now });
      await use({
        origin,
        now,
        advance: async (page, days) => {
          ahead += days * day;
          await page.clock.setSystemTime(now());
        },
      });
      await server.stop();
      process.env['E2E_DATA_DIR'] = sharedDir;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  page: async ({ page, elsewhen }, use) => {
    await elsewhen.advance(page, 0);
    await use(page);
  },
  baseURL: ({ elsewhen }, use) => use(elsewhen.origin),
});

export { expect } from './test.ts';
