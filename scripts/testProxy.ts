/**
 * `npm run test:proxy`: the proxy of `docs/running.md` in front of two copies on PostgreSQL, while all kinds of things
 * break.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { benchDatabase, seedBuyers } from '../bench/support/database.ts';
import { freePort, startCopy } from '../bench/support/serverCopy.ts';
import { Shop } from '../bench/payments/shop.ts';
import { findPostgres } from './postgres.ts';
import { sendHostile } from './proxy/hostile.ts';
import { haveNginx, startNginx } from './proxy/nginx.ts';
import { secretInQuery, Visits } from './proxy/visits.ts';
import { root } from './run.ts';
import { printSummary, oneTest, runStep, type Result } from './steps.ts';

/** How long after a fault ends visits may still fail, in milliseconds. */
const recoveryMs = 2_000;
/** How long visits are then checked to succeed, in milliseconds. */
const calmMs = 2_000;

const begun = performance.now();
const results: Result[] = [];

/** Runs a check, which passes if it returns no problems. */
const check = async (name: string, work: () => Promise<readonly string[]>): Promise<void> => {
  results.push(
    await runStep({
      name,
      run: async () => {
        const problems = await work();
        for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);
        return oneTest(problems.length === 0);
      },
    }),
  );
};

async function journey(server: string): Promise<void> {
  const database = await benchDatabase(server);
  const buyers = await seedBuyers(database, 4);
  const ports = await Promise.all([freePort(), freePort()]);
  const env = {
    ...database.env,
    APP_ENV: 'production',
    APP_SECRET: 'a secret of this journey, and of nobody else',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUST_PROXY: '127.0.0.1',
    GRAPHQL_DOCUMENTS: 'any',
    LOG_LEVEL: 'fatal',
  };
  const copies = await Promise.all(ports.map((port) => startCopy(port, env)));
  const nginx = await startNginx(ports);
  const visits = new Visits(nginx.origin, buyers);

  /** Waits until visits have recovered, then watches for a while; returns what failed in that time. */
  const calm = async (): Promise<readonly string[]> => {
    await pause(recoveryMs);
    const from = Date.now();
    await pause(calmMs);
    const { visits: count, faults } = visits.since(from);
    return count > 0 ? faults : ['nobody could visit'];
  };
  const ended = (): readonly string[] =>
    copies.flatMap(({ hasEnded }, index) => (hasEnded() ? [`copy ${index + 1} has ended`] : []));

  try {
    await check('visits succeed', calm);
    await check('connections to the database that end cost seconds and no process', async () => {
      const from = Date.now();
      for (let times = 0; times < 8; times++) {
        await database.terminate();
        await pause(400);
      }
      const { visits: count, faults } = visits.since(from);
      const most = faults.length * 2 > count ? [`${faults.length} of ${count} visits failed`] : [];
      return [...most, ...(await calm()), ...ended()];
    });
    await check('a copy that is killed costs pages nothing, and comes back', async () => {
      const from = Date.now();
      await copies[0]?.kill();
      await pause(1_500);
      const pages = visits.since(from).faults.filter((fault) => fault.startsWith('page'));
      copies[0] = await startCopy(ports[0] ?? 0, env);
      // A page that the killed copy was sending is cut off: at most one per visitor.
      return [...(pages.length > 3 ? pages : []), ...(await calm()), ...ended()];
    });
    await check('hostile requests fail no server and disturb no visit', async () => {
      const from = Date.now();
      const failures: string[] = [];
      for (let times = 0; times < 5; times++) failures.push(...(await sendHostile(nginx.origin, nginx.port)));
      return [...new Set(failures), ...visits.since(from).faults, ...(await calm()), ...ended()];
    });
    await visits.end();
    await check('every payment that was acknowledged is found paid', async () => {
      const shop = new Shop(nginx.origin, { timeoutMs: 5_000 });
      const paid = await Promise.all(
        visits.bought.map(({ payment, bearer }) => shop.isPaid(payment, bearer)),
      );
      const lost = paid.filter((isPaid) => !isPaid).length;
      console.log(`  ${visits.all.length} visits, ${paid.length} payments acknowledged, ${lost} lost`);
      return paid.length === 0 || lost > 0 ? [`${lost} of ${paid.length} are lost`] : [];
    });
    await check('no query and no code of a present is in the logs of the proxy', async () => {
      await fetch(`${nginx.origin}/en/presents/${secretInQuery}`);
      const { access, error } = await nginx.logs();
      const visited = [' /de/team 200 ', ' /en/presents/- 404 '];
      return [
        ...visited.flatMap((line) => (access.includes(line) ? [] : [`there is no${line}in the log`])),
        ...[access, error].flatMap((log) =>
          log.includes('?') || log.includes(secretInQuery) ? ['a query'] : [],
        ),
      ];
    });
  } finally {
    await visits.end();
    await nginx.stop();
    await Promise.all(copies.map(({ kill }) => kill()));
    await database.remove();
  }
}

const isBuilt = existsSync(path.resolve(root, process.env['DIST_DIR'] ?? 'dist', 'index.html'));
const postgres = isBuilt && (await haveNginx()) ? await findPostgres() : undefined;
if (postgres === undefined) {
  console.log('This needs a build, nginx and PostgreSQL, and one is missing: it did not run.');
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  try {
    console.log(postgres.origin);
    await journey(postgres.url);
  } finally {
    await postgres.stop();
  }
  printSummary(results, (performance.now() - begun) / 1000);
}
