import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../bench/support/serverCopy.ts';
import { findPostgres } from '../../scripts/postgres.ts';
import { capture } from '../../scripts/run.ts';
import { startTestServer } from '../../scripts/testServer.ts';
import { writeCatalogue } from '../../tests/server/support/firstDay.ts';
import { smtpServer } from '../../tests/server/support/smtpServer.ts';
import { webhookSecret } from '../../tests/server/support/stripeObjects.ts';
import { startStripe, type StripeDouble } from './stripeDouble.ts';
import { test as base } from './test.ts';

/** The shop of `docs/first-day.md`: in production mode, on its own PostgreSQL database, with a fake Stripe. */
interface OwnShop {
  readonly origin: string;
  /** The folder with the owner's files. */
  readonly folder: string;
  readonly stripe: StripeDouble;
  /** The emails sent to an address. */
  mailsTo(address: string): Promise<string[]>;
  /** Runs an operator command. @throws Error with the output if it fails */
  admin(...words: string[]): Promise<string>;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A journey in the shop of `docs/first-day.md`. */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the library reads from the pattern what a fixture needs
    async ({}, use) => {
      const postgres = await findPostgres();
      if (!postgres) throw new Error('No PostgreSQL, and none could be started');
      const name = `first_day_${process.pid}`;
      await query(postgres.url, `create database ${name}`);
      const [folder, stripe, smtp, port] = await Promise.all([
        mkdtemp(path.join(tmpdir(), 'first-day-')),
        startStripe(),
        smtpServer(),
        freePort(),
      ]);
      const env = {
        APP_ENV: 'production',
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: name }).href,
        APP_SECRET: 'a secret of the first day, and of nobody else',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'orders@night-letters.example',
        STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: stripe.origin,
      };
      const server = await startTestServer({ port, env });
      await writeCatalogue(folder);
      await use({
        origin: server.origin,
        folder,
        stripe,
        mailsTo: (address) => Promise.resolve(smtp.taken.filter((mail) => mail.includes(`To: ${address}`))),
        admin: async (...words) => {
          const { code, output } = await capture(process.execPath, ['scripts/admin.ts', ...words], {
            ...env,
            INIT_CWD: folder,
          });
          if (code !== 0) throw new Error(output);
          return output;
        },
      });
      await server.stop();
      stripe.close();
      await smtp.close();
      await query(postgres.url, `drop database ${name} with (force)`);
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

export { expect } from './test.ts';
