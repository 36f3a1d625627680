import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '../../../../server/catalogue/fileAccess.ts';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { processSubscription } from '../../../../server/commerce/billing/due.ts';
import { payOverdue } from '../../../../server/commerce/billing/pay.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { isMember } from '../../../../server/commerce/grants/membership.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { handleJob } from '../../../../server/kernel/job.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { mailJob } from '../../../../server/mail/mailJob.ts';
import {
  codeOf,
  deliverProviderEvent,
  ledgerProblems,
  newAccount,
  pay,
  payByCard,
  statesOf,
  walletOf,
  type Member,
} from '../../support/checkoutSupport.ts';
import { patron, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { chargesOf, keepCard, plans, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { refund, topUp, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock, time } = services;
const year = { ...plans.year, currencyId: usd };

const processing = (transactionId: string) =>
  deliverProviderEvent(services, transactionId, 'payment.processing');
const succeed = (transactionId: string) => deliverProviderEvent(services, transactionId, 'payment.succeeded');
const fail = (transactionId: string) => deliverProviderEvent(services, transactionId, 'payment.failed');
const statusOf = async (transactionId: string) => (await transactionOf(services, transactionId)).status;
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

interface Sent {
  readonly to: string;
  readonly template: string;
  readonly data: Record<string, unknown>;
}

const sent: Sent[] = [];
const keepMail = handleJob(mailJob, async (_services, mail) => {
  sent.push(mail);
});

/** A day at a time, so that every job runs about when it is due. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    time.advance({ days: 1 });
    await runDueJobs(jobContext(services, { instead: [keepMail] }));
  }
}

const orderOf = (id: string | null) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an order whose payment takes days', () => {
  it('stays open and is carried out: a product, a gift, a plan', async () => {
    const caller = await newAccount(services);
    const made = [
      await pay(services, caller, patron),
      await pay(services, caller, year, { present: {} }),
      await pay(services, caller, year),
    ];
    for (const { transactionId } of made) await processing(transactionId);
    await days(9);
    for (const { orderId, transactionId } of made) {
      expect(await statesOf(services, orderId ?? '')).toMatchObject({
        order: 'CONFIRMED',
        attempts: ['PROCESSING'],
      });
      await succeed(transactionId);
      expect((await statesOf(services, orderId ?? '')).order).toBe('PAID');
    }
    await booksAreRight();
  });

  it('can be paid again for up to a day once it is declined, and then expires', async () => {
    const caller = await newAccount(services);
    const { orderId, transactionId } = await pay(services, caller, patron);
    await processing(transactionId);
    await days(4);
    await fail(transactionId);
    expect((await statesOf(services, orderId ?? '')).order).toBe('OPEN');
    expect((await orderOf(orderId)).expires_at > clock()).toBe(true);
    await days(2);
    expect(await statesOf(services, orderId ?? '')).toMatchObject({ order: 'EXPIRED', attempts: ['FAILED'] });
    await booksAreRight();
  });

  it('is not paid a second time meanwhile, in any way', async () => {
    const caller = await newAccount(services);
    const first = await pay(services, caller, patron);
    await fail(first.transactionId);
    const order = { orderId: first.orderId ?? '' };
    const { transactionId } = await pay(services, caller, patron, order);
    await processing(transactionId);
    expect(await codeOf(pay(services, caller, patron, order))).toBe('PAYMENT_PROCESSING');
    expect(await codeOf(pay(services, caller, patron))).toBe('PAYMENT_PROCESSING');
    const again = { transactionId: first.transactionId, paymentMethodId: 'sandbox' };
    expect(await codeOf(retryPayment(services, caller, { ...again, idempotencyKey: randomUUID() }))).toBe(
      'PAYMENT_PROCESSING',
    );
    expect(await statusOf(transactionId)).toBe('PROCESSING');
    await succeed(transactionId);
    await booksAreRight();
  });

  it('is told to the operator after two weeks, and every two weeks from then', async () => {
    const caller = await newAccount(services);
    const { transactionId } = await pay(services, caller, patron);
    await processing(transactionId);
    const told = () =>
      sent.filter(
        ({ template, data }) => template === 'slowPayment' && data['transactionId'] === transactionId,
      );
    await days(13);
    expect(told()).toEqual([]);
    await days(1);
    expect(told()).toMatchObject([{ to: services.config.contactEmail, data: { amount: '180.00' } }]);
    await days(13);
    expect(told()).toHaveLength(1);
    await days(1);
    expect(told()).toHaveLength(2);
    await succeed(transactionId);
    await days(14);
    expect(told()).toHaveLength(2);
  });

  it('is a top-up that fills the wallet when its money comes', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd);
    await processing(id);
    await days(6);
    expect(await statusOf(id)).toBe('PROCESSING');
    await succeed(id);
    expect(await walletOf(services, caller.user.id, usd)).toBe(2_500);
    await booksAreRight();
  });
});

/** The charge that renews a month and that its provider is processing; everything else about it is over. */
async function renewing() {
  const { user, caller } = await subscriber(services, 'month');
  const card = await keepCard(services, user);
  await db
    .updateTable('subscriptions')
    .set({ saved_method_id: card })
    .where('user_id', '=', user.id)
    .execute();
  const { active_end_date: end } = await subscriptionOf(services, user);
  time.advance({ days: 31 });
  // The provider has the charge and has not decided; the sandbox decides at once, so its job is taken out.
  const { id } = await chargeOf(user);
  return { user, caller, end, transactionId: id };
}

/** Has a subscription charged, and its provider process that. */
async function chargeOf(user: User) {
  const { id } = await subscriptionOf(services, user);
  await processSubscription(services, id);
  await db.deleteFrom('jobs').where('kind', '=', 'subscription.charge').execute();
  const charge = await db
    .updateTable('transactions')
    .set({ provider_reference: `sbx_${randomUUID()}` })
    .where('user_id', '=', user.id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirstOrThrow();
  await processing(charge.id);
  return charge;
}

const hasAccess = async (user: User) => ({
  files: (await readAccess({ db, clock, user })).isSubscriber,
  memberPrices: await isMember(db, clock(), user),
});

/** Member prices come with every plan. */
beforeAll(async () => {
  await db.updateTable('plans').set({ opens_member_prices: true }).execute();
});

describe('a renewal whose payment takes days', () => {
  it('keeps access meanwhile, and its period begins where the last one ended', async () => {
    const { user, end, transactionId } = await renewing();
    await days(11);
    expect(await hasAccess(user)).toEqual({ files: true, memberPrices: true });
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await succeed(transactionId);
    const renewed = await db
      .selectFrom('grants')
      .select(['starts_at', 'ends_at'])
      .where('user_id', '=', user.id)
      .where('source', '=', 'RENEWAL')
      .executeTakeFirstOrThrow();
    expect(renewed.starts_at).toEqual(end);
    expect((await subscriptionOf(services, user)).active_end_date).toEqual(renewed.ends_at);
    await booksAreRight();
  });

  it('waits for the provider’s word beyond two weeks', async () => {
    const { user, transactionId } = await renewing();
    await days(20);
    expect(await chargesOf(services, user)).toEqual(['PROCESSING']);
    expect(await hasAccess(user)).toEqual({ files: true, memberPrices: true });
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await succeed(transactionId);
    expect(await chargesOf(services, user)).toEqual(['SUCCEEDED']);
    await booksAreRight();
  });

  it('ends access like any other if it is declined', async () => {
    const { user, transactionId } = await renewing();
    await days(5);
    await fail(transactionId);
    expect((await subscriptionOf(services, user)).status).toBe('PAST_DUE');
    expect(await hasAccess(user)).toEqual({ files: true, memberPrices: false });
    await booksAreRight();
  });

  it('is waited for at the end of the grace period, if its owner pays it by hand', async () => {
    const { user } = await subscriber(services, 'month');
    await days(31);
    expect((await subscriptionOf(services, user)).status).toBe('PAST_DUE');
    const again = { paymentMethodId: 'sandbox' };
    const { transactionId } = await payOverdue(services, user, { ...again, idempotencyKey: randomUUID() });
    await processing(transactionId);
    expect(await codeOf(payOverdue(services, user, { ...again, idempotencyKey: randomUUID() }))).toBe(
      'PAYMENT_PROCESSING',
    );
    await days(15);
    expect((await subscriptionOf(services, user)).status).toBe('PAST_DUE');
    expect(await hasAccess(user)).toEqual({ files: true, memberPrices: true });
    await succeed(transactionId);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await booksAreRight();
  });
});

const upgrade = async ({ user }: Pick<Member, 'user'>, planId: 'lifetime' | 'month' = 'lifetime') => {
  const { id: changeId } = await previewChange(services, user, planId);
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId,
    changeId,
    paymentMethodId: 'sandbox',
  });
  return { transactionId: payment?.transactionId ?? '', orderId: payment?.orderId ?? '' };
};

describe('an upgrade whose payment takes days', () => {
  it('is carried out when its money comes, and no other begins before', async () => {
    const caller = await newAccount(services);
    await payByCard(services, caller, year);
    const { transactionId, orderId } = await upgrade(caller);
    await processing(transactionId);
    await days(3);
    expect(await codeOf(upgrade(caller))).toBe('PAYMENT_PROCESSING');
    expect((await orderOf(orderId)).status).toBe('CONFIRMED');
    await succeed(transactionId);
    expect((await orderOf(orderId)).status).toBe('PAID');
    expect((await subscriptionOf(services, caller.user)).plan_id).toBe('lifetime');
  });

  it('is waited for by the renewal, which is charged if it is declined', async () => {
    for (const succeeds of [true, false]) {
      const { caller, user } = await subscriber(services, 'month', { left: 1_200 });
      await days(25);
      const { transactionId } = await upgrade(caller);
      await processing(transactionId);
      await days(10);
      expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
      expect(await chargesOf(services, user)).toEqual([]);
      await (succeeds ? succeed : fail)(transactionId);
      await days(2);
      expect((await subscriptionOf(services, user)).plan_id).toBe(succeeds ? 'lifetime' : 'month');
      expect(await chargesOf(services, user)).toEqual(succeeds ? [] : ['SUCCEEDED']);
    }
  });

  it('expires, and is refunded, if money for the time it credits goes back meanwhile', async () => {
    for (const part of ['whole', 1_000] as const) {
      const caller = await newAccount(services);
      const bought = await payByCard(services, caller, year);
      const { transactionId, orderId } = await upgrade(caller);
      await refund(services, bought.transactionId, part);
      expect((await orderOf(orderId)).status).toBe('EXPIRED');
      await succeed(transactionId);
      expect(await statusOf(transactionId)).toBe('REFUNDED');
      expect(
        await db
          .selectFrom('subscriptions')
          .select('plan_id')
          .where('user_id', '=', caller.user.id)
          .execute(),
      ).toEqual([{ plan_id: 'year' }]);
    }
    await booksAreRight();
  });

  it('is refused while a refund of the time it would credit is on its way', async () => {
    const caller = await newAccount(services);
    const bought = await payByCard(services, caller, year);
    await refund(services, bought.transactionId, 1_000, { id: 'a slow refund' });
    await db
      .updateTable('refunds')
      .set({ state: 'SENT', decided_at: null })
      .where('id', '=', 'a slow refund')
      .execute();
    expect(await codeOf(upgrade(caller))).toBe('PAYMENT_PROCESSING');
    await db
      .updateTable('refunds')
      .set({ state: 'SUCCEEDED', decided_at: clock() })
      .where('id', '=', 'a slow refund')
      .execute();
    expect(await upgrade(caller)).toMatchObject({ orderId: expect.any(String) });
  });
});
