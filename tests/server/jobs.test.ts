import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueueMail } from '../../server/mail/enqueueMail.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { runDueJobs, startWorker, type JobHandlers } from '../../server/jobs/worker.ts';
import { openMetrics } from '../../server/metrics.ts';
import { testServices } from './harness.ts';

const services = await testServices();
const { db, time } = services;

/** Handlers that note what they were given. */
function noting(changes: Partial<JobHandlers> = {}) {
  const done: string[] = [];
  const handlers: JobHandlers = {
    mail: async ({ to }) => void done.push(to),
    'loginLink.send': async ({ email }) => void done.push(email),
    'signIn.wrongPassword': async ({ login }) => void done.push(login),
    'account.delete': async ({ userId }) => void done.push(userId),
    'passwordReset.send': async ({ email }) => void done.push(email),
    'emailChange.send': async ({ userId }) => void done.push(userId),
    'order.expire': async ({ orderId }) => void done.push(orderId),
    'purchase.expire': async ({ purchaseId }) => void done.push(purchaseId),
    'sandbox.deliver': async ({ reference }) => void done.push(reference),
    'topUp.expire': async ({ transactionId }) => void done.push(transactionId),
    'event.work': async ({ id }) => void done.push(id),
    'stripe.cancel': async ({ reference }) => void done.push(reference),
    'stripe.refund': async ({ refundId }) => void done.push(refundId),
    'stripe.detach': async ({ savedMethodId }) => void done.push(savedMethodId),
    'stripe.details': async ({ transactionId }) => void done.push(transactionId),
    'subscription.due': async ({ subscriptionId }) => void done.push(subscriptionId),
    'subscription.charge': async ({ transactionId }) => void done.push(transactionId),
    'activation.expire': async ({ activationId }) => void done.push(activationId),
    'present.expire': async () => undefined,
    ...changes,
  };
  return { done, handlers };
}

const inSeconds = (seconds: number) => new Date(services.clock().getTime() + seconds * 1000);
const expireOrder = (orderId: string, runAt = services.clock()) =>
  enqueue(db, 'order.expire', { orderId }, runAt);
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
  it('does what is due, the earliest first, once', async () => {
    const { done, handlers } = noting();
    await expireOrder('second', inSeconds(-1));
    await expireOrder('first', inSeconds(-2));
    await expireOrder('later', inSeconds(60));
    expect(await runDueJobs(services, handlers)).toBe(2);
    expect(done).toEqual(['first', 'second']);
    expect(await runDueJobs(services, handlers)).toBe(0);
    time.advance({ seconds: 60 });
    await runDueJobs(services, handlers);
    expect(done).toEqual(['first', 'second', 'later']);
    expect(await waiting()).toEqual([]);
  });

  it('knows nothing of a job whose transaction was undone', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await enqueue(trx, 'order.expire', { orderId: 'never' }, services.clock());
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await waiting()).toEqual([]);
  });

  it('gives each job to one of many workers', async () => {
    const { done, handlers } = noting();
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    for (const id of ids) await expireOrder(id);
    await Promise.all(Array.from({ length: 8 }, () => runDueJobs(services, handlers)));
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('tries again later, with growing pauses, and goes on with the rest', async () => {
    const { done, handlers } = noting({ 'purchase.expire': failing });
    await enqueue(db, 'purchase.expire', { purchaseId: 'p' }, services.clock());
    await expireOrder('o');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await runDueJobs(services, handlers);
      const [job] = await waiting();
      pauses.push(((job?.run_at.getTime() ?? 0) - services.clock().getTime()) / 1000);
      time.advance({ seconds: pauses.at(-1) ?? 0 });
    }
    expect(done).toEqual(['o']);
    expect(pauses).toEqual([2, 4, 8, 16]);
    expect(await waiting()).toMatchObject([{ attempts: 4, last_error: 'no luck', dead: false }]);
  });

  it('outlives a mail server that is away for a night, then gives up and keeps no link', async () => {
    const { handlers } = noting({ mail: failing });
    await mail('ada@example.com');
    const begun = services.clock().getTime();
    for (let attempt = 0; attempt < 100 && (await waiting()).some(({ dead }) => !dead); attempt++) {
      await runDueJobs(services, handlers);
      time.advance({ hours: 1 });
    }
    expect(services.clock().getTime() - begun).toBeGreaterThan(8 * 3_600_000);
    expect(await waiting()).toMatchObject([{ dead: true, payload: { to: 'ada@example.com', data: {} } }]);
    expect(JSON.stringify(await waiting())).not.toContain('secret-code');
    expect(services.log.takeErrors()).toEqual([expect.stringContaining('a job failed')]);
    expect(await runDueJobs(services, handlers)).toBe(0);
  });

  it('does a job over that a crashed copy had taken, once its time is up', async () => {
    await expireOrder('o');
    const never = new Promise<void>(() => undefined);
    const begun = Promise.withResolvers<void>();
    const crashed = noting({
      'order.expire': () => {
        begun.resolve();
        return never;
      },
    });
    void runDueJobs(services, crashed.handlers);
    await begun.promise;
    const { done, handlers } = noting();
    expect(await runDueJobs(services, handlers)).toBe(0);
    time.advance({ minutes: 2 });
    expect(await runDueJobs(services, handlers)).toBe(1);
    expect(done).toEqual(['o']);
  });

  it('complains of a kind that nothing handles', async () => {
    await db
      .insertInto('jobs')
      .values({ id: 'odd', kind: 'odd', payload: '{}', run_at: services.clock(), last_error: null })
      .execute();
    await runDueJobs(services, noting().handlers);
    expect(await waiting()).toMatchObject([{ id: 'odd', last_error: 'nothing handles odd' }]);
  });
});

describe('the worker', () => {
  it('finds work by itself, and lets no slow mail hold up the rest', async () => {
    const slow = Promise.withResolvers<void>();
    const { done, handlers } = noting({ mail: () => slow.promise });
    await mail('ada@example.com');
    const worker = startWorker(services, handlers);
    await expireOrder('o');
    await vi.waitFor(() => expect(done).toEqual(['o']), { timeout: 10_000 });
    slow.resolve();
    await worker.stop();
  });

  it('finishes the job at hand when it is stopped, and begins no other', async () => {
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { done, handlers } = noting();
    await expireOrder('first', inSeconds(-1));
    await expireOrder('second');
    const worker = startWorker(services, {
      ...handlers,
      'order.expire': async ({ orderId }) => {
        begun.resolve();
        await slow.promise;
        done.push(orderId);
      },
    });
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
    await runDueJobs(services, noting({ mail: failing }).handlers, { metrics });
    const text = await metrics.registry.metrics();
    expect(text).toContain('job_duration_seconds_count{kind="order.expire",outcome="done"} 1');
    expect(text).toContain('job_duration_seconds_count{kind="mail",outcome="failed"} 1');
    expect(text).toContain('jobs_waiting{state="due"} 0');
  });
});
