import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../support/calls.ts';
import { deliverProviderEvent, newAccount, nobody, pay } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

beforeEach(async () => {
  await db
    .insertInto('settings')
    .values([
      { name: 'taxRateBp', value: '500' },
      { name: 'taxRateBp.DE', value: '1900' },
      { name: 'taxRateBp.FR', value: '2000' },
    ])
    .execute();
});
afterEach(async () => {
  await db.deleteFrom('settings').where('name', 'like', 'taxRateBp%').execute();
});

const rateOf = async (orderId: string) =>
  (await db.selectFrom('orders').select('tax_rate_bp').where('id', '=', orderId).executeTakeFirstOrThrow())
    .tax_rate_bp;

async function paid(caller: Parameters<typeof pay>[1], language: string) {
  const { orderId, transactionId } = await pay(services, caller, scholar, { language });
  await deliverProviderEvent(services, transactionId, 'payment.succeeded');
  return rateOf(orderId);
}

it.each([
  ['de', 1_900],
  ['fr', 2_000],
  ['it', 500],
  // Languages of many countries name none.
  ['en', 500],
  ['ar', 500],
] as const)('a guest who pays on a page in %s pays %d basis points', async (language, rate) => {
  expect(await paid(nobody, language)).toBe(rate);
});

it('the payment page shows a guest the tax that the receipt will show, in the same total', async () => {
  const quoteIn = async (lang: string) => {
    const query = `{ orderCheck(input: { productId: "2", tariffId: "atlas-scholar", currencyId: "1" }) { total Tax { rate } } }`;
    return (await ask(app, query, { headers: { 'accept-language': lang } })).body.data?.['orderCheck'];
  };
  expect(await quoteIn('de')).toEqual({ total: '45.00', Tax: { rate: '19' } });
  expect(await quoteIn('en')).toEqual({ total: '45.00', Tax: { rate: '5' } });
});

it('the country in the profile goes before the language', async () => {
  const caller = await newAccount(services);
  await db
    .updateTable('users')
    .set((eb) => ({ country_id: eb.selectFrom('countries').select('countries.id').where('code', '=', 'FR') }))
    .where('id', '=', caller.user.id)
    .execute();
  expect(await paid(caller, 'de')).toBe(2_000);
});
