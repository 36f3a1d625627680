import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { chargeBack } from '../../../../server/commerce/checkout/chargebacks.ts';
import { presentCode } from '../../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { approveRequest, declineRequest } from '../../../../server/commerce/withdrawals/decideRequest.ts';
import { refundRight } from '../../../../server/commerce/withdrawals/refundRight.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ledgerProblems, codeOf, currencyId, newAccount, pay } from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';
import { buy } from '../../support/librarySupport.ts';
import { mailsOf, refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;
const usd = await currencyId('USD', db);
const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
const month = { productId: '10', currencyId: usd };
const { run, json } = adminOf(services);

async function bought(order: Parameters<typeof pay>[2] = scholar, more: Parameters<typeof pay>[3] = {}) {
  const caller = await newAccount(services);
  const answer = await buy(services, caller, order, more);
  return { ...answer, user: caller.user };
}

const open = ({ itemId, user }: { itemId: string; user: { id: string } }) =>
  db.insertInto('item_visits').values({ user_id: user.id, item_id: itemId, visited_at: clock() }).execute();

const orderOf = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const refundsOf = (transactionId: string) =>
  db.selectFrom('refunds').selectAll().where('transaction_id', '=', transactionId).execute();

const requestState = async (orderId: string) =>
  (
    await db
      .selectFrom('refund_requests')
      .select('state')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state;

const inTrx = <Result>(work: (trx: typeof db) => Promise<Result>) => db.transaction().execute(work);

it('an unopened purchase is refunded at once and only once, even for concurrent requests', async () => {
  const { user, orderId, transactionId } = await bought();
  const answers = await Promise.all([1, 2, 3].map(() => askRefund(services, user, orderId)));
  expect(answers.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect((await askRefund(services, user, orderId)).status).toBe('REFUNDED');
  expect(await refundsOf(transactionId)).toMatchObject([{ amount_minor: 4_500, reason: 'withdrawal' }]);
  expect(await requestState(orderId)).toBe('APPROVED');
  expect(await ledgerProblems(services)).toEqual([]);
});

it('an opened purchase waits for the operator, with access kept and a mail that says so', async () => {
  const one = await bought();
  await open(one);
  expect((await askRefund(services, one.user, one.orderId)).status).toBe('PAID');
  expect(await requestState(one.orderId)).toBe('OPEN');
  expect(await refundsOf(one.transactionId)).toEqual([]);
  expect(await mailsOf(services, 'refundRequested')).toHaveLength(1);
  await askRefund(services, one.user, one.orderId);
  expect(await mailsOf(services, 'refundRequested')).toHaveLength(1);
});

it('after 14 days a refund can no longer be requested', async () => {
  const { user, orderId } = await bought();
  const paidAt = new Date(clock().getTime() - 14 * 86_400_000);
  await db.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute();
  expect(await refundRight(db, clock(), await orderOf(orderId))).toBeUndefined();
  expect(await codeOf(askRefund(services, user, orderId))).toBe('CONFLICT');
  const almost = new Date(paidAt.getTime() + 60_000);
  await db.updateTable('orders').set({ paid_at: almost }).where('id', '=', orderId).execute();
  expect(await refundRight(db, clock(), await orderOf(orderId))).toMatchObject({ isAutomatic: true });
});

it('another person’s order is not found', async () => {
  const { orderId } = await bought();
  const other = (await newAccount(services)).user;
  expect(await codeOf(askRefund(services, other, orderId))).toBe('NOT_FOUND');
});

it('money that was already refunded or charged back is not paid again', async () => {
  const one = await bought();
  await refund(services, one.transactionId, 'whole');
  expect(await codeOf(askRefund(services, one.user, one.orderId))).toBe('CONFLICT');

  const two = await bought();
  await open(two);
  await askRefund(services, two.user, two.orderId);
  await inTrx((trx) =>
    chargeBack(trx, services, {
      id: randomUUID(),
      transactionId: two.transactionId,
      amount: 4_500,
      reason: 'fraudulent',
    }),
  );
  expect(await inTrx((trx) => approveRequest(trx, services, two.orderId))).toBe(false);
  expect((await transactionOf(services, two.transactionId)).refunded_minor).toBe(4_500);
  expect(await refundsOf(two.transactionId)).toHaveLength(1);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a request that races the operator’s refund returns the money once', async () => {
  const { user, orderId, transactionId } = await bought();
  await Promise.allSettled([askRefund(services, user, orderId), refund(services, transactionId, 'whole')]);
  expect(await refundsOf(transactionId)).toMatchObject([{ amount_minor: 4_500 }]);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a gift is refunded at once until it is redeemed', async () => {
  const one = await bought(scholar, { present: {} });
  expect(await refundRight(db, clock(), await orderOf(one.orderId))).toMatchObject({ isAutomatic: true });
  const { id } = await db
    .selectFrom('presents')
    .select('id')
    .where('order_id', '=', one.orderId)
    .executeTakeFirstOrThrow();
  await redeemPresent(services, (await newAccount(services)).user, presentCode(services.secret, id));
  expect(await refundRight(db, clock(), await orderOf(one.orderId))).toMatchObject({ isAutomatic: false });
});

it('a plan is refunded at once until something is bought at the member price', async () => {
  const { user, orderId } = await bought(month);
  expect(await refundRight(db, clock(), await orderOf(orderId))).toMatchObject({ isAutomatic: true });
  const cheaper = await pay(services, { ...(await newAccount(services)), user }, { ...scholar });
  expect((await orderOf(cheaper.orderId)).is_member_price).toBe(true);
  expect(await refundRight(db, clock(), await orderOf(orderId))).toMatchObject({ isAutomatic: false });
});

it('the operator approves and declines requests from the list, each once and audited', async () => {
  const [yes, no] = [await bought(), await bought()];
  for (const one of [yes, no]) {
    await open(one);
    await askRefund(services, one.user, one.orderId);
  }
  const listed = JSON.stringify(await json('refunds', 'requests'));
  expect(listed).toContain(yes.orderId);
  expect(listed).toContain(no.orderId);

  await run('refunds', 'approve', yes.orderId);
  await run('refunds', 'approve', yes.orderId);
  expect(await refundsOf(yes.transactionId)).toMatchObject([{ amount_minor: 4_500, reason: 'requested' }]);
  expect((await orderOf(yes.orderId)).status).toBe('REFUNDED');

  await run('refunds', 'decline', no.orderId, '--reason', 'It was downloaded.');
  await run('refunds', 'decline', no.orderId, '--reason', 'Again.');
  expect(await mailsOf(services, 'refundDeclined')).toMatchObject([{ data: { note: 'It was downloaded.' } }]);
  expect((await orderOf(no.orderId)).status).toBe('PAID');
  expect(await codeOf(inTrx((trx) => declineRequest(trx, services, yes.orderId, 'Late.')))).toBe('CONFLICT');

  const audited = await db.selectFrom('audit_log').select(['action', 'target']).execute();
  expect(audited).toContainEqual({ action: 'refunds approve', target: yes.orderId });
  expect(audited).toContainEqual({ action: 'refunds decline', target: no.orderId });
  expect(JSON.stringify(await json('refunds', 'requests'))).not.toContain(no.orderId);
  expect(await ledgerProblems(services)).toEqual([]);
});
