import { expect, it } from 'vitest';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { currencyId, newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';

const services = await testServices();
const { db } = services;
const { run, json } = adminOf(services);
const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: await currencyId('USD', db) };

async function bought() {
  const caller = await newAccount(services);
  const { orderId, transactionId } = await payByCard(services, caller, scholar);
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { user: caller.user, orderId, transactionId, number };
}

it('numbers of orders say nothing about their sequence', async () => {
  const made = [await bought(), await bought(), await bought(), await bought()].map(({ number }) => number);
  expect(new Set(made.map((number) => number.slice(0, 2))).size).toBeGreaterThan(1);
});

it('the operator names an order by its number, however it was written down', async () => {
  const { orderId, number } = await bought();
  const heard = number
    .toLowerCase()
    .replace('-', ' ')
    .replaceAll('8', 'b')
    .replaceAll('5', 's')
    .replaceAll('2', 'z');
  for (const name of [orderId, number, heard])
    expect(await json('orders', 'show', name)).toMatchObject({ id: orderId, number });
  expect((await run('orders', 'show', '2222-2222')).err).toContain('There is no order 2222-2222.');
  expect((await run('orders', 'list')).out).toContain(number);
});

it('the operator refunds an order, and answers its request, by the number', async () => {
  const [refunded, declined] = [await bought(), await bought()];
  expect(await json('refund', refunded.number)).toMatchObject({ transactionId: refunded.transactionId });
  await db
    .insertInto('refund_requests')
    .values({ order_id: declined.orderId, state: 'OPEN', created_at: services.clock() })
    .execute();
  expect((await run('refunds', 'decline', declined.number, '--reason', 'Used.')).out).toContain(
    declined.number,
  );
});

it('the buyer’s emails about an order name it', async () => {
  const { user, orderId, number } = await bought();
  await numberReceipts(services);
  await askRefund(services, user, orderId);
  await numberReceipts(services);
  const mails = await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  const named = mails
    .map(({ payload }) => JSON.stringify(payload))
    .filter((mail) => mail.includes(`"orderNumber":"${number}"`));
  expect(named.map((mail) => /"template":"(\w+)"/.exec(mail)?.[1])).toEqual(
    expect.arrayContaining(['receipt', 'refund']),
  );
});
