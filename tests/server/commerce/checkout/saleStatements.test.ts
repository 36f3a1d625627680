import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogueIn, currentCatalogue } from '../../../../server/catalogue/currentCatalogue.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { countedDatabase } from '../../support/countedDatabase.ts';
import {
  ledgerProblems,
  codeOf,
  currencyId,
  fillWallet,
  newAccount,
  nobody,
  pay,
  paymentInput,
  statesOf,
} from '../../support/checkoutSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { quotesWith } from '../../support/quotes.ts';

const services = await testServices();
const { db, clock } = services;
const counted = countedDatabase(db);
const selling = { ...services, db: counted.db };
const usd = await currencyId('USD', db);
/** Access time that can be bought repeatedly. */
const reading = { productId: '3', tariffId: 'reading-solo', currencyId: usd };

async function buyer() {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user?.id ?? '', usd, 100_000);
  return caller;
}

it('a wallet sale takes at most 19 statements, not counting begin and commit', async () => {
  const caller = await buyer();
  await pay(selling, caller, reading, { paymentMethodId: 'balance' });
  const input = await paymentInput(services, caller, reading, { paymentMethodId: 'balance' });
  expect(await counted.queriesOf(() => createPayment(selling, caller, input))).toBeLessThanOrEqual(19);
});

it('a guest’s order takes at most 16 statements, four of them for limits, before it goes to the provider', async () => {
  await pay(selling, nobody, reading);
  const input = await paymentInput(services, nobody, reading);
  expect(await counted.queriesOf(() => createPayment(selling, nobody, input))).toBeLessThanOrEqual(16);
});

it('a price takes one statement besides those for the session and the version of the catalog', async () => {
  const quotes = quotesWith(await testApp(selling), services, 'total isMemberPrice owned { kind }');
  const { user } = await buyer();
  const askedBy = async (asking?: typeof user) => {
    let owned: unknown;
    const queries = await counted.queriesOf(async () => {
      owned = (await quotes(reading, asking)).quote?.['owned'];
    });
    return { owned, queries };
  };
  // Reads the catalog.
  await askedBy();
  expect(await askedBy()).toEqual({ owned: null, queries: 2 });
  expect(await askedBy(user)).toEqual({ owned: null, queries: 3 });
  await pay(services, { ...nobody, user }, reading, { paymentMethodId: 'balance' });
  expect(await askedBy(user)).toEqual({ owned: { kind: 'PURCHASED' }, queries: 3 });
});

it('a payment settled at once never waits, and so never expires', async () => {
  const caller = await buyer();
  const paid = await pay(services, caller, reading, { paymentMethodId: 'balance' });
  const waiting = await pay(services, caller, reading);
  const expiring = await db
    .selectFrom('jobs')
    .select(sql<string>`payload ->> 'orderId'`.as('orderId'))
    .where('kind', '=', 'order.expire')
    .execute();
  const ids = expiring.map(({ orderId }) => orderId);
  expect(ids).toContain(waiting.orderId);
  expect(ids).not.toContain(paid.orderId);
  expect(await statesOf(services, paid.orderId)).toEqual({
    order: 'PAID',
    attempts: ['SUCCEEDED'],
    purchases: 1,
  });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a wallet that is too low or was never opened leaves nothing behind', async () => {
  const caller = await newAccount(services);
  const key = randomUUID();
  const input = {
    ...(await paymentInput(services, caller, reading, { paymentMethodId: 'balance' })),
    idempotencyKey: key,
  };
  expect(await codeOf(createPayment(services, caller, input))).toBe('INSUFFICIENT_BALANCE');
  const left = await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  expect(left).toEqual([]);
  await fillWallet(services, caller.user?.id ?? '', usd, 100_000);
  expect((await createPayment(services, caller, input)).orderId).toEqual(expect.any(String));
});

it('a payment is decided by the catalog that its own database transaction sees', async () => {
  const caller = await buyer();
  await pay(services, caller, reading, { paymentMethodId: 'balance' });
  const input = await paymentInput(services, caller, reading, { paymentMethodId: 'balance' });
  await db.updateTable('products').set({ active: false }).where('id', '=', '3').execute();
  expect(await codeOf(createPayment(services, caller, input))).toBe('NOT_FOUND');
  await db.updateTable('products').set({ active: true }).where('id', '=', '3').execute();
  expect((await createPayment(services, caller, input)).orderId).toEqual(expect.any(String));
});

it('only the transaction that changes the catalog sees the change before it commits', async () => {
  const before = await currentCatalogue(db, clock());
  await db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('products').set({ active: false }).where('id', '=', '3').execute();
      const own = await catalogueIn(trx, services);
      expect(own.offer('3')).toBeUndefined();
      expect(await catalogueIn(trx, services)).toBe(own);
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
  expect(await currentCatalogue(db, clock())).toBe(before);
  expect(before.offer('3')).toBeDefined();
});
