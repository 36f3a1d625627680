import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueueMail } from '../../../server/mail/enqueueMail.ts';
import { mailJob } from '../../../server/mail/mailJob.ts';
import { enqueue } from '../../../server/kernel/queue.ts';
import { expireOrderJob } from '../../../server/commerce/checkout/expireOrder.ts';
import { expirePurchaseJob } from '../../../server/commerce/orders/expirePurchase.ts';
import { numberReceiptJob } from '../../../server/commerce/checkout/receiptJob.ts';
import { handleJob } from '../../../server/kernel/job.ts';
import { runDueJobs, startWorker } from '../../../server/kernel/worker.ts';
import { openMetrics } from '../../../server/kernel/metrics.ts';
import { eventually } from '../../eventually.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { testServices } from '../support/harness.ts';
import { jobContext } from '../support/jobContext.ts';

const services = await testServices();
const { db, time } = services;

type Runs = {
  readonly order?: (payload: { orderId: string }) => Promise<void>;
  readonly purchase?: (payload: { purchaseId: string }) => Promise<void>;
  readonly mail?: (payload: { to: string }) => Promise<void>;
};

/** A worker's context whose jobs record their payloads. */
function noting(runs: Runs = {}) {
  const done: string[] = [];
  const {
    order = async ({ orderId }) => void done.push(orderId),
    purchase = async ({ purchaseId }) => void done.push(purchaseId),
    mail = async ({ to }) => void done.push(to),
  } = runs;
  const instead = [
    handleJob(expireOrderJob, (_, payload) => order(payload)),
    handleJob(expirePurchaseJob, (_, payload) => purchase(payload)),
    handleJob(mailJob, (_, payload) => mail(payload)),
  ];
  return { done, context: jobContext(services, { instead }) };
}

const inSeconds = (seconds: number) => new Date(services.clock().getTime() + seconds * 1000);
const expireOrder = (orderId: string, runAt = services.clock()) =>
  enqueue(db, expireOrderJob, { orderId }, runAt);
const mail = (to: string) =>
  enqueueMail(
    db,
    {
      template: 'loginLink',
      to,
      lang: 'en',
      data: { link: 'https://site.example/en/auth-cb?code=secret-code', minutes: 15 },
    },
    services.clock(),
  );
const waiting = () => db.selectFrom('jobs').selectAll().execute();
const failing = async () => {
  throw new Error('no luck');
};

beforeEach(() => db.deleteFrom('jobs').execute());
afterEach(() => vi.restoreAllMocks());

describe('the queue', () => {
  it('runs what is due, earliest first, once', async () => {
    const { done, context } = noting();
    await expireOrder('second', inSeconds(-1));
    await expireOrder('first', inSeconds(-2));
    await expireOrder('later', inSeconds(60));
    expect(await runDueJobs(context)).toBe(2);
    expect(done).toEqual(['first', 'second']);
    expect(await runDueJobs(context)).toBe(0);
    time.advance({ seconds: 60 });
    await runDueJobs(context);
    expect(done).toEqual(['first', 'second', 'later']);
    expect(await waiting()).toEqual([]);
  });

  it('removes a finished job and takes the next one in a single statement', async () => {
    const counted = countedDatabase(db);
    const { done, context } = noting();
    for (const id of ['1', '2', '3', '4']) await expireOrder(id);
    // The last statement finds no more jobs.
    expect(await counted.queriesOf(() => runDueJobs({ ...context, db: counted.db }))).toBe(5);
    expect(done).toHaveLength(4);
    expect(await waiting()).toEqual([]);
  });

  it('does not contain a job whose transaction was rolled back', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await enqueue(trx, expireOrderJob, { orderId: 'never' }, services.clock());
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await waiting()).toEqual([]);
  });

  it('gives each job to only one of many workers', async () => {
    const { done, context } = noting();
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    for (const id of ids) await expireOrder(id);
    await Promise.all(Array.from({ length: 8 }, () => runDueJobs(context)));
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('retries later with growing delays, and continues with the other jobs', async () => {
    const { done, context } = noting({ purchase: failing });
    await enqueue(db, expirePurchaseJob, { purchaseId: 'p' }, services.clock());
    await expireOrder('o');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await runDueJobs(context);
      const [job] = await waiting();
      pauses.push(((job?.run_at.getTime() ?? 0) - services.clock().getTime()) / 1000);
      time.advance({ seconds: pauses.at(-1) ?? 0 });
    }
    expect(done).toEqual(['o']);
    expect(pauses).toEqual([2, 4, 8, 16]);
    expect(await waiting()).toMatchObject([{ attempts: 4, last_error: 'no luck', dead: false }]);
  });

  it('outlasts a night without a mail server, then gives up and keeps no link', async () => {
    const { context } = noting({ mail: failing });
    await mail('ada@example.com');
    const begun = services.clock().getTime();
    for (let attempt = 0; attempt < 100 && (await waiting()).some(({ dead }) => !dead); attempt++) {
      await runDueJobs(context);
      time.advance({ hours: 1 });
    }
    expect(services.clock().getTime() - begun).toBeGreaterThan(8 * 3_600_000);
    expect(await waiting()).toMatchObject([{ dead: true, payload: { to: 'ada@example.com', data: {} } }]);
    expect(JSON.stringify(await waiting())).not.toContain('secret-code');
    expect(services.log.takeErrors()).toEqual([expect.stringContaining('a job failed')]);
    expect(await runDueJobs(context)).toBe(0);
  });

  it('reruns a job taken by a crashed copy once its lease has expired', async () => {
    await expireOrder('o');
    const never = new Promise<void>(() => undefined);
    const begun = Promise.withResolvers<void>();
    const crashed = noting({
      order: () => {
        begun.resolve();
        return never;
      },
    });
    void runDueJobs(crashed.context);
    await begun.promise;
    const { done, context } = noting();
    expect(await runDueJobs(context)).toBe(0);
    time.advance({ minutes: 2 });
    expect(await runDueJobs(context)).toBe(1);
    expect(done).toEqual(['o']);
  });

  it('refuses a payload that does not match its kind, without quoting it', async () => {
    const { done, context } = noting();
    await db
      .insertInto('jobs')
      .values({
        id: 'odd',
        kind: 'mail',
        payload: JSON.stringify({ template: 7, to: 'ada@example.com', lang: 'en', data: {} }),
        run_at: services.clock(),
        last_error: null,
      })
      .execute();
    await runDueJobs(context);
    expect(done).toEqual([]);
    expect(await waiting()).toMatchObject([{ last_error: 'the payload of mail does not fit: template' }]);
  });

  it('reports a kind that nothing handles', async () => {
    await db
      .insertInto('jobs')
      .values({ id: 'odd', kind: 'odd', payload: '{}', run_at: services.clock(), last_error: null })
      .execute();
    await runDueJobs(noting().context);
    expect(await waiting()).toMatchObject([{ id: 'odd', last_error: 'nothing handles odd' }]);
  });
});

describe('the worker', () => {
  it('finds work by itself, and a slow mail holds up nothing else', async () => {
    const slow = Promise.withResolvers<void>();
    const { done, context } = noting({ mail: () => slow.promise });
    await mail('ada@example.com');
    const worker = startWorker(context);
    await expireOrder('o');
    await eventually(() => expect(done).toEqual(['o']));
    slow.resolve();
    await worker.stop();
  });

  it('takes one batched job at a time, and leaves what came meanwhile for the next poll', async () => {
    const numbered: string[] = [];
    const context = jobContext(services, {
      instead: [handleJob(numberReceiptJob, async (_, { paidId }) => void numbered.push(paidId))],
    });
    await enqueue(db, numberReceiptJob, { paidId: 'first' }, inSeconds(-1));
    await enqueue(db, numberReceiptJob, { paidId: 'second' }, services.clock());
    await expireOrder('o');
    expect(await runDueJobs(context, { lane: 'batched', maxJobs: 1 })).toBe(1);
    expect(numbered).toEqual(['first']);
    expect((await waiting()).map(({ kind }) => kind).toSorted()).toEqual(['order.expire', 'receipt.number']);
    const worker = startWorker(context);
    await eventually(() => expect(numbered).toEqual(['first', 'second']));
    await worker.stop();
  });

  it('finishes the current job when stopped, and starts no other', async () => {
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const done: string[] = [];
    const { context } = noting({
      order: async ({ orderId }) => {
        begun.resolve();
        await slow.promise;
        done.push(orderId);
      },
    });
    await expireOrder('first', inSeconds(-1));
    await expireOrder('second');
    const worker = startWorker(context);
    await begun.promise;
    const stopped = worker.stop();
    slow.resolve();
    await stopped;
    expect(done).toEqual(['first']);
    expect(await waiting()).toHaveLength(1);
  });

  it('counts its jobs by kind and outcome', async () => {
    const metrics = openMetrics(services);
    await mail('ada@example.com');
    await expireOrder('o');
    await runDueJobs(noting({ mail: failing }).context, { metrics });
    const text = await metrics.registry.metrics();
    expect(text).toContain('job_duration_seconds_count{kind="order.expire",outcome="done"} 1');
    expect(text).toContain('job_duration_seconds_count{kind="mail",outcome="failed"} 1');
    expect(text).toContain('jobs_waiting{state="due"} 0');
  });
});
