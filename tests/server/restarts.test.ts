import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { expireOrderJob } from '../../server/commerce/checkout/expireOrder.ts';
import { handleJob } from '../../server/kernel/job.ts';
import { startWorker } from '../../server/kernel/worker.ts';
import { jobContext } from './support/jobContext.ts';
import { demoUser } from '../../server/demo/seedDemoUser.ts';
import { enqueue } from '../../server/kernel/queue.ts';
import { checkLedger } from '../../server/commerce/ledger/check.ts';
import { ask, logIn } from './support/calls.ts';
import { testApp, testServices } from './support/harness.ts';
import { isConcurrent } from './support/testDatabase.ts';
import { usd } from './support/demoProducts.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

const visitors = 10;
const paymentsEach = 3;
const rounds = 12;
const order = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };

/** Kills all other connections to this database, as a restart would; the embedded database has none. */
async function terminate(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pg_terminate_backend(pid) as done, pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows.length;
}

/** Retries until there is an answer; anything but an answer or 503 is an error. */
async function untilAnswered<Result>(work: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const answer = await work();
    if (answer !== undefined) return answer;
    await pause(20);
  }
}

async function answered(query: string, variables: object): Promise<Record<string, unknown>> {
  return untilAnswered(async () => {
    const { status, body, codes } = await ask(app, query, { variables });
    expect([200, 503]).toContain(status);
    expect(codes).toEqual(status === 503 ? codes.map(() => 'INTERNAL') : []);
    return status === 200 ? (body.data ?? undefined) : undefined;
  });
}

/** Buys something as a guest, retrying the payment with the same key until it is answered. */
async function buy(idempotencyKey: string): Promise<void> {
  const { orderCheck } = await answered(
    'query ($order: OrderInput!) { orderCheck(input: $order) { quoteId } }',
    { order },
  );
  const { quoteId } = orderCheck as { quoteId: string };
  await answered('mutation ($input: PaymentInput!) { paymentCreate(input: $input) { Order { id } } }', {
    input: {
      idempotencyKey,
      quoteId,
      order,
      paymentMethodId: 'sandbox',
      email: `${idempotencyKey}@example.com`,
      language: 'en',
      acceptsTerms: true,
    },
  });
}

/** Logs in, retrying until that is answered. */
const logInOnce = () =>
  untilAnswered(async () => {
    const { statusCode } = await logIn(app, { login: demoUser.login, password: demoUser.password });
    expect([200, 503]).toContain(statusCode);
    return statusCode === 200 ? true : undefined;
  });

it('repeatedly killing all connections costs ten visitors no payment and no log-in attempt, and crashes nothing', async () => {
  const done: string[] = [];
  const noted = handleJob(expireOrderJob, async (_, { orderId }) => void done.push(orderId));
  const worker = startWorker(jobContext(services, { instead: [noted] }));
  await enqueue(db, expireOrderJob, { orderId: 'before' }, services.clock());
  const keys = Array.from({ length: visitors * paymentsEach }, () => randomUUID());
  const visiting = new AbortController();
  const visits = Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (const key of keys.slice(visitor * paymentsEach, (visitor + 1) * paymentsEach)) await buy(key);
      if (visitor < 2) await logInOnce();
    }),
  ).finally(() => visiting.abort());
  let ended = 0;
  const restarts = async () => {
    for (let round = 0; round < rounds && !visiting.signal.aborted; round++) {
      // A round may kill its own connection too.
      ended += await terminate().catch(() => 0);
      await pause(40);
    }
  };
  await Promise.all([visits, restarts()]);
  expect(ended > 0).toBe(isConcurrent);

  const orders = await db
    .selectFrom('orders')
    .select('email')
    .where(
      'email',
      'in',
      keys.map((key) => `${key}@example.com`),
    )
    .execute();
  expect(orders.map(({ email }) => email).toSorted()).toEqual(
    keys.map((key) => `${key}@example.com`).toSorted(),
  );
  expect(await checkLedger(db, services.clock())).toEqual([]);
  // Both log-ins were decided in the end; the attempts that failed were refunded.
  const tries = await db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'loginIp:%')
    .execute();
  expect(tries.map(({ points }) => points)).toEqual([2]);

  await enqueue(db, expireOrderJob, { orderId: 'after' }, services.clock());
  await expect.poll(() => done).toContain('after');
  await worker.stop();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  for (const error of services.log.takeErrors()) expect(error).toContain('The database does not answer');
});
