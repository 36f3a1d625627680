import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { openDifferences } from '../../../../server/commerce/checkout/openDifferences.ts';
import { bookRefundAnswer } from '../../../../server/commerce/checkout/refundOutcome.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { recognizeMonth } from '../../../../server/commerce/grants/recognizeMonth.ts';
import { unusedShare } from '../../../../server/commerce/grants/unused.ts';
import { unusedShareSql } from '../../../../server/commerce/grants/value.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { approveRequest } from '../../../../server/commerce/withdrawals/decideRequest.ts';
import { refundRight } from '../../../../server/commerce/withdrawals/refundRight.ts';
import type { Database } from '../../../../server/database/schema.ts';
import {
  deliverProviderEvent,
  fillWallet,
  ledgerProblems,
  newAccount,
  payByCard,
  walletOf,
  type Member,
} from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { later, mailsTo, plans, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;

const year = { ...plans.year, currencyId: usd };
const day = 86_400_000;

const inTrx = <Result>(work: (trx: Kysely<Database>) => Promise<Result>) => db.transaction().execute(work);

/** Changes a plan, paying from the wallet or with a card. */
async function change({ user }: Member, planId: string, paymentMethodId = 'balance') {
  const preview = await previewChange(services, user, planId);
  const input = { idempotencyKey: randomUUID(), planId, changeId: preview.id, paymentMethodId };
  const { payment } = await changeSubscription(services, user, input);
  if (payment && paymentMethodId !== 'balance')
    await deliverProviderEvent(services, payment.transactionId, 'payment.succeeded');
  if (!payment) throw new Error('nothing was to be paid');
  return { preview, ...payment };
}

/** What an order's account holds. */
async function heldBy(orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

const takeBack = (transactionId: string, amount: number, id = `dispute of ${transactionId}`) =>
  inTrx((trx) => chargeBack(trx, services, { id, transactionId, amount, reason: null }));
const winBack = (transactionId: string, id = `dispute of ${transactionId}`) =>
  inTrx((trx) => winDispute(trx, services, { id, transactionId }));

const differencesOf = ({ user }: Member) => openDifferences(db, user.id, clock());

const claimsOn = (orderId: string) =>
  db.selectFrom('value_claims').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();

/** A member whose year, bought by card, was credited to a lifetime plan bought by card. */
async function upgraded() {
  const caller = await newAccount(services);
  const first = await payByCard(services, caller, year);
  const lifetime = await change(caller, 'lifetime', 'sandbox');
  return { caller, first, lifetime };
}

it('the database and the application agree on what unused time is worth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(400 * 24), fc.nat(500 * 24), fc.nat(100_000), async (hours, passed, paid) => {
      const start = new Date('2026-01-31T08:15:00Z');
      const [end, at] = [hours + 1, passed].map((some) => new Date(start.getTime() + some * 3_600_000));
      const [from, to, now] = [start, end, at].map((time) => sql`${time}::timestamptz`);
      if (!from || !to || !now || !end || !at) throw new Error('no times');
      const value = unusedShareSql({ start: from, end: to, paid: sql`${paid}::bigint` }, now);
      const { rows } = await sql<{ value: string }>`select ${value} as value`.execute(db);
      expect(Number(rows[0]?.value)).toBe(unusedShare({ start, end, paid }, at));
    }),
    { numRuns: 200 },
  );
});

it('a sale is owed to its buyer, and becomes revenue by the day', async () => {
  const { user } = await subscriber(services, 'year');
  const { order_id: orderId } = await subscriptionOf(services, user);
  expect(await heldBy(orderId ?? '')).toBe(9_600);
  services.time.advance({ days: 73 });
  await recognizeMonth(db, clock());
  expect(await heldBy(orderId ?? '')).toBe(7_680);
  // Once a month, however often it is asked for.
  services.time.advance({ days: 1 });
  await recognizeMonth(db, clock());
  expect(await heldBy(orderId ?? '')).toBe(7_680);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('seven years that were credited to a lifetime plan are not refunded automatically', async () => {
  const caller = await newAccount(services);
  const { user } = caller;
  const orders = [(await payByCard(services, caller, year)).orderId];
  for (let more = 2; more <= 7; more++) {
    const { id: changeId } = await previewChange(services, user, 'year');
    orders.push((await payByCard(services, caller, year, { changeId })).orderId);
  }
  const { preview, orderId } = await change(caller, 'lifetime');
  expect(preview.total).toBe(0);
  expect(await heldBy(orderId)).toBe(67_200);
  for (const id of orders) await askRefund(services, user, id);
  const back = async () => {
    const { sum } = await db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .select((eb) => eb.fn.sum<string | null>('refunds.amount_minor').as('sum'))
      .where('transactions.user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  };
  expect(await back()).toBe(0);
  // The operator approves them all: then nothing paid for the lifetime plan, and it ends with its grace period.
  for (const id of orders) await inTrx((trx) => approveRequest(trx, services, id));
  expect(await back()).toBe(67_200);
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'lifetime', status: 'ACTIVE' });
  expect(await ledgerProblems(services)).toEqual([]);
  await later(services, 30);
  expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED' });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a payment that was credited is not refunded automatically', async () => {
  const { first } = await upgraded();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', first.orderId)
    .executeTakeFirstOrThrow();
  expect((await refundRight(db, clock(), order))?.isAutomatic ?? false).toBe(false);
});

it('undoing an upgrade returns its credit to the time that it came from', async () => {
  const { caller, first, lifetime } = await upgraded();
  expect(await heldBy(first.orderId)).toBe(0);
  expect(await heldBy(lifetime.orderId)).toBe(64_000);
  services.time.advance({ days: 73 });
  await refund(services, lifetime.transactionId, 'whole');
  expect(await heldBy(lifetime.orderId)).toBe(0);
  // 73 of 365 or 366 days were used.
  expect(Math.abs((await heldBy(first.orderId)) - 7_680)).toBeLessThan(10);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a year that was charged back does not come back with the refund of the upgrade', async () => {
  const { caller, first, lifetime } = await upgraded();
  await takeBack(first.transactionId, 9_600);
  expect(await heldBy(lifetime.orderId)).toBe(54_400);
  await refund(services, lifetime.transactionId, 'whole');
  expect((await subscriptionOf(services, caller.user)).status).toBe('CANCELED');
  expect(await heldBy(lifetime.orderId)).toBe(0);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a gift that its giver got back does not come back with the refund of a lifetime plan', async () => {
  const taker = await newAccount(services);
  await fillWallet(services, taker.user.id, usd, 70_000);
  const gift = await buyPresent(services, await newAccount(services), year);
  await redeemPresent(services, taker.user, gift.code);
  const { transactionId } = await change(taker, 'lifetime');
  await refund(services, gift.transactionId, 'whole');
  await refund(services, transactionId, 'whole');
  expect((await subscriptionOf(services, taker.user)).status).toBe('CANCELED');
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a lifetime plan whose credit was taken back is undone after a warning, and its own payment is refunded', async () => {
  const { caller, first, lifetime } = await upgraded();
  await takeBack(first.transactionId, 9_600);
  const [claim] = await claimsOn(lifetime.orderId);
  expect(claim).toMatchObject({ state: 'OPEN', amount_minor: 9_600 });
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    plan_id: 'lifetime',
    status: 'ACTIVE',
  });
  const mail = (await mailsTo(services, caller.user)).find(({ template }) => template === 'difference');
  expect(mail?.data).toMatchObject({
    amount: '96.00',
    isShortened: false,
    date: claim?.due_at.toISOString(),
  });
  expect(await differencesOf(caller)).toEqual([
    {
      id: claim?.payable_by,
      productId: plans.lifetime.productId,
      currencyId: usd,
      minor: 9_600,
      payBy: claim?.due_at,
      isShortened: false,
    },
  ]);
  await later(services, 30);
  expect((await subscriptionOf(services, caller.user)).status).toBe('CANCELED');
  expect((await transactionOf(services, lifetime.transactionId)).status).toBe('REFUNDED');
  expect(await claimsOn(lifetime.orderId)).toMatchObject([{ state: 'SETTLED' }]);
  expect(await differencesOf(caller)).toEqual([]);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a lifetime plan stays when its owner pays the difference', async () => {
  const { caller, first, lifetime } = await upgraded();
  await takeBack(first.transactionId, 9_600);
  const [claim] = await claimsOn(lifetime.orderId);
  const attempt = await db
    .selectFrom('transactions')
    .selectAll()
    .where('order_id', '=', claim?.payable_by ?? '')
    .executeTakeFirstOrThrow();
  await fillWallet(services, caller.user.id, usd, 9_600);
  await retryPayment(services, caller, {
    transactionId: attempt.id,
    paymentMethodId: 'balance',
    idempotencyKey: randomUUID(),
  });
  expect(await claimsOn(lifetime.orderId)).toMatchObject([{ state: 'PAID' }]);
  expect(await differencesOf(caller)).toEqual([]);
  expect(await heldBy(lifetime.orderId)).toBe(64_000);
  await later(services, 60);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    plan_id: 'lifetime',
    status: 'ACTIVE',
  });
  expect(await ledgerProblems(services)).toEqual([]);
  // The dispute is won after all: what was paid instead goes back.
  await winBack(first.transactionId);
  await later(services, 1);
  expect(await walletOf(services, caller.user.id, usd)).toBe(9_600);
  expect(await heldBy(lifetime.orderId)).toBeGreaterThan(0);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('money that comes back to time that is over is a sale at once', async () => {
  const caller = await newAccount(services);
  const month = await payByCard(services, caller, { ...plans.month, currencyId: usd });
  await takeBack(month.transactionId, 500);
  await later(services, 40);
  await winBack(month.transactionId);
  expect(await heldBy(month.orderId)).toBe(0);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a dispute that is won before the warning has run out changes nothing', async () => {
  const { caller, first, lifetime } = await upgraded();
  await takeBack(first.transactionId, 9_600);
  await winBack(first.transactionId);
  expect(await claimsOn(lifetime.orderId)).toMatchObject([{ state: 'DROPPED' }]);
  expect(await heldBy(lifetime.orderId)).toBe(64_000);
  await later(services, 60);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    plan_id: 'lifetime',
    status: 'ACTIVE',
  });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a dispute that is won after a lifetime plan was undone brings back the time that it had paid for', async () => {
  const { caller, first, lifetime } = await upgraded();
  await takeBack(first.transactionId, 9_600);
  await later(services, 30);
  expect((await transactionOf(services, lifetime.transactionId)).status).toBe('REFUNDED');
  await winBack(first.transactionId);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  expect(await heldBy(lifetime.orderId)).toBe(0);
  expect(await heldBy(first.orderId)).toBeGreaterThan(8_000);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('time with an end becomes shorter by the part of its value that was taken back', async () => {
  const caller = await newAccount(services);
  const first = await payByCard(services, caller, year);
  services.time.advance({ days: 335 });
  const month = await change(caller, 'month', 'sandbox');
  const credit = month.preview.credit;
  expect(credit).toBeGreaterThan(500);
  const end = (await subscriptionOf(services, caller.user)).active_end_date?.getTime() ?? 0;
  await takeBack(first.transactionId, 9_600);
  expect(await claimsOn(month.orderId)).toMatchObject([{ state: 'OPEN', amount_minor: credit }]);
  expect((await subscriptionOf(services, caller.user)).active_end_date?.getTime()).toBe(end);
  const [claim] = await claimsOn(month.orderId);
  const due = claim?.due_at.getTime() ?? 0;
  expect(await differencesOf(caller)).toMatchObject([{ minor: credit, isShortened: true }]);
  await later(services, (due - clock().getTime()) / day);
  const shortened = (await subscriptionOf(services, caller.user)).active_end_date?.getTime() ?? 0;
  expect((end - shortened) / (end - due)).toBeCloseTo(credit / 1_200, 2);
  expect(await ledgerProblems(services)).toEqual([]);
  await winBack(first.transactionId);
  expect((await subscriptionOf(services, caller.user)).active_end_date?.getTime()).toBeCloseTo(end, -4);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a refund of an upgrade that failed takes the credit over again, and a second refund returns it once', async () => {
  const { caller, first, lifetime } = await upgraded();
  const id = randomUUID();
  await refund(services, lifetime.transactionId, 'whole', { id });
  expect(await heldBy(first.orderId)).toBe(9_600);
  const failed = { id, transaction_id: lifetime.transactionId };
  await inTrx((trx) =>
    bookRefundAnswer(trx, services, failed, { state: 'FAILED', failure: 'closed account' }),
  );
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    plan_id: 'lifetime',
    status: 'ACTIVE',
  });
  expect(await heldBy(lifetime.orderId)).toBe(64_000);
  await refund(services, lifetime.transactionId, 'whole');
  const { active_end_date: end, plan_id: planId } = await subscriptionOf(services, caller.user);
  const days = Math.round(((end?.getTime() ?? 0) - clock().getTime()) / day);
  expect({ planId, days: days === 366 ? 365 : days }).toEqual({ planId: 'year', days: 365 });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a year whose dispute was won beside a lifetime plan is there again once that is undone', async () => {
  const caller = await newAccount(services);
  const first = await payByCard(services, caller, year);
  await takeBack(first.transactionId, 9_600);
  const lifetime = await payByCard(services, caller, { ...plans.lifetime, currencyId: usd });
  await winBack(first.transactionId);
  await askRefund(services, caller.user, lifetime.orderId);
  expect((await transactionOf(services, first.transactionId)).status).toBe('SUCCEEDED');
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a year absorbed by a lifetime plan and refunded meanwhile does not come back with it', async () => {
  const taker = await newAccount(services);
  const gift = await buyPresent(services, await newAccount(services), year);
  await redeemPresent(services, taker.user, gift.code);
  const lifetime = await change(taker, 'lifetime', 'sandbox');
  await takeBack(gift.transactionId, 9_600);
  await refund(services, lifetime.transactionId, 'whole');
  expect((await subscriptionOf(services, taker.user)).status).toBe('CANCELED');
  // Won: then it does.
  await winBack(gift.transactionId);
  expect(await subscriptionOf(services, taker.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a partial refund lowers what the time is worth, and what an upgrade credits for it', async () => {
  const caller = await newAccount(services);
  const first = await payByCard(services, caller, year);
  services.time.advance({ days: 73 });
  await refund(services, first.transactionId, 4_800);
  // Half of the price is back, so half of what was left of it.
  const held = await heldBy(first.orderId);
  expect(Math.abs(held - 3_840)).toBeLessThan(10);
  expect((await previewChange(services, caller.user, 'lifetime')).credit).toBe(held);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('goods are owed until they are used or cannot be returned any more', async () => {
  const caller = await newAccount(services);
  const book = await payByCard(services, caller, {
    productId: '2',
    tariffId: 'atlas-scholar',
    currencyId: usd,
  });
  expect(await heldBy(book.orderId)).toBe(4_500);
  services.time.advance({ days: 31 });
  await recognizeMonth(db, clock());
  expect(await heldBy(book.orderId)).toBe(0);
  await refund(services, book.transactionId, 'whole');
  expect(await heldBy(book.orderId)).toBe(0);
  expect(await ledgerProblems(services)).toEqual([]);
});
