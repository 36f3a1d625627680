import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { decline } from '../../../../server/commerce/checkout/settle.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { exportFolder } from '../../../../server/content/exportFolder.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ask } from '../../support/calls.ts';
import { codeOf, deliverProviderEvent, newAccount, nobody, pay } from '../../support/checkoutSupport.ts';
import { apply, contentFolders, edit, plannedChanges } from '../../support/contentSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { buy, withEvent } from '../../support/librarySupport.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;
const { run } = adminOf(services);
const folders = await contentFolders(services);
const three = { productId: '8', tariffId: 'patterns-three', currencyId: usd };
const all = { ...three, tariffId: 'patterns-all' };
const day = 86_400_000;

/** Gives both tariffs one event with this many seats, a month from now. */
async function evening(seats: number): Promise<void> {
  const starts = new Date(clock().getTime() + 60 * day);
  for (const tariff of ['patterns-three', 'patterns-all']) {
    const id = await withEvent(services, { tariff_id: tariff }, [
      starts,
      new Date(starts.getTime() + 7_200_000),
    ]);
    await db.updateTable('deliverables').set({ seats, event: 'evening' }).where('id', '=', id).execute();
  }
}

/** What the product's page says about one option. */
async function shown(tariffId = 'patterns-three') {
  const { body } = await ask(app, '{ productById(id: "8") { Tariffs { id soldOut left } } }');
  const product = body.data?.['productById'] as
    | { readonly Tariffs: readonly { id: string; soldOut: boolean; left: number | null }[] }
    | undefined;
  const { soldOut, left } = product?.Tariffs.find(({ id }) => id === tariffId) ?? {};
  return { soldOut, left };
}

beforeEach(async () => {
  await db.deleteFrom('deliverables').where('kind', '=', 'EVENT').execute();
  await db.deleteFrom('rate_limits').execute();
  await db.updateTable('presents').set({ status: 'EXPIRED' }).where('status', '<>', 'REDEEMED').execute();
  await db
    .updateTable('orders')
    .set({ status: 'EXPIRED' })
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .execute();
  await db
    .updateTable('grants')
    .set({ revoked_at: clock(), revoked_because: 'ENDED' })
    .where('revoked_at', 'is', null)
    .execute();
});

it('an event with many seats left says nothing, one with few says how many, and none left is sold out', async () => {
  await evening(12);
  expect(await shown()).toEqual({ soldOut: false, left: null });
  await db.updateTable('deliverables').set({ seats: 2 }).where('event', '=', 'evening').execute();
  expect(await shown()).toEqual({ soldOut: false, left: 2 });
  // The options of a product share the seats of an event.
  await buy(services, await newAccount(services), three);
  await buy(services, await newAccount(services), all);
  expect(await shown()).toEqual({ soldOut: true, left: 0 });
  expect(await shown('patterns-all')).toEqual({ soldOut: true, left: 0 });
  expect(await codeOf(pay(services, await newAccount(services), three))).toBe('SOLD_OUT');
});

it('no more seats are sold than there are, however many pay at once', async () => {
  await evening(3);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => newAccount(services)));
  const payments = await Promise.allSettled(
    buyers.map((buyer, index) => pay(services, buyer, index % 2 === 0 ? three : all)),
  );
  const made = payments.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(made).toHaveLength(3);
  expect(
    payments.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : [])),
  ).toEqual(Array.from({ length: 9 }, () => 'SOLD_OUT'));
  for (const { transactionId } of made)
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
  expect(await shown()).toEqual({ soldOut: true, left: 0 });
});

it('a seat is held while its payment is in flight, and free again when the order expires', async () => {
  await evening(1);
  const buyer = await newAccount(services);
  const { transactionId, orderId } = await pay(services, buyer, three);
  expect(await codeOf(pay(services, nobody, three))).toBe('SOLD_OUT');
  await decline(db, services, { id: transactionId, order_id: orderId });
  expect(await codeOf(pay(services, nobody, three))).toBe('SOLD_OUT');
  const again = await retryPayment(services, buyer, {
    idempotencyKey: crypto.randomUUID(),
    transactionId,
    paymentMethodId: 'sandbox',
  });
  await decline(db, services, { id: again.transactionId, order_id: orderId });
  time.advance({ hours: 25 });
  await runDueJobs(jobContext(services));
  expect(await shown()).toEqual({ soldOut: false, left: 1 });
  await buy(services, await newAccount(services), three);
  expect(await shown()).toEqual({ soldOut: true, left: 0 });
});

it('a refund frees the seat, and a gift has one until it can no longer be redeemed', async () => {
  await evening(1);
  const { transactionId } = await buy(services, await newAccount(services), three);
  expect(await shown()).toMatchObject({ soldOut: true });
  await refund(services, transactionId, 'whole');
  expect(await shown()).toEqual({ soldOut: false, left: 1 });
  const gift = await buyPresent(services, await newAccount(services), three);
  expect(await shown()).toMatchObject({ soldOut: true });
  const guest = await newAccount(services);
  await redeemPresent(services, guest.user, gift.code);
  expect(await shown()).toMatchObject({ soldOut: true });
  const { out } = await run('seats', 'export', 'evening');
  expect(out.split('\n').filter(Boolean)).toHaveLength(2);
  await refund(services, gift.transactionId, 'whole');
  expect(await shown()).toEqual({ soldOut: false, left: 1 });
});

it('the operator sees who has a seat, as CSV that a spreadsheet can open', async () => {
  await evening(5);
  const { user, ...caller } = await newAccount(services);
  await db
    .updateTable('users')
    .set({ first_name: '=SUM(1)', last_name: 'Lovelace' })
    .where('id', '=', user.id)
    .execute();
  await buy(services, { ...caller, user }, three);
  await pay(services, await newAccount(services), all);
  expect((await run('seats', 'list')).out).toContain(
    'evening  5 seats  1 taken  1 held by payments in flight  3 left',
  );
  const { out } = await run('seats', 'export', 'evening');
  expect(out).toMatch(/^name,email,order,since,state\r?\n/);
  expect(out).toMatch(/^'=SUM\(1\) Lovelace,[^\n]+,taken/m);
  expect(out).toMatch(/^,[^\n]+,held/m);
  expect((await run('seats', 'export', 'morning')).code).toBe(1);
});

it('a folder says how many seats an event has, and an export says the same', async () => {
  const folder = await folders.copy();
  const file = path.join(folder, 'products/3/product.yaml');
  await edit(file, 'kind: EVENT', 'kind: EVENT\n    seats: 30');
  await apply(db, clock(), folder);
  const { event, seats } = await db
    .selectFrom('deliverables')
    .select(['event', 'seats'])
    .where('kind', '=', 'EVENT')
    .where('tariff_id', 'is not', null)
    .where('seats', 'is not', null)
    .executeTakeFirstOrThrow();
  expect({ event, seats }).toEqual({ event: expect.stringMatching(/^products\/3\//), seats: 30 });
  const exported = folders.next();
  await exportFolder(services, exported);
  expect(await plannedChanges(db, exported)).toEqual([]);
});
