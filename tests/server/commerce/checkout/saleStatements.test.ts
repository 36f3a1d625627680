import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogueIn, currentCatalogue } from '../../../../server/catalogue/currentCatalogue.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { countedDatabase } from '../../support/countedDatabase.ts';
import {
  bookBreaks,
  codeOf,
  currencyId,
  fillWallet,
  newAccount,
  nobody,
  pay,
  paymentInput,
  statesOf,
} from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const counted = countedDatabase(db);
const selling = { ...services, db: counted.db };
const usd = await currencyId('USD', db);
/** Time that can be bought again and again. */
const reading = { productId: '3', tariffId: 'reading-solo', currencyId: usd };

async function buyer() {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user?.id ?? '', usd, 100_000);
  return caller;
}

it('a sale from a wallet takes 16 statements, its beginning and its end aside', async () => {
  const caller = await buyer();
  await pay(selling, caller, reading, { paymentMethodId: 'balance' });
  const input = await paymentInput(services, caller, reading, { paymentMethodId: 'balance' });
  expect(await counted.queriesOf(() => createPayment(selling, caller, input))).toBeLessThanOrEqual(16);
});

it('the order of a guest takes 12 statements until the provider has it', async () => {
  await pay(selling, nobody, reading);
  const input = await paymentInput(services, nobody, reading);
  expect(await counted.queriesOf(() => createPayment(selling, nobody, input))).toBeLessThanOrEqual(12);
});

it('what is paid at once never waits, and so never expires', async () => {
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
  expect(await bookBreaks(services)).toEqual([]);
});

it('a wallet that holds too little, or that was never opened, leaves nothing behind', async () => {
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

it('a payment is decided by what its own database transaction sees of the catalogue', async () => {
  const caller = await buyer();
  await pay(services, caller, reading, { paymentMethodId: 'balance' });
  const input = await paymentInput(services, caller, reading, { paymentMethodId: 'balance' });
  await db.updateTable('products').set({ active: false }).where('id', '=', '3').execute();
  expect(await codeOf(createPayment(services, caller, input))).toBe('NOT_FOUND');
  await db.updateTable('products').set({ active: true }).where('id', '=', '3').execute();
  expect((await createPayment(services, caller, input)).orderId).toEqual(expect.any(String));
});

it('a database transaction sees its own change of the catalogue, and nobody else does before it is committed', async () => {
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
