import { expect, it } from 'vitest';
import { toStripeAmount } from '../../../server/commerce/payments/stripe/amounts.ts';
import { allCurrencies } from '../../../server/database/seed/currencies.ts';
import { adminOf } from '../support/adminSupport.ts';
import { ask } from '../support/catalogueSupport.ts';
import { currencyId, fillWallet, newAccount, pay, walletOf } from '../support/checkoutSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;
const { run } = adminOf(services);

const menu = async () => {
  const { data } = await ask(services, '{ directories { Currencies { code } } }', { lang: 'en' });
  return JSON.stringify(data);
};

it('a product can be priced and sold in any currency, which is then in the menu', async () => {
  expect(await menu()).not.toContain('CHF');
  expect((await run('price', 'set', 'atlas-scholar', 'CHF', '48.50')).code).toBe(0);
  expect(await menu()).toContain('CHF');
  const chf = await currencyId('CHF', db);
  const buyer = await newAccount(services);
  await fillWallet(services, buyer.user.id, chf, 5_000);
  await pay(
    services,
    buyer,
    { productId: '2', tariffId: 'atlas-scholar', currencyId: chf },
    { paymentMethodId: 'balance' },
  );
  expect(await walletOf(services, buyer.user.id, chf)).toBe(150);
});

it('a currency in which nothing is priced any more is not in the menu', async () => {
  expect(await menu()).toContain('KWD');
  await db
    .deleteFrom('prices')
    .where('currency_id', '=', await currencyId('KWD', db))
    .execute();
  expect(await menu()).not.toContain('KWD');
});

it('every currency is listed once, and Stripe can charge 1,000 of it', () => {
  const codes = allCurrencies.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['CHF', 'PLN', 'JPY', 'BRL', 'INR']));
  const refused = allCurrencies.filter(
    ({ code, digits }) => toStripeAmount(1_000 * 10 ** digits, code, digits) === undefined,
  );
  expect(refused).toEqual([]);
});
