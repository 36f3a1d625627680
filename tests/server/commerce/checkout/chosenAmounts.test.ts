import { beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { creditNotesOf } from '../../../../server/commerce/orders/creditNoteRows.ts';
import { receiptOf } from '../../../../server/commerce/wallet/receipt.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { ask } from '../../support/calls.ts';
import {
  ledgerProblems,
  codeOf,
  fillWallet,
  newAccount,
  nobody,
  pay,
  payByCard,
  paymentInput,
  walletOf,
} from '../../support/checkoutSupport.ts';
import { currencyOf } from '../../../../server/database/seed/currencies.ts';
import { eur, scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { quotesWith } from '../../support/quotes.ts';
import { subscriber } from '../../support/subscriptionSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time } = services;

/** Costs at least 4.00; 9.00 is suggested. */
const notebook = { productId: '6', tariffId: 'notebook-digital', currencyId: usd };
const giving = (amount: string, more: object = {}) => ({ ...notebook, amount, ...more });

const setPrice = (price: { default_minor?: number; member_minor?: number | null }) =>
  db
    .updateTable('prices')
    .set(price)
    .where('tariff_id', '=', notebook.tariffId)
    .where('currency_id', '=', usd)
    .execute();

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  await setPrice({ default_minor: 400, member_minor: null });
});

const quotes = quotesWith(
  app,
  services,
  `default total difference isMemberPrice memberSaving promoCodeAccepted
   AmountRange { least suggested most } quoteId`,
);

/** The quote for a choice: its figures, or which field is invalid and why. */
async function check(input: object, user?: User) {
  const { quote, fields } = await quotes(input, user);
  return quote ?? fields;
}

const paidFor = (orderId: string | null) =>
  db
    .selectFrom('orders')
    .select(['default_minor', 'total_minor', 'promo_code', 'is_member_price'])
    .where('id', '=', orderId ?? '')
    .executeTakeFirstOrThrow();

describe('an amount chosen by the buyer', () => {
  it.each([
    ['nothing chosen', notebook, '9.00'],
    ['the smallest', giving('4.00'), '4.00'],
    ['three times the smallest', giving('12'), '12.00'],
    ['the largest', giving('10000'), '10000.00'],
    ['a currency without decimals', giving('2500000', { currencyId: currencyOf('IRR').id }), '2500000'],
  ])('is charged exactly: %s', async (_what, input, total) => {
    expect(await check(input)).toMatchObject({
      total,
      default: total,
      difference: expect.stringMatching(/^0(\.00)?$/),
      memberSaving: null,
    });
  });

  it.each([
    ['less than the smallest', giving('3.99'), { amount: 'tooLittle' }],
    ['nothing', giving('0'), { amount: 'tooLittle' }],
    ['a negative amount', giving('-12'), { amount: 'tooLittle' }],
    ['more than the largest', giving('10000.01'), { amount: 'tooMuch' }],
    ['more decimals than the currency has', giving('12.345'), { amount: 'invalid' }],
    [
      'decimals in a currency without any',
      giving('2500000.5', { currencyId: currencyOf('IRR').id }),
      { amount: 'invalid' },
    ],
    [
      'a currency without a price',
      giving('5', { currencyId: currencyOf('KWD').id }),
      { currencyId: 'invalid' },
    ],
    ['an amount without a currency', giving('5', { currencyId: null }), { currencyId: 'invalid' }],
  ])('is rejected at its field: %s', async (_what, input, fields) => {
    expect(await check(input)).toEqual(fields);
  });

  it('has a range to choose from; a fixed price has none', async () => {
    expect(await check(notebook)).toMatchObject({
      AmountRange: { least: '4.00', suggested: '9.00', most: '10000.00' },
    });
    expect(await check({ ...scholar, amount: '100.00' })).toMatchObject({
      AmountRange: null,
      total: '45.00',
    });
  });

  it('is a price in the catalog with nothing struck out', async () => {
    const { body } = await ask(
      app,
      '{ productById(id: "6") { Tariffs { id Prices { default old suggested Currency { code } } } } }',
    );
    const [dollars, others] = [{ Currency: { code: 'USD' } }, { Currency: expect.anything() }];
    expect(body.data?.['productById']).toMatchObject({
      Tariffs: [
        { Prices: expect.arrayContaining([{ default: '4.00', old: null, suggested: '9.00', ...dollars }]) },
        { Prices: expect.arrayContaining([{ default: '26.00', old: null, suggested: null, ...others }]) },
      ],
    });
  });
});

describe('a payment of a chosen amount', () => {
  it('works by card, and receipt, refund and credit note cover all of it', async () => {
    const caller = await newAccount(services);
    await db.insertInto('settings').values({ name: 'taxRateBp', value: '1900' }).execute();
    const { orderId, transactionId } = await payByCard(services, caller, giving('11.90'));
    await db.deleteFrom('settings').where('name', '=', 'taxRateBp').execute();
    expect(await paidFor(orderId)).toMatchObject({ default_minor: 1190, total_minor: 1190 });
    expect(await ledgerProblems(services)).toEqual([]);
    const receipt = await receiptOf(services, caller.user, { transactionId, language: 'en' });
    expect(receipt?.lines).toHaveLength(1);
    expect(receipt).toMatchObject({ total: 1190, taxes: [{ net: '10.00', tax: '1.90', gross: '11.90' }] });
    await refund(services, transactionId, 'whole');
    expect((await creditNotesOf(db, [transactionId])).map(({ amount }) => amount)).toEqual([1190]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('works from the wallet, and for a guest', async () => {
    const caller = await newAccount(services);
    await fillWallet(services, caller.user.id, usd, 2_000);
    await pay(services, caller, giving('12.50'), { paymentMethodId: 'balance' });
    expect(await walletOf(services, caller.user.id, usd)).toBe(750);
    const { orderId } = await payByCard(services, nobody, giving('40'));
    expect(await paidFor(orderId)).toMatchObject({ total_minor: 4_000 });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('works for a gift as well', async () => {
    const caller = await newAccount(services);
    const { orderId } = await payByCard(services, caller, giving('20'), { present: {} });
    expect(await paidFor(orderId)).toMatchObject({ total_minor: 2_000 });
  });

  it.each([
    ['a smaller amount', { amount: '4.00' }],
    ['a larger amount', { amount: '20.00' }],
    ['less than the smallest', { amount: '0.01' }],
    ['none', { amount: null }],
    ['another currency', { currencyId: eur }],
  ])('rejects an amount that was not quoted: %s', async (_what, swapped) => {
    const caller = await newAccount(services);
    const input = await paymentInput(services, caller, giving('12.00'));
    const call = createPayment(services, caller, { ...input, order: { ...input.order, ...swapped } });
    expect(await codeOf(call)).toBe('PRICE_CHANGED');
  });

  it('honors the minimum of its quote only until the quote expires', async () => {
    const caller = await newAccount(services);
    const [held, late] = [
      await paymentInput(services, caller, giving('4.00')),
      await paymentInput(services, caller, giving('4.00')),
    ];
    await setPrice({ default_minor: 500 });
    expect(await check(giving('4.00'))).toEqual({ amount: 'tooLittle' });
    const { orderId } = await createPayment(services, caller, held);
    expect(await paidFor(orderId)).toMatchObject({ total_minor: 400 });
    time.advance({ minutes: 16 });
    expect(await codeOf(createPayment(services, await newAccount(services), late))).toBe('BAD_USER_INPUT');
  });
});

describe('the minimum amount', () => {
  it('is lower for members, and only for them', async () => {
    await setPrice({ member_minor: 300 });
    const { caller, user } = await subscriber(services, 'month', { left: 5_000 });
    expect(await check(giving('3.00'), user)).toMatchObject({ total: '3.00', isMemberPrice: true });
    expect(await check(giving('4.00'), user)).toMatchObject({ total: '4.00', isMemberPrice: false });
    expect(await check(giving('3.00'))).toEqual({ amount: 'tooLittle' });
    const input = await paymentInput(services, caller, giving('3.00'));
    const other = await newAccount(services);
    expect(await codeOf(createPayment(services, other, input))).toBe('PRICE_CHANGED');
    const { orderId } = await createPayment(services, caller, input);
    expect(await paidFor(orderId)).toMatchObject({ total_minor: 300, is_member_price: true });
  });

  it('is lower with a promo code, which is used only where needed', async () => {
    await db.insertInto('promo_codes').values({ code: 'HALF', percent: 50, active: true }).execute();
    const half = { promoCode: 'HALF' };
    expect(await check(giving('2.00', half))).toMatchObject({
      total: '2.00',
      promoCodeAccepted: true,
      AmountRange: { least: '2.00' },
    });
    expect(await check(giving('1.99', half))).toEqual({ amount: 'tooLittle' });
    const caller = await newAccount(services);
    const { orderId } = await payByCard(services, caller, giving('2.00', half));
    expect(await paidFor(orderId)).toMatchObject({ total_minor: 200, promo_code: 'HALF' });
    const more = await payByCard(services, await newAccount(services), giving('12.00', half));
    expect(await paidFor(more.orderId)).toMatchObject({ total_minor: 1_200, promo_code: null });
  });
});
