import { beforeEach, expect, it } from 'vitest';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { approveRequest } from '../../../../server/commerce/withdrawals/decideRequest.ts';
import { handleJob } from '../../../../server/kernel/job.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { mailJob } from '../../../../server/mail/mailJob.ts';
import { newAccount } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { buy } from '../../support/librarySupport.ts';

const services = await testServices();
const { db, clock } = services;

const sent: { to: string; template: string; data: { reason?: string; requests?: { orderId: string }[] } }[] =
  [];
const keepMail = handleJob(mailJob, async (_services, mail) => {
  sent.push({ ...mail, data: { ...mail.data } });
});
const work = () => runDueJobs(jobContext(services, { instead: [keepMail] }));

/** What the operator was told since the last call. */
const told = () => {
  const mails = sent.splice(0).filter(({ template }) => template === 'refundRequestNotice');
  return mails.map(({ data }) => [data.reason, data.requests?.map(({ orderId }) => orderId)]);
};

async function live(days: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let day = 0; day < days; day += 1) {
    services.time.advance({ days: 1 });
    await work();
    all.push(...told());
  }
  return all;
}

/** Asks for the refund of something that was opened. */
async function requested(): Promise<string> {
  const caller = await newAccount(services);
  const { orderId, itemId } = await buy(services, caller, scholar);
  await db
    .insertInto('item_visits')
    .values({ user_id: caller.user.id, item_id: itemId, visited_at: clock() })
    .execute();
  await askRefund(services, caller.user, orderId);
  await work();
  return orderId;
}

beforeEach(async () => {
  await work();
  await db.deleteFrom('refund_requests').execute();
  sent.length = 0;
});

it('a request that waits is mailed to the site’s inbox at once', async () => {
  const orderId = await requested();
  expect(sent.filter(({ template }) => template === 'refundRequestNotice').map(({ to }) => to)).toEqual([
    services.config.contactEmail,
  ]);
  expect(told()).toEqual([['NEW', [orderId]]]);
});

it('what is refunded at once is nothing for the operator to decide', async () => {
  const caller = await newAccount(services);
  const { orderId } = await buy(services, caller, scholar);
  expect((await askRefund(services, caller.user, orderId)).status).toBe('REFUNDED');
  expect(await live(20)).toEqual([]);
});

it('the operator is reminded daily from three days before the buyer should have an answer', async () => {
  const orderId = await requested();
  told();
  expect(await live(10)).toEqual([]);
  expect(await live(3)).toEqual([
    ['WAITING', [orderId]],
    ['WAITING', [orderId]],
    ['WAITING', [orderId]],
  ]);
  await db.transaction().execute((trx) => approveRequest(trx, services, orderId));
  expect(await live(5)).toEqual([]);
});

it('all requests that wait share one reminder a day', async () => {
  const first = await requested();
  services.time.advance({ hours: 5 });
  const second = await requested();
  services.time.advance({ days: 5 });
  const third = await requested();
  told();
  services.time.advance({ days: 5, hours: 19 });
  await work();
  expect(told()).toEqual([['WAITING', [first, second, third]]]);
  services.time.advance({ hours: 5 });
  await work();
  expect(told()).toEqual([]);
  await db.transaction().execute((trx) => approveRequest(trx, services, first));
  services.time.advance({ hours: 19 });
  await work();
  expect(told()).toEqual([['WAITING', [second, third]]]);
});

it('a request that was not yet due when the others were decided gets its own reminder later', async () => {
  const first = await requested();
  services.time.advance({ days: 6 });
  const second = await requested();
  told();
  expect(await live(5)).toEqual([['WAITING', [first, second]]]);
  await db.transaction().execute((trx) => approveRequest(trx, services, first));
  expect(await live(5)).toEqual([]);
  expect(await live(2)).toEqual([
    ['WAITING', [second]],
    ['WAITING', [second]],
  ]);
});
