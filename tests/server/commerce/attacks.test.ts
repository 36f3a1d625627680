import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '../../../server/commerce/checkout/createPayment.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { processSubscription } from '../../../server/commerce/billing/due.ts';
import { removeMethod, setMethod } from '../../../server/commerce/subscriptions/methods.ts';
import { balanceTopUp } from '../../../server/commerce/wallet/topUp.ts';
import {
  codeOf,
  fillWallet,
  newPerson,
  pay,
  paymentInput,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
  payByCard,
} from '../support/checkoutSupport.ts';
import { eur, scholar, usd } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { buyPresent } from '../support/presentSupport.ts';
import {
  keepCard,
  later,
  plans,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
} from '../support/subscriptionSupport.ts';
import { refund, topUpInput, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

beforeEach(() => beginRegularMonth(services));
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

const presentFor = async (productId: string, { caller }: Awaited<ReturnType<typeof newPerson>>) =>
  (await buyPresent(services, caller, { productId, currencyId: usd })).code;

describe('concurrently', () => {
  it('one key with ten different bodies pays for only one of them', async () => {
    const { caller, user } = await newPerson(services);
    await fillWallet(services, user.id, usd, 100_000);
    const input = await paymentInput(services, caller, scholar, { paymentMethodId: 'balance' });
    const reported = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        createPayment(services, caller, { ...input, email: `buyer${index}@example.com` }),
      ),
    );
    expect(reported.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of reported)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await walletOf(services, user.id, usd)).toBe(100_000 - 4_500);
    await booksAreRight();
  });

  it('a buyer can redeem their own gift only once', async () => {
    const buyer = await newPerson(services);
    const code = await presentFor('2', buyer);
    const reported = await Promise.allSettled(
      Array.from({ length: 10 }, () => redeemPresent(services, buyer.user, code)),
    );
    expect(reported.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const got = await db.selectFrom('purchases').select('id').where('user_id', '=', buyer.user.id).execute();
    expect(got).toHaveLength(1);
  });

  it('a promo code with one use counts for one order', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newPerson(services)));
    await db
      .insertInto('promo_codes')
      .values({ code: 'ONCE', percent: 50, active: true, max_uses: 1 })
      .execute();
    const inputs = await Promise.all(
      buyers.map(({ caller }) => paymentInput(services, caller, { ...scholar, promoCode: 'once' })),
    );
    const reported = await Promise.allSettled(
      buyers.map(({ caller }, index) => createPayment(services, caller, inputs[index])),
    );
    expect(reported.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of reported)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('refunding a gift while it is redeemed leaves no unpaid access', async () => {
    const buyer = await newPerson(services);
    for (let round = 0; round < 5; round++) {
      const taker = await newPerson(services);
      const code = await presentFor('2', buyer);
      const { id } = await db
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', buyer.user.id)
        .orderBy('created_at', 'desc')
        .where('status', '=', 'SUCCEEDED')
        .executeTakeFirstOrThrow();
      await Promise.allSettled([redeemPresent(services, taker.user, code), refund(services, id, 'whole')]);
      const got = await db
        .selectFrom('purchases')
        .select('status')
        .where('user_id', '=', taker.user.id)
        .execute();
      expect(got.filter(({ status }) => status === 'ACTIVE')).toEqual([]);
    }
    await booksAreRight();
  });
});

describe('an amount', () => {
  it.each(['-5', '0', '1e3', '0x10', '1.234', '9999999999999999', 'NaN', 'Infinity', '', ' 5', '5,00', '+5'])(
    'of "%s" is rejected as a top-up',
    async (amount) => {
      const { caller, user } = await newPerson(services);
      expect(await codeOf(balanceTopUp(services, caller, topUpInput(usd, { amount })))).toBe(
        'BAD_USER_INPUT',
      );
      const made = await db.selectFrom('transactions').select('id').where('user_id', '=', user.id).execute();
      expect(made).toEqual([]);
    },
  );

  it.each([-1, 0, 1.5, 4_501, Number.MAX_SAFE_INTEGER, Infinity])(
    'of %s is rejected as a refund',
    async (amount) => {
      const { caller } = await newPerson(services);
      const { transactionId } = await payByCard(services, caller, scholar);
      expect(await codeOf(refund(services, transactionId, amount))).toBe('BAD_USER_INPUT');
      expect((await transactionOf(services, transactionId)).refunded_minor).toBe(0);
    },
  );

  it('in one currency never pays for another', async () => {
    const { caller, user } = await newPerson(services);
    await fillWallet(services, user.id, eur, 100_000);
    const input = await paymentInput(services, caller, scholar, { paymentMethodId: 'balance' });
    const inEuro = { ...input, order: { ...scholar, currencyId: eur } };
    expect(await codeOf(createPayment(services, caller, inEuro))).toBe('PRICE_CHANGED');
    expect(await codeOf(createPayment(services, caller, input))).toBe('INSUFFICIENT_BALANCE');
    expect(await walletOf(services, user.id, eur)).toBe(100_000);
  });

  it('that was a refund cannot be refunded', async () => {
    const { caller, user } = await newPerson(services);
    await fillWallet(services, user.id, usd, 4_500);
    const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    const id = randomUUID();
    await refund(services, transactionId, 'whole', { id });
    expect(await codeOf(refund(services, id, 'whole'))).toBe('NOT_FOUND');
    expect(await codeOf(refund(services, transactionId, 'whole'))).toBe('CONFLICT');
    expect(await walletOf(services, user.id, usd)).toBe(4_500);
  });
});

describe('a subscription', () => {
  it('canceled during its charge ends, and a late payment is refunded', async () => {
    const { user } = await subscriber(services, 'month');
    await setMethod(services, user, await keepCard(services, user));
    services.time.advance({ days: 30 });
    // The charge waits for its own job: this copy crashes before running it.
    const { id } = await subscriptionOf(services, user);
    await processSubscription(services, id);
    const charge = await db
      .selectFrom('transactions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('transactions')
      .set({ provider_reference: `sbx_${charge.id}` })
      .where('id', '=', charge.id)
      .execute();
    await cancelSubscription(services, user, {});
    await processSubscription(services, id);
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    await deliverProviderEvent(services, charge.id, 'payment.succeeded');
    expect((await transactionOf(services, charge.id)).status).toBe('REFUNDED');
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    await booksAreRight();
  });

  it('keeps a payment method that is being charged', async () => {
    const { user } = await subscriber(services, 'month');
    const method = await keepCard(services, user);
    await setMethod(services, user, method);
    services.time.advance({ days: 30 });
    await processSubscription(services, (await subscriptionOf(services, user)).id);
    await setMethod(services, user, null);
    expect(await codeOf(removeMethod(services, user, method))).toBe('CONFLICT');
    await later(services, 0);
    expect(await removeMethod(services, user, method)).toBe(true);
  });

  it('without an end is not lost to a plan that is bought or received as a gift', async () => {
    const { user, caller } = await subscriber(services, 'lifetime');
    const month = { ...plans.month, currencyId: usd };
    expect(await codeOf(pay(services, caller, month))).toBe('ALREADY_OWNED');
    const buyer = await newPerson(services);
    const code = await presentFor('10', buyer);
    expect(await codeOf(redeemPresent(services, user, code))).toBe('CONFLICT');
    expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'lifetime', status: 'ACTIVE' });
    // Another person can still redeem it, and the attacker's own presents are unaffected.
    const other = await newPerson(services);
    expect(await redeemPresent(services, other.user, code)).toMatchObject({ status: 'REDEEMED' });
    await presentFor('10', { caller, user });
  });

  it('without an end stays when a payment for another plan arrives later', async () => {
    const { user, caller } = await newPerson(services);
    const month = await pay(services, caller, { ...plans.month, currencyId: usd });
    await payByCard(services, caller, { ...plans.lifetime, currencyId: usd });
    await deliverProviderEvent(services, month.transactionId, 'payment.succeeded');
    expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'lifetime', status: 'ACTIVE' });
    await booksAreRight();
  });
});
