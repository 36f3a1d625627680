import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { lockForPayment } from '../../../../server/commerce/checkout/lockForPayment.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { lockSubscriptionsOf } from '../../../../server/commerce/subscriptions/lock.ts';
import type { Database } from '../../../../server/database/schema.ts';
import { newAccount, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { areSubscriptionsLocked, isRowLocked, untilWaiting } from '../../support/lockSupport.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { plans } from '../../support/subscriptionSupport.ts';
import { isConcurrent } from '../../support/testDatabase.ts';
import { topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const month = { ...plans.month, currencyId: usd };
// The embedded database runs one transaction at a time.
const onServer = isConcurrent ? ['PostgreSQL'] : [];

const inTransaction = <Result>(work: (trx: Kysely<Database>) => Promise<Result>) =>
  db.transaction().execute(work);

/** What is locked while a transaction is decided; `look` runs in another transaction. */
const whileLocked = <Result>(transactionId: string, orderId: string | null, look: () => Promise<Result>) =>
  inTransaction(async (trx) => {
    await lockForPayment(trx, { id: transactionId, order_id: orderId });
    return look();
  });

/** Runs `change` while `lockForPayment` waits for what it has locked, then looks at what the payment has locked. */
async function whileMoving<Result>(
  payment: { id: string; order_id: string | null },
  { hold, change }: Record<'hold' | 'change', (trx: Kysely<Database>) => Promise<unknown>>,
  look: () => Promise<Result>,
): Promise<Result> {
  const { locked } = await inTransaction(async (trx) => {
    await hold(trx);
    const waiting = inTransaction(async (other) => {
      await lockForPayment(other, payment);
      return look();
    });
    await untilWaiting(db, 1);
    await change(trx);
    // In an object, since this transaction has to end before the other one can.
    return { locked: waiting };
  });
  return locked;
}

it('a payment is locked with its order and all attempts on it, a top-up alone', async () => {
  const caller = await newAccount(services);
  const { transactionId, orderId } = await pay(services, caller, month);
  const again = await pay(services, caller, month, { orderId });
  const topUpId = await topUp(services, caller, usd);
  await inTransaction(async (trx) => {
    const paid = await lockForPayment(trx, { id: transactionId, order_id: orderId });
    expect(paid).toMatchObject({ order: { id: orderId }, attempt: { id: transactionId } });
    expect(paid.attempts.map(({ id }) => id)).toEqual([transactionId, again.transactionId].sort());
    const top = await lockForPayment(trx, { id: topUpId, order_id: null });
    expect(top).toMatchObject({ order: undefined, attempt: { id: topUpId }, attempts: [{ id: topUpId }] });
    const unknown = { order: undefined, attempts: [], attempt: undefined, isBlocked: false };
    expect(await lockForPayment(trx, { id: randomUUID(), order_id: null })).toEqual(unknown);
  });
});

it.each(onServer)('while a top-up is decided, neither it nor its owner can be changed on %s', async () => {
  const caller = await newAccount(services);
  const id = await topUp(services, caller, usd);
  const areLocked = () =>
    Promise.all([isRowLocked(db, 'users', caller.user.id), isRowLocked(db, 'transactions', id)]);
  expect(await whileLocked(id, null, areLocked)).toEqual([true, true]);
  expect(await areLocked()).toEqual([false, false]);
});

it.each(onServer)('a top-up that moves while it waits for its owner locks the new owner on %s', async () => {
  const [before, after] = [await newAccount(services), await newAccount(services)];
  const id = await topUp(services, before, usd);
  const users = (trx: Kysely<Database>) => trx.selectFrom('users').select('id');
  const isLocked = await whileMoving(
    { id, order_id: null },
    {
      hold: (trx) => users(trx).where('id', '=', before.user.id).forUpdate().execute(),
      change: (trx) =>
        trx.updateTable('transactions').set({ user_id: after.user.id }).where('id', '=', id).execute(),
    },
    () => isRowLocked(db, 'users', after.user.id),
  );
  expect(isLocked).toBe(true);
});

it.each(onServer)(
  'while a payment is decided, its buyer’s time, its order and all its attempts are locked on %s',
  async () => {
    const caller = await newAccount(services);
    const { transactionId, orderId } = await pay(services, caller, month);
    const again = await pay(services, caller, month, { orderId });
    const areLocked = () =>
      Promise.all([
        areSubscriptionsLocked(db, caller.user.id),
        isRowLocked(db, 'orders', orderId),
        isRowLocked(db, 'transactions', transactionId),
        isRowLocked(db, 'transactions', again.transactionId),
      ]);
    expect(await whileLocked(transactionId, orderId, areLocked)).toEqual([true, true, true, true]);
    expect(await areLocked()).toEqual([false, false, false, false]);
  },
);

it.each(onServer)('an order that moves while its payment waits locks its new owner on %s', async () => {
  const [before, after] = [await newAccount(services), await newAccount(services)];
  const { transactionId, orderId } = await pay(services, before, month);
  const isLocked = await whileMoving(
    { id: transactionId, order_id: orderId },
    {
      hold: (trx) => lockSubscriptionsOf(trx, before.user.id),
      change: (trx) =>
        trx.updateTable('orders').set({ user_id: after.user.id }).where('id', '=', orderId).execute(),
    },
    () => areSubscriptionsLocked(db, after.user.id),
  );
  expect(isLocked).toBe(true);
});

it.each(onServer)(
  'while the payment of a gift is decided, the time of the person who redeemed it is locked on %s',
  async () => {
    const [buyer, receiver] = [await newAccount(services), await newAccount(services)];
    const { transactionId, orderId, code } = await buyPresent(services, buyer, month);
    await redeemPresent(services, receiver.user, code);
    const areLocked = () =>
      Promise.all([buyer, receiver].map(({ user }) => areSubscriptionsLocked(db, user.id)));
    expect(await whileLocked(transactionId, orderId, areLocked)).toEqual([false, true]);
  },
);
