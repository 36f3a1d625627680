import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { offeredNow } from '../../../../server/commerce/reminders/offeredNow.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { ask } from '../../support/calls.ts';
import {
  codeOf,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  nobody,
  pay,
  paymentInput,
  type Member,
} from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

const lifetime = { productId: '12', tariffId: 'plan-lifetime', currencyId: usd };
const year = { productId: '11', tariffId: 'plan-year', currencyId: usd };

type Thing = 'product' | 'tariff' | 'plan';
type Sold = typeof scholar;

/** Takes something off sale while a test runs. */
async function offSale(what: Thing, { productId, tariffId }: Sold, test: () => Promise<void>): Promise<void> {
  const set = async (isSold: boolean) => {
    if (what === 'product')
      await db.updateTable('products').set({ active: isSold }).where('id', '=', productId).execute();
    if (what === 'plan')
      await db.updateTable('plans').set({ active: isSold }).where('product_id', '=', productId).execute();
    if (what === 'tariff')
      await db
        .updateTable('tariffs')
        .set({ archived_at: isSold ? null : clock() })
        .where('id', '=', tariffId)
        .execute();
  };
  await set(false);
  try {
    await test();
  } finally {
    await set(true);
  }
}

const refusals = ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'PLAN_CHANGE_UNCONFIRMED'];

/** An order whose payment failed, so that it can be tried again. */
async function failedOrder(caller: Member, order: Sold, more: object = {}) {
  const answer = await pay(services, caller, order, more);
  await deliverProviderEvent(services, answer.transactionId, 'payment.failed');
  return answer;
}

const retry = (caller: Member, transactionId: string) =>
  retryPayment(services, caller, { transactionId, paymentMethodId: 'sandbox', idempotencyKey: randomUUID() });

describe.each([
  ['product', scholar],
  ['tariff', scholar],
  ['product', year],
  ['tariff', year],
  ['plan', year],
] as const)('an archived %s of %o', (what, order) => {
  it('has no price', async () => {
    const query = 'query ($input: OrderInput!) { orderCheck(input: $input) { total } }';
    const codes = async () => (await ask(app, query, { variables: { input: order } })).codes;
    expect(await codes()).toEqual([]);
    await offSale(what, order, async () => {
      const [code] = await codes();
      expect(refusals).toContain(code);
    });
  });

  it.each([
    ['bought by a guest', nobody, {}],
    ['given', nobody, { present: {} }],
  ])('can’t be %s', async (_how, caller, more) => {
    const input = await paymentInput(services, caller, order, more);
    await offSale(what, order, async () => {
      expect(refusals).toContain(await codeOf(createPayment(services, caller, input)));
    });
  });

  it('can’t be paid with an order that is still open, nor tried again', async () => {
    const caller = await newAccount(services);
    const { orderId, transactionId } = await failedOrder(caller, order);
    const input = await paymentInput(services, caller, order, { orderId });
    await offSale(what, order, async () => {
      expect(refusals).toContain(await codeOf(createPayment(services, caller, input)));
      expect(await codeOf(retry(caller, transactionId))).toBe('CONFLICT');
    });
    expect((await retry(caller, transactionId)).orderId).toBe(orderId);
  });

  it('can’t be tried again as a gift', async () => {
    const caller = await newAccount(services);
    const { transactionId } = await failedOrder(caller, order, { present: {} });
    await offSale(what, order, async () => {
      expect(await codeOf(retry(caller, transactionId))).toBe('CONFLICT');
    });
  });

  it('is not offered by a reminder', async () => {
    const caller = await newAccount(services);
    const { orderId } = await failedOrder(caller, order);
    const offered = async () => {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      return db.transaction().execute((trx) => offeredNow(trx, services, row));
    };
    expect(await offered()).toBeDefined();
    await offSale(what, order, async () => {
      expect(await offered()).toBeUndefined();
    });
  });

  it('is still delivered to those who were given it before', async () => {
    const gift = await buyPresent(services, await newAccount(services), order);
    await offSale(what, order, async () => {
      const { user } = await newAccount(services);
      expect((await redeemPresent(services, user, gift.code)).status).toBe('REDEEMED');
    });
  });
});

it.each(['product', 'plan', 'tariff'] as const)('an archived %s can’t be tried for nothing', async (what) => {
  const caller = await newAccount(services);
  const input = await paymentInput(services, caller, year, { trial: true });
  await offSale(what, year, async () => {
    expect(refusals).toContain(await codeOf(createPayment(services, caller, input)));
  });
  await createPayment(services, caller, input);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ status: 'TRIALING' });
});

it.each(['product', 'plan', 'tariff'] as const)(
  'an archived %s can’t be changed to, nor can a change that was ordered before be tried again',
  async (what) => {
    const { caller, user } = await subscriber(services, 'month');
    const { id: changeId } = await previewChange(services, user, 'lifetime');
    const change = (paymentMethodId: string) =>
      changeSubscription(services, user, {
        idempotencyKey: randomUUID(),
        planId: 'lifetime',
        changeId,
        paymentMethodId,
      });
    const { payment } = await change('sandbox');
    const transactionId = payment?.transactionId ?? '';
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    await fillWallet(services, user.id, usd, 700_00);
    await offSale(what, lifetime, async () => {
      expect(refusals).toContain(await codeOf(previewChange(services, user, 'lifetime')));
      expect(refusals).toContain(await codeOf(change('balance')));
      expect(await codeOf(retry(caller, transactionId))).toBe('CONFLICT');
    });
    expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'month' });
  },
);

it.each(['product', 'tariff'] as const)(
  'an archived %s can’t be activated with a membership',
  async (what) => {
    const { user } = await subscriber(services, 'month');
    const tariffs = await db.selectFrom('tariffs').select('id').where('product_id', '=', '4').execute();
    await db.updateTable('tariffs').set({ archived_at: clock() }).where('product_id', '=', '4').execute();
    await db
      .updateTable('tariffs')
      .set({ archived_at: null })
      .where('id', '=', tariffs[0]?.id ?? '')
      .execute();
    const sold = { productId: '4', tariffId: tariffs[0]?.id ?? '', currencyId: usd };
    await offSale(what, sold, async () => {
      expect(await codeOf(activate(services, user, '4'))).toBe('BAD_USER_INPUT');
    });
    await db.updateTable('tariffs').set({ archived_at: null }).where('product_id', '=', '4').execute();
    expect(await subscriptionOf(services, user)).toMatchObject({ activations_left: 2 });
  },
);

it('a payment that was on its way when it was archived is honored', async () => {
  const caller = await newAccount(services);
  const { orderId, transactionId } = await pay(services, caller, scholar);
  await offSale('product', scholar, async () => {
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
  });
  const order = db.selectFrom('orders').select('status').where('id', '=', orderId);
  expect(await order.executeTakeFirstOrThrow()).toEqual({ status: 'PAID' });
});
