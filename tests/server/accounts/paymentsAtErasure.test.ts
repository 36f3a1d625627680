import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mergeGuest } from '../../../server/accounts/guests/mergeGuest.ts';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { payOverdue } from '../../../server/commerce/billing/pay.ts';
import { checkBooks } from '../../../server/commerce/books/checkBooks.ts';
import { chargeBack, winDispute } from '../../../server/commerce/checkout/chargebacks.ts';
import { numberReceipts } from '../../../server/commerce/checkout/numberReceipts.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { adminOf } from '../support/adminSupport.ts';
import {
  codeOf,
  deliverProviderEvent,
  newAccount,
  nobody,
  pay,
  payByCard,
  statesOf,
  walletOf,
  type Member,
} from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { erase } from '../support/erasing.ts';
import { testServices } from '../support/harness.ts';
import { keepCard, later, plans, subscriptionOf, work } from '../support/subscriptionSupport.ts';
import { topUp, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const patron = { productId: '2', tariffId: 'atlas-patron', currencyId: usd };
const month = { ...plans.month, currencyId: usd };
const year = { ...plans.year, currencyId: usd };

const succeed = (transactionId: string) => deliverProviderEvent(services, transactionId, 'payment.succeeded');
const statusOf = async (transactionId: string) => (await transactionOf(services, transactionId)).status;

/** What a person has that lives, and what they were given for good. */
async function belongings(userId: string) {
  const live = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
    .execute();
  const purchases = await db.selectFrom('purchases').select('id').where('user_id', '=', userId).execute();
  const presents = await db.selectFrom('presents').select('id').where('buyer_id', '=', userId).execute();
  return { live: live.length, purchases: purchases.length, presents: presents.length };
}

const booksAreRight = async () => {
  await numberReceipts(services);
  expect(await checkBooks(db, services.clock())).toEqual([]);
};

/** An attempt to upgrade to a lifetime by card. */
async function upgradeByCard({ user }: Member) {
  const { id: changeId } = await previewChange(services, user, 'lifetime');
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId: 'lifetime',
    changeId,
    paymentMethodId: 'sandbox',
  });
  return payment?.transactionId ?? '';
}

describe('what is being paid when its account is erased', () => {
  it('is closed, and money that still arrives is refunded in full: a product, a plan, a gift', async () => {
    const caller = await newAccount(services);
    const made = [
      await pay(services, caller, patron),
      await pay(services, caller, year),
      await pay(services, caller, year, { present: {} }),
    ];
    await erase(services, caller.user.id);
    for (const { orderId } of made)
      expect(await statesOf(services, orderId ?? '')).toEqual({
        order: 'EXPIRED',
        attempts: ['EXPIRED'],
        purchases: 0,
      });
    for (const { transactionId } of made) {
      await succeed(transactionId);
      expect(await statusOf(transactionId)).toBe('REFUNDED');
    }
    expect(await belongings(caller.user.id)).toEqual({ live: 0, purchases: 0, presents: 0 });
    await booksAreRight();
  });

  it('is left to its provider if it is being processed, and refunded once it succeeds', async () => {
    const caller = await newAccount(services);
    const made = [await pay(services, caller, year), await pay(services, caller, year, { present: {} })];
    for (const { transactionId } of made)
      await deliverProviderEvent(services, transactionId, 'payment.processing');
    await erase(services, caller.user.id);
    for (const { orderId, transactionId } of made) {
      expect(await statesOf(services, orderId ?? '')).toMatchObject({
        order: 'EXPIRED',
        attempts: ['PROCESSING'],
      });
      await succeed(transactionId);
      expect(await statusOf(transactionId)).toBe('REFUNDED');
    }
    expect(await belongings(caller.user.id)).toEqual({ live: 0, purchases: 0, presents: 0 });
    await booksAreRight();
  });

  it('is neither given nor kept if it was declined', async () => {
    const caller = await newAccount(services);
    const { orderId, transactionId } = await pay(services, caller, year);
    await deliverProviderEvent(services, transactionId, 'payment.processing');
    await erase(services, caller.user.id);
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    expect(await statesOf(services, orderId ?? '')).toMatchObject({ order: 'EXPIRED', attempts: ['FAILED'] });
    await booksAreRight();
  });

  it('is refunded if it was a renewal or an upgrade', async () => {
    const renewed = await newAccount(services);
    await payByCard(services, renewed, month);
    const card = await keepCard(services, renewed.user);
    await db
      .updateTable('subscriptions')
      .set({ saved_method_id: card })
      .where('user_id', '=', renewed.user.id)
      .execute();
    const upgraded = await newAccount(services);
    await payByCard(services, upgraded, month);
    const upgrade = await upgradeByCard(upgraded);
    await deliverProviderEvent(services, upgrade, 'payment.processing');
    await erase(services, upgraded.user.id);
    await succeed(upgrade);
    expect(await statusOf(upgrade)).toBe('REFUNDED');

    const failing = await newAccount(services);
    await payByCard(services, failing, month);
    await later(services, 31);
    expect(await subscriptionOf(services, failing.user)).toMatchObject({ status: 'PAST_DUE' });
    const { transactionId } = await payOverdue(services, failing.user, {
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
    });
    await erase(services, failing.user.id);
    await succeed(transactionId);
    expect(await statusOf(transactionId)).toBe('REFUNDED');
    for (const { user } of [upgraded, failing]) expect(await belongings(user.id)).toMatchObject({ live: 0 });
    await booksAreRight();
  });

  it('is refunded if a guest had ordered it who was merged into the account', async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await pay(services, nobody, year, { email });
    const owner = await newAccount(services, email);
    await db.transaction().execute((trx) =>
      mergeGuest(trx, services, {
        guestToken: guest.autoGeneratedToken ?? '',
        accountId: owner.user.id,
      }),
    );
    await erase(services, owner.user.id);
    await succeed(guest.transactionId);
    expect(await statusOf(guest.transactionId)).toBe('REFUNDED');
    for (const id of [owner.user.id, guest.userId])
      expect(await belongings(id)).toEqual({ live: 0, purchases: 0, presents: 0 });
    await booksAreRight();
  });

  it('is refunded whether the success or the erasure comes first', async () => {
    for (let time = 0; time < 8; time++) {
      const caller = await newAccount(services);
      const { transactionId } = await pay(services, caller, time % 2 === 0 ? year : patron);
      await Promise.all([erase(services, caller.user.id), succeed(transactionId)]);
      expect(await belongings(caller.user.id)).toMatchObject({ live: 0 });
      const status = await statusOf(transactionId);
      // Paid before the erasure, it was given first.
      expect(['REFUNDED', 'SUCCEEDED']).toContain(status);
      expect((await belongings(caller.user.id)).purchases).toBe(status === 'SUCCEEDED' ? 1 : 0);
    }
    await booksAreRight();
  });

  it('leaves no top-up to be paid', async () => {
    const caller = await newAccount(services);
    const waiting = await topUp(services, caller, usd);
    const processing = await topUp(services, caller, usd);
    await deliverProviderEvent(services, processing, 'payment.processing');
    await erase(services, caller.user.id);
    expect([await statusOf(waiting), await statusOf(processing)]).toEqual(['EXPIRED', 'PROCESSING']);
    await succeed(processing);
    expect(await walletOf(services, caller.user.id, usd)).toBe(0);
    const { run } = adminOf(services);
    const item = `sandbox:ERASED_ACCOUNT:${processing}`;
    expect((await run('suspense', 'resolve', item, '--to', 'losses', '--how', 'test')).code).toBe(0);
    await booksAreRight();
  });
});

describe('an account that was blocked or erased', () => {
  it('orders nothing more, and redeems no gift, by a request that began before', async () => {
    const giver = await newAccount(services);
    const { orderId } = await payByCard(services, giver, year, { present: {} });
    const { id } = await db
      .selectFrom('presents')
      .select('id')
      .where('order_id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    const caller = await newAccount(services);
    await erase(services, caller.user.id);
    expect(await codeOf(pay(services, caller, year))).toBe('UNAUTHENTICATED');
    expect(await codeOf(redeemPresent(services, caller.user, presentCode(services.secret, id)))).toBe(
      'UNAUTHENTICATED',
    );
    expect(await belongings(caller.user.id)).toEqual({ live: 0, purchases: 0, presents: 0 });
    await booksAreRight();
  });

  it('gets no subscription back by a dispute that is won', async () => {
    const caller = await newAccount(services);
    const { transactionId } = await payByCard(services, caller, year);
    const dispute = { id: `du_${randomUUID()}`, transactionId, amount: 9_600, reason: null };
    await db.transaction().execute((trx) => chargeBack(trx, services, dispute));
    await erase(services, caller.user.id);
    await db.transaction().execute((trx) => winDispute(trx, services, dispute));
    expect(await statusOf(transactionId)).toBe('SUCCEEDED');
    expect(await belongings(caller.user.id)).toMatchObject({ live: 0 });
    await booksAreRight();
  });

  it('is refunded what is paid while it is blocked', async () => {
    const caller = await newAccount(services);
    const { orderId, transactionId } = await pay(services, caller, year);
    const { run } = adminOf(services);
    expect((await run('account', 'block', caller.user.login ?? '')).code).toBe(0);
    await succeed(transactionId);
    expect(await statusOf(transactionId)).toBe('REFUNDED');
    expect(await statesOf(services, orderId ?? '')).toMatchObject({ order: 'EXPIRED', purchases: 0 });
    await work(services);
    await booksAreRight();
  });
});
