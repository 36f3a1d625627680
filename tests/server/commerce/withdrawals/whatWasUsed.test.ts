import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { noteUse } from '../../../../server/commerce/library/uses.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { refundRight } from '../../../../server/commerce/withdrawals/refundRight.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  codeOf,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  nobody,
  pay,
  payByCard,
  type Member,
} from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buy, handOver, withEvent, withKeys } from '../../support/librarySupport.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { extend, later, plans, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const patterns = { productId: '8', tariffId: 'patterns-three', currencyId: usd };
const days = (count: number) => new Date(clock().getTime() + count * 86_400_000);

const isAutomatic = async (orderId: string): Promise<boolean | undefined> => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  return (await refundRight(db, clock(), order))?.isAutomatic;
};

const headersOf = async ({ id: userId }: User) =>
  bearer((await issueSession(db, clock(), { userId, lifetime: 'link' })).token);

const answer = v.object({ research: v.object({ file: v.string() }) });

/** The URL of a study's file, as its page gets it. */
async function addressOf(user: User, slug: string): Promise<string> {
  const query = `{ research(slug: "${slug}") { file } }`;
  const { body } = await ask(app, query, { headers: await headersOf(user) });
  return v.parse(answer, body.data).research.file;
}

/** Downloads a study; returns the status. */
const download = async (user: User, slug: string): Promise<number> =>
  (await app.inject({ method: 'GET', url: await addressOf(user, slug) })).statusCode;

const studyOf = (kind: 'is' | 'is not') =>
  db
    .selectFrom('researches')
    .select(['slug', 'product_id'])
    .where('file', 'is not', null)
    .where('product_id', kind, null)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();

async function boughtPlan(plan: keyof typeof plans) {
  const caller = await newAccount(services);
  return { caller, ...(await payByCard(services, caller, { ...plans[plan], currencyId: usd })) };
}

/** Sets the length of the month's plan for one test. */
async function ofDays(duration: number, test: () => Promise<void>): Promise<void> {
  const plan = db.updateTable('plans').where('id', '=', 'month');
  await plan.set({ duration, months: null }).execute();
  await test();
  await plan.set({ duration: null, months: 1 }).execute();
}

describe('a refund is not automatic', () => {
  it('once a study was downloaded with the membership', async () => {
    const { caller, orderId } = await boughtPlan('month');
    expect(await isAutomatic(orderId)).toBe(true);
    expect(await download(caller.user, (await studyOf('is')).slug)).toBe(200);
    expect(await isAutomatic(orderId)).toBe(false);
    expect((await askRefund(services, caller.user, orderId)).status).toBe('PAID');
  });

  it('once the study that comes with a product was downloaded', async () => {
    const { slug, product_id: productId } = await studyOf('is not');
    const caller = await newAccount(services);
    const { orderId } = await payByCard(services, caller, { productId: productId ?? '', currencyId: usd });
    const other = await payByCard(services, caller, patterns);
    expect(await isAutomatic(orderId)).toBe(true);
    expect(await download(caller.user, slug)).toBe(200);
    expect([await isAutomatic(orderId), await isAutomatic(other.orderId)]).toEqual([false, true]);
  });

  it('once the URL of a study elsewhere was shown', async () => {
    const { slug } = await studyOf('is');
    const file = await db
      .selectFrom('researches')
      .select('file')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const study = db.updateTable('researches').where('slug', '=', slug);
    await study.set({ file: 'https://elsewhere.example/study.pdf' }).execute();
    const { caller, orderId } = await boughtPlan('month');
    const query = `{ research(slug: "${slug}") { file } }`;
    await ask(app, query, { headers: await headersOf(caller.user) });
    expect(await isAutomatic(orderId)).toBe(false);
    await study.set(file).execute();
  });

  it('once a text was read, even without opening the page first', async () => {
    const text = await handOver(services, { kind: 'TEXT', tariff_id: 'patterns-three' });
    await db
      .insertInto('deliverable_texts')
      .values({ deliverable_id: text, lang: 'en', title: 'One', body: 'Words' })
      .execute();
    const caller = await newAccount(services);
    const { orderId, itemId } = await buy(services, caller, patterns);
    const query = `{ libraryItem(id: "${itemId}") { text(deliverableId: "${text}") { body } } }`;
    const { body } = await ask(app, query, { headers: await headersOf(caller.user) });
    expect(body.data).toEqual({ libraryItem: { text: { body: 'Words' } } });
    expect(await isAutomatic(orderId)).toBe(false);
    await db.deleteFrom('deliverables').where('id', '=', text).execute();
  });

  it('once its contents were opened by way of a later purchase of the same', async () => {
    const reading = { productId: '3', tariffId: 'reading-solo', currencyId: usd };
    const caller = await newAccount(services);
    const first = await buy(services, caller, reading);
    const second = await buy(services, caller, reading);
    const item = await itemOf(db, clock(), caller.user.id, second.itemId);
    if (!item) throw new Error('there is no item');
    await noteUse(db, clock(), { item });
    // The time of the second begins where that of the first ends.
    expect([await isAutomatic(first.orderId), await isAutomatic(second.orderId)]).toEqual([false, true]);
  });

  it('if a license key was given', async () => {
    const { id } = await withKeys(services, 'patterns-three', 'KEY-1');
    const { orderId } = await payByCard(services, await newAccount(services), patterns);
    expect(await isAutomatic(orderId)).toBe(false);
    await db.deleteFrom('licence_keys').execute();
    await db.deleteFrom('deliverables').where('id', '=', id).execute();
  });

  it('once an event has begun, and not before, for a gift too', async () => {
    const id = await withEvent(
      services,
      { tariff_id: 'patterns-three' },
      [days(1), days(1.5)],
      [days(9), days(10)],
    );
    const { orderId } = await payByCard(services, await newAccount(services), patterns);
    const gift = await buyPresent(services, await newAccount(services), patterns);
    expect([await isAutomatic(orderId), await isAutomatic(gift.orderId)]).toEqual([true, true]);
    services.time.advance({ days: 2 });
    expect([await isAutomatic(orderId), await isAutomatic(gift.orderId)]).toEqual([false, false]);
    // A date that was over before the sale was never part of it.
    const late = await payByCard(services, await newAccount(services), patterns);
    expect(await isAutomatic(late.orderId)).toBe(true);
    await db.deleteFrom('deliverables').where('id', '=', id).execute();
  });

  it('once something was activated with the plan', async () => {
    const { caller, orderId } = await boughtPlan('month');
    await activate(services, caller.user, '4');
    expect(await isAutomatic(orderId)).toBe(false);
  });

  it.each([
    { duration: 30, unused: 3, used: 3.2 },
    { duration: 30, unused: 2, used: 13 },
    { duration: 7, unused: 0.9, used: 1.1 },
    { duration: 7, unused: 1, used: 6.9 },
    { duration: 90, unused: 9, used: 9.1 },
  ])(
    'once $used days of a plan of $duration have passed, but after $unused',
    async ({ duration, unused, used }) => {
      await ofDays(duration, async () => {
        const { orderId } = await boughtPlan('month');
        services.time.advance({ days: unused });
        expect(await isAutomatic(orderId)).toBe(true);
        services.time.advance({ days: used - unused });
        expect(await isAutomatic(orderId)).toBe(false);
      });
    },
  );

  it('for a weekly plan that was used whole', () =>
    ofDays(7, async () => {
      const { orderId } = await boughtPlan('month');
      services.time.advance({ days: 7 });
      expect(await isAutomatic(orderId)).toBe(false);
    }));

  it('for the time that was moved up, only by what has passed of it', async () => {
    const { caller, orderId: first } = await boughtPlan('month');
    const user = { caller, user: caller.user, currency: usd };
    const { orderId: second, transactionId } = await extend(services, user, 'month', {
      paymentMethodId: 'sandbox',
    });
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    services.time.advance({ days: 5 });
    expect([await isAutomatic(first), await isAutomatic(second)]).toEqual([false, true]);
  });

  it('for a plan change', async () => {
    const { caller } = await boughtPlan('month');
    await fillWallet(services, caller.user.id, usd, 700_00);
    const { id: changeId } = await previewChange(services, caller.user, 'lifetime');
    const { payment } = await changeSubscription(services, caller.user, {
      idempotencyKey: randomUUID(),
      planId: 'lifetime',
      changeId,
      paymentMethodId: 'balance',
    });
    expect(await isAutomatic(payment?.orderId ?? '')).toBe(false);
  });

  it('for a renewal', async () => {
    const { user } = await subscriber(services, 'month', { left: 50_00 });
    await later(services, 31.5);
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'RENEWAL')
      .executeTakeFirstOrThrow();
    expect(await isAutomatic(id)).toBe(false);
  });
});

describe('a payment that was credited to another plan is not refunded automatically', () => {
  const upgrade = async (user: User, planId: string) => {
    const preview = await previewChange(services, user, planId);
    await changeSubscription(services, user, {
      idempotencyKey: randomUUID(),
      planId,
      changeId: preview.id,
      paymentMethodId: 'balance',
    });
    return preview;
  };

  it('not even if years of credit paid for a plan without an end', async () => {
    const { caller, orderId } = await boughtPlan('year');
    const orders = [orderId];
    for (let year = 2; year <= 7; year += 1) {
      const { id: changeId } = await previewChange(services, caller.user, 'year');
      const more = await payByCard(services, caller, { ...plans.year, currencyId: usd }, { changeId });
      orders.push(more.orderId);
    }
    expect(await upgrade(caller.user, 'lifetime')).toMatchObject({ total: 0 });
    for (const id of orders) expect((await askRefund(services, caller.user, id)).status).toBe('PAID');
    expect(await subscriptionOf(services, caller.user)).toMatchObject({
      plan_id: 'lifetime',
      status: 'ACTIVE',
    });
  });

  it('nor if it paid for a part of it', async () => {
    const { caller, orderId } = await boughtPlan('year');
    await fillWallet(services, caller.user.id, usd, 600_00);
    await upgrade(caller.user, 'lifetime');
    expect(await isAutomatic(orderId)).toBe(false);
  });
});

it('a download at the same moment as the request either counts or is refused', async () => {
  const { slug, product_id: productId } = await studyOf('is not');
  for (let round = 0; round < 5; round += 1) {
    const caller = await newAccount(services);
    const order = { productId: productId ?? '', currencyId: usd };
    const { orderId } = await payByCard(services, caller, order);
    const url = await addressOf(caller.user, slug);
    const [{ statusCode }, { status }] = await Promise.all([
      app.inject({ method: 'GET', url }),
      askRefund(services, caller.user, orderId),
    ]);
    expect([
      [200, 'PAID'],
      [404, 'REFUNDED'],
    ]).toContainEqual([statusCode, status]);
  }
});

describe('one person is refunded automatically once for a product', () => {
  const again = (caller: Member) => payByCard(services, caller, scholar);

  it('with one account, and another product is another matter', async () => {
    const caller = await newAccount(services);
    const first = await again(caller);
    expect((await askRefund(services, caller.user, first.orderId)).status).toBe('REFUNDED');
    const second = await again(caller);
    const other = await payByCard(services, caller, patterns);
    expect([await isAutomatic(second.orderId), await isAutomatic(other.orderId)]).toEqual([false, true]);
    expect((await askRefund(services, caller.user, second.orderId)).status).toBe('PAID');
    expect((await askRefund(services, caller.user, other.orderId)).status).toBe('REFUNDED');
    expect(await isAutomatic((await again(await newAccount(services))).orderId)).toBe(true);
  });

  it('as guests with one address, and with the account of that address', async () => {
    const email = `${randomUUID()}@example.com`;
    const asGuest = async (address = email) => {
      const { orderId, userId } = await payByCard(services, nobody, scholar, { email: address });
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return { orderId, user };
    };
    const first = await asGuest();
    expect((await askRefund(services, first.user, first.orderId)).status).toBe('REFUNDED');
    const second = await asGuest();
    expect((await askRefund(services, second.user, second.orderId)).status).toBe('PAID');
    const account = await newAccount(services, email);
    expect(await isAutomatic((await again(account)).orderId)).toBe(false);
    expect(await isAutomatic((await asGuest(`${randomUUID()}@example.com`)).orderId)).toBe(true);
  });

  it('even if two requests come at the same moment', async () => {
    const caller = await newAccount(services);
    const present = { present: {} };
    const orders = [
      await payByCard(services, caller, scholar, present),
      await payByCard(services, caller, scholar, present),
    ];
    const answers = await Promise.all(orders.map(({ orderId }) => askRefund(services, caller.user, orderId)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['PAID', 'REFUNDED']);
  });

  it('and not while something waits to be paid at the member price', async () => {
    const { caller, orderId } = await boughtPlan('month');
    await pay(services, caller, scholar);
    expect(await isAutomatic(orderId)).toBe(false);
    expect(await codeOf(askRefund(services, (await newAccount(services)).user, orderId))).toBe('NOT_FOUND');
  });
});
