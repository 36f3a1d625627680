import { describe, expect, it } from 'vitest';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { checkLedger } from '../../../../server/commerce/ledger/check.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { receiptOf } from '../../../../server/commerce/wallet/receipt.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { ask, bearer } from '../../support/calls.ts';
import { fillWallet, newAccount, pay, deliverProviderEvent } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { countedDatabase } from '../../support/countedDatabase.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { isConcurrent } from '../../support/testDatabase.ts';
import { refund, topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time } = services;

/** An order that was just paid. */
async function sale() {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 100_000);
  const answer = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
  time.advance({ seconds: 1 });
  return { ...answer, caller };
}

const numberOf = async (orderId: string) =>
  (await db.selectFrom('orders').select('receipt_number').where('id', '=', orderId).executeTakeFirstOrThrow())
    .receipt_number;

const jobsOf = (kind: string) => db.selectFrom('jobs').select('payload').where('kind', '=', kind).execute();
const runJobs = () => runDueJobs(jobContext(services));

describe('a receipt number', () => {
  it('is assigned after the sale, by a job queued with it', async () => {
    const { orderId } = await sale();
    expect(await numberOf(orderId)).toBeNull();
    expect(await jobsOf('receipt.number')).toEqual([{ payload: { paidId: orderId } }]);
    await runJobs();
    expect(await numberOf(orderId)).toBeGreaterThan(0);
    expect(await jobsOf('receipt.number')).toEqual([]);
  });

  it('follows the order of payment across orders and top-ups, and each receipt is mailed once', async () => {
    const first = await sale();
    const account = await newAccount(services);
    const second = await topUp(services, account, usd);
    await deliverProviderEvent(services, second, 'payment.succeeded');
    time.advance({ seconds: 1 });
    const third = await sale();
    const mailed = (await jobsOf('mail')).length;
    await Promise.all([numberReceipts(services), numberReceipts(services), numberReceipts(services)]);
    const number = (await numberOf(first.orderId)) ?? 0;
    const ofTopUp = await db
      .selectFrom('transactions')
      .select('receipt_number')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    expect([ofTopUp.receipt_number, await numberOf(third.orderId)]).toEqual([number + 1, number + 2]);
    expect(await jobsOf('mail')).toHaveLength(mailed + 2);
    expect(await jobsOf('receipt.number')).toEqual([]);
    expect(await checkLedger(db, services.clock())).toEqual([]);
  });

  it('is assigned when the receipt is opened before that job ran', async () => {
    const { caller, transactionId, orderId } = await sale();
    const opened = await receiptOf(services, caller.user, { transactionId, language: 'en' });
    expect(opened?.number).toBe(await numberOf(orderId));
  });

  it('is assigned when the buyer looks at the order', async () => {
    const { caller, orderId } = await sale();
    const issued = { userId: caller.user.id, lifetime: 'short' } as const;
    const { token } = await issueSession(db, services.clock(), issued);
    const query = `{ order(id: "${orderId}") { receiptNumber } }`;
    const { body } = await ask(app, query, { headers: bearer(token) });
    expect(body.data).toEqual({ order: { receiptNumber: await numberOf(orderId) } });
    expect(await numberOf(orderId)).toBeGreaterThan(0);
  });

  it('is in the mail about a refund that came before it', async () => {
    const { transactionId, orderId } = await sale();
    await refund(services, transactionId, 'whole');
    const number = await numberOf(orderId);
    expect(number).toBeGreaterThan(0);
    expect(JSON.stringify((await jobsOf('mail')).at(-1))).toContain(`"receiptNumber":${number}`);
    await runJobs();
    expect(await checkLedger(db, services.clock())).toEqual([]);
  });

  // The embedded database has a single connection, so nothing waits there.
  it.each(isConcurrent ? ['PostgreSQL'] : [])(
    'on %s waits for a payment that is being changed, without delaying any other',
    async () => {
      const held = await sale();
      const free = await sale();
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('orders').select('id').where('id', '=', held.orderId).forUpdate().execute();
        await numberReceipts(services);
        expect(await numberOf(held.orderId)).toBeNull();
        expect(await numberOf(free.orderId)).toBeGreaterThan(0);
      });
      await runJobs();
      expect(await numberOf(held.orderId)).toBe(((await numberOf(free.orderId)) ?? 0) + 1);
    },
  );

  it('is queued within the 37 statements of a quote and a wallet sale', async () => {
    const caller = await newAccount(services);
    await fillWallet(services, caller.user.id, usd, 100_000);
    const counted = countedDatabase(db);
    const order = { ...services, db: counted.db };
    expect(
      await counted.queriesOf(() => pay(order, caller, scholar, { paymentMethodId: 'balance' })),
    ).toBeLessThanOrEqual(37);
    await runJobs();
  });

  it('takes as many statements for several receipts as for one, including their mails', async () => {
    const counted = countedDatabase(db);
    const numbered = (): Promise<number> =>
      counted.queriesOf(() => numberReceipts({ ...services, db: counted.db }));
    await sale();
    await numbered();
    await sale();
    const statements = await numbered();
    await sale();
    await sale();
    await sale();
    const mailed = (await jobsOf('mail')).length;
    expect(await numbered()).toBe(statements);
    expect(await jobsOf('mail')).toHaveLength(mailed + 3);
    await runJobs();
  });

  it('that is missing for more than a minute is found by the ledger check', async () => {
    const { orderId } = await sale();
    const account = await newAccount(services);
    const filled = await topUp(services, account, usd);
    await deliverProviderEvent(services, filled, 'payment.succeeded');
    time.advance({ seconds: 58 });
    expect(await checkLedger(db, services.clock())).toEqual([]);
    time.advance({ seconds: 3 });
    expect(await checkLedger(db, services.clock())).toEqual([
      `order ${orderId} was paid and has no receipt number`,
      `top-up ${filled} is SUCCEEDED without a receipt`,
    ]);
    await runJobs();
    expect(await checkLedger(db, services.clock())).toEqual([]);
  });
});
