import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { liveGrants } from '../../../../server/commerce/grants/grants.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import {
  ledgerProblems,
  deliverProviderEvent,
  newAccount,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { postponeEvents } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import {
  later,
  plans,
  subscriptionOf,
  beginRegularMonth,
  type PlanName,
} from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
await postponeEvents(services);
const { db } = services;

beforeEach(() => beginRegularMonth(services));

/** An account that paid for a plan by card. */
async function member(plan: PlanName) {
  const caller = await newAccount(services);
  const { user } = caller;
  const { transactionId } = await payByCard(services, caller, {
    ...plans[plan],
    currencyId: user.currency_id,
  });
  return { user, transactionId };
}

const disputeOf = (transactionId: string) => ({ id: `dispute of ${transactionId}`, transactionId });
const dispute = async (transactionId: string) => {
  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await db
    .transaction()
    .execute((trx) => chargeBack(trx, services, { ...disputeOf(transactionId), amount, reason: null }));
};
const win = (transactionId: string) =>
  db.transaction().execute((trx) => winDispute(trx, services, disputeOf(transactionId)));

const activatedBy = async (user: User) =>
  (
    await db
      .selectFrom('subscription_purchases')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
      .select(['product_id', 'available_to'])
      .where('user_id', '=', user.id)
      .where('subscription_purchases.status', '=', 'ACTIVE')
      .execute()
  ).map((each) => ({ product: each.product_id, until: each.available_to }));
const grantedTo = async (user: User) =>
  (await liveGrants(db, user.id, services.clock(), 'ACTIVATION')).map(({ subject }) => subject);
/** The state of what a person bought first; an upgrade is a purchase of its own. */
async function purchaseOf(user: User) {
  const { status } = await db
    .selectFrom('purchases')
    .innerJoin('orders', 'orders.id', 'purchases.order_id')
    .select('purchases.status')
    .where('purchases.user_id', '=', user.id)
    .where('orders.purpose', '<>', 'UPGRADE')
    .executeTakeFirstOrThrow();
  return status;
}

it('a won dispute restores activated products, but not used activations', async () => {
  const { user, transactionId } = await member('month');
  const activation = await activate(services, user, '7');
  await later(services, 5);
  await dispute(transactionId);
  expect(await activatedBy(user)).toEqual([]);
  await later(services, 3);
  await win(transactionId);
  await win(transactionId);
  // It was closed for three days by the dispute, so it stays open three days longer.
  const until = activation.available_to && new Date(activation.available_to.getTime() + 3 * 86_400_000);
  expect(await activatedBy(user)).toEqual([{ product: '7', until }]);
  expect(await grantedTo(user)).toEqual(['7']);
  expect(await subscriptionOf(services, user)).toMatchObject({ status: 'ACTIVE', activations_left: 1 });
  expect(await ledgerProblems(services)).toEqual([]);
  await refund(services, transactionId, 'whole');
  expect(await activatedBy(user)).toEqual([]);
  expect(await grantedTo(user)).toEqual([]);
});

it('a dispute won after the operator refunded restores nothing', async () => {
  const { user, transactionId } = await member('month');
  await activate(services, user, '7');
  await refund(services, transactionId, 'whole');
  await dispute(transactionId);
  await win(transactionId);
  expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
  expect(await activatedBy(user)).toEqual([]);
  expect(await purchaseOf(user)).toBe('REFUNDED');
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a purchase is spent as credit for an upgrade, active again while that is disputed, and spent again when won', async () => {
  const { user } = await member('year');
  const { id: changeId } = await previewChange(services, user, 'lifetime');
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId: 'lifetime',
    changeId,
    paymentMethodId: 'sandbox',
  });
  const upgrade = payment?.transactionId ?? '';
  await deliverProviderEvent(services, upgrade, 'payment.succeeded');
  expect(await purchaseOf(user)).toBe('SPENT');
  await dispute(upgrade);
  expect(await purchaseOf(user)).toBe('ACTIVE');
  await win(upgrade);
  expect(await purchaseOf(user)).toBe('SPENT');
  expect(await ledgerProblems(services)).toEqual([]);
});
