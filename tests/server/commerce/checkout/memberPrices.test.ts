import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeBack } from '../../../../server/commerce/checkout/chargebacks.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { receiptOf } from '../../../../server/commerce/wallet/receipt.ts';
import { transactionsCsv } from '../../../../server/commerce/wallet/transactionsCsv.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { toDecimal } from '../../../../src/shared/money.ts';
import {
  codeOf,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  nobody,
  pay,
  paymentInput,
  walletOf,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { quotesWith } from '../../support/quotes.ts';
import { subscriber } from '../../support/subscriptionSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock, time } = services;
const app = await testApp(services);
/** 58.00, on sale at 45.00, and 39.00 for members. */

const quotes = quotesWith(
  app,
  services,
  'default total difference isMemberPrice memberSaving promoCodeAccepted quoteId',
);

/** The price quoted to a user, or to a visitor if none is given. */
const told = async (input: object, user?: User) =>
  (await quotes(input, user)).quote as { total: string; quoteId: string; isMemberPrice: boolean };

const orderOf = (orderId: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

const planPayment = async (user: User) =>
  (
    await db
      .selectFrom('transactions')
      .innerJoin('orders', 'orders.id', 'transactions.order_id')
      .select('transactions.id')
      .where('orders.user_id', '=', user.id)
      .where('orders.product_id', '=', '10')
      .executeTakeFirstOrThrow()
  ).id;

const setMemberPrice = (amount: number | null) =>
  db
    .updateTable('prices')
    .set({ member_minor: amount })
    .where('tariff_id', '=', scholar.tariffId)
    .where('currency_id', '=', usd)
    .execute();

const opens = (planId: string, isOpen: boolean) =>
  db.updateTable('plans').set({ opens_member_prices: isOpen }).where('id', '=', planId).execute();

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  await setMemberPrice(3_900);
});

describe('the member price', () => {
  it('is quoted and charged to a member, and others see what joining would save', async () => {
    const { caller, user } = await subscriber(services, 'month', { left: 3_900 });
    expect(await told(scholar, user)).toMatchObject({
      default: '58.00',
      total: '39.00',
      difference: '19.00',
      isMemberPrice: true,
      memberSaving: null,
    });
    expect(await told(scholar)).toMatchObject({ total: '45.00', isMemberPrice: false, memberSaving: '6.00' });
    const { orderId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    expect(await orderOf(orderId)).toMatchObject({ total_minor: 3_900, is_member_price: true });
    expect(await walletOf(services, user.id, usd)).toBe(0);
  });

  it('is never above the regular price', async () => {
    await setMemberPrice(5_000);
    const { user } = await subscriber(services, 'month');
    expect(await told(scholar, user)).toMatchObject({ total: '45.00', isMemberPrice: false });
    expect(await told(scholar)).toMatchObject({ memberSaving: null });
  });

  it('applies during a trial and a lifetime plan, but not to a plan without member prices', async () => {
    const { user: trying } = await subscriber(services, 'year', { trial: true });
    const { user: forGood } = await subscriber(services, 'lifetime');
    expect(await told(scholar, trying)).toMatchObject({ isMemberPrice: true });
    expect(await told(scholar, forGood)).toMatchObject({ isMemberPrice: true });
    await opens('year', false);
    expect(await told(scholar, trying)).toMatchObject({ total: '45.00' });
    expect(await told(scholar, forGood)).toMatchObject({ isMemberPrice: true });
    await opens('year', true);
  });

  it.each([
    ['expired', async () => time.advance({ days: 40 })],
    ['refunded', async (user: User) => refund(services, await planPayment(user), 'whole')],
    [
      'blocked',
      (user: User) =>
        db.updateTable('users').set({ blocked_at: clock() }).where('id', '=', user.id).execute(),
    ],
  ])('ends with a plan that is %s', async (_why, end) => {
    const { caller, user } = await subscriber(services, 'month');
    const input = await paymentInput(services, caller, scholar);
    const { orderId } = await pay(services, caller, scholar);
    expect(await orderOf(orderId)).toMatchObject({ is_member_price: true });
    await end(user);
    expect(await codeOf(createPayment(services, caller, input))).toBe('PRICE_CHANGED');
    const again = await pay(services, caller, scholar);
    expect(await orderOf(again.orderId)).toMatchObject({ total_minor: 4_500, is_member_price: false });
  });

  it('ends with a plan whose payment is disputed', async () => {
    const caller = await newAccount(services);
    const month = { productId: '10', tariffId: 'plan-month', currencyId: usd };
    const { transactionId } = await payByCard(services, caller, month);
    expect(await told(scholar, caller.user)).toMatchObject({ isMemberPrice: true });
    await db
      .transaction()
      .execute((trx) =>
        chargeBack(trx, services, { id: 'dispute-1', transactionId, amount: 1_200, reason: null }),
      );
    expect(await told(scholar, caller.user)).toMatchObject({ total: '45.00', isMemberPrice: false });
  });

  it('applies to a gift that a member buys', async () => {
    const { caller } = await subscriber(services, 'month');
    const { orderId } = await pay(services, caller, scholar, { present: {} });
    expect(await orderOf(orderId)).toMatchObject({ purpose: 'PRESENT', total_minor: 3_900 });
  });
});

describe('a quote', () => {
  it('for a member works for no one else', async () => {
    const { user } = await subscriber(services, 'month');
    const { quoteId } = await told(scholar, user);
    const input = { ...(await paymentInput(services, nobody, scholar)), quoteId };
    expect(await codeOf(createPayment(services, nobody, input))).toBe('PRICE_CHANGED');
    const other = { ...(await paymentInput(services, await newAccount(services), scholar)), quoteId };
    expect(await codeOf(createPayment(services, await newAccount(services), other))).toBe('PRICE_CHANGED');
  });

  it('whose member flag was tampered with is rejected', async () => {
    const { caller, user } = await subscriber(services, 'month');
    const { quoteId } = await told(scholar, user);
    const parts = quoteId.split('.');
    const changed = parts.with(2, '0').join('.');
    expect(changed).not.toBe(quoteId);
    const input = { ...(await paymentInput(services, caller, scholar)), quoteId: changed };
    expect(await codeOf(createPayment(services, caller, input))).toBe('PRICE_CHANGED');
  });

  it('holds while the buyer is a member, even if the member price was removed since', async () => {
    const { caller } = await subscriber(services, 'month');
    const input = await paymentInput(services, caller, scholar);
    await setMemberPrice(null);
    const { orderId } = await createPayment(services, caller, input);
    expect(await orderOf(orderId)).toMatchObject({ total_minor: 3_900, is_member_price: true });
  });

  it('at the regular price must be requested again by a buyer who has become a member', async () => {
    const caller = await newAccount(services);
    const input = await paymentInput(services, caller, scholar);
    await fillWallet(services, caller.user.id, usd, 1_200);
    const month = { productId: '10', tariffId: 'plan-month', currencyId: usd };
    await pay(services, caller, month, { paymentMethodId: 'balance' });
    expect(await codeOf(createPayment(services, caller, input))).toBe('PRICE_CHANGED');
  });
});

describe('a promo code and the member price', () => {
  const promo = (code: string, percent: number) =>
    db
      .insertInto('promo_codes')
      .values({ code, percent, product_id: null, active: true, valid_until: null, max_uses: 1 })
      .execute();

  it('leave the code unused if the member price is lower', async () => {
    await promo('SMALL', 5);
    const { caller, user } = await subscriber(services, 'month');
    const choice = { ...scholar, promoCode: 'SMALL' };
    expect(await told(choice, user)).toMatchObject({
      total: '39.00',
      isMemberPrice: true,
      promoCodeAccepted: true,
    });
    const { orderId } = await pay(services, caller, choice);
    expect(await orderOf(orderId)).toMatchObject({ promo_code: null, total_minor: 3_900 });
    const holds = await db.selectFrom('promo_holds').selectAll().where('code', '=', 'SMALL').execute();
    expect(holds).toEqual([]);
  });

  it('use the code on the regular price if that is lower', async () => {
    await promo('LARGE', 50);
    const { caller, user } = await subscriber(services, 'month');
    const choice = { ...scholar, promoCode: 'LARGE' };
    expect(await told(choice, user)).toMatchObject({ total: '22.50', isMemberPrice: false });
    const { orderId } = await pay(services, caller, choice);
    expect(await orderOf(orderId)).toMatchObject({ promo_code: 'LARGE', is_member_price: false });
  });
});

describe('an order at the member price', () => {
  it('cannot be retried by a buyer who is no longer a member', async () => {
    const { caller } = await subscriber(services, 'month');
    const { transactionId } = await pay(services, caller, scholar);
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    const retry = (idempotencyKey: string) =>
      retryPayment(services, caller, { transactionId, paymentMethodId: 'sandbox', idempotencyKey });
    await opens('month', false);
    expect(await codeOf(retry('an-idempotency-key-1'))).toBe('PRICE_CHANGED');
    await opens('month', true);
    expect(await retry('an-idempotency-key-2')).toMatchObject({ orderId: expect.any(String) });
  });

  it('is labeled on the receipt and in the list, and a refund returns what was paid', async () => {
    const { caller, user } = await subscriber(services, 'month', { left: 3_900 });
    const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    const receipt = await receiptOf(services, user, { transactionId, language: 'en' });
    expect(receipt?.lines).toMatchObject([{ amount: 5_800 }, { title: 'Member price', amount: -1_900 }]);
    let csv = '';
    for await (const part of transactionsCsv(db, user.id, {}, 'de')) csv += part;
    expect(csv.split('\r\n').filter((line) => line.includes('Mitgliederpreis'))).toHaveLength(1);
    await refund(services, transactionId, 'whole');
    expect(await walletOf(services, user.id, usd)).toBe(3_900);
  });
});

it('the quoted price is the price charged, whatever the prices, the code and the buyer', async () => {
  // A new buyer each time: a free product is owned at once and not sold again.
  const callers = {
    guest: async () => nobody,
    account: async () => newAccount(services),
    member: async () => (await subscriber(services, 'lifetime')).caller,
  };
  const amount = fc.integer({ min: 1, max: 200_000 });
  const code = { product_id: null, active: true, valid_until: null, max_uses: null };
  await db
    .insertInto('promo_codes')
    .values({ ...code, code: 'ANY', percent: 1 })
    .execute();
  const currencies = await db
    .selectFrom('prices')
    .select('currency_id')
    .where('tariff_id', '=', 'recordings-complete')
    .execute();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        list: amount,
        sale: fc.option(fc.integer({ min: 0, max: 100 })),
        member: fc.option(amount),
      }),
      fc.integer({ min: 1, max: 100 }),
      fc.boolean(),
      fc.constantFrom('guest', 'account', 'member'),
      fc.constantFrom(...currencies),
      async ({ list, sale, member: special }, percent, withCode, kind, { currency_id: currency }) => {
        const caller = await callers[kind]();
        await db.deleteFrom('rate_limits').execute();
        await db.updateTable('promo_codes').set({ percent }).where('code', '=', 'ANY').execute();
        await db
          .updateTable('prices')
          .set({
            default_minor: list,
            sale_minor: sale === null ? null : Math.floor((list * sale) / 100),
            old_minor: null,
            sale_until: null,
            member_minor: special,
          })
          .where('tariff_id', '=', 'recordings-complete')
          .execute();
        // The product is included in the subscription, so a member couldn't buy it for themselves.
        await db
          .updateTable('products')
          .set({ available_by_subscription: false })
          .where('id', '=', '4')
          .execute();
        const choice = {
          productId: '4',
          tariffId: 'recordings-complete',
          currencyId: currency,
          ...(withCode && { promoCode: 'ANY' }),
        };
        const { total, quoteId, isMemberPrice } = await told(choice, caller.user);
        const answer = await createPayment(services, caller, {
          ...(await paymentInput(services, caller, choice, { email: `${randomUUID()}@example.com` })),
          quoteId,
        });
        const order = await orderOf(answer.orderId);
        const { amount_minor: charged, digits } = await db
          .selectFrom('transactions')
          .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
          .select(['amount_minor', 'digits'])
          .where('transactions.id', '=', answer.transactionId)
          .executeTakeFirstOrThrow();
        expect(order.currency_id).toBe(currency);
        expect(toDecimal(charged, digits)).toBe(total);
        expect(order).toMatchObject({ total_minor: charged, is_member_price: isMemberPrice });
        if (kind !== 'member') expect(isMemberPrice).toBe(false);
        if (special !== null && kind === 'member' && special % 10 === 0)
          expect(charged).toBeLessThanOrEqual(special);
      },
    ),
    { numRuns: 60 },
  );
});
