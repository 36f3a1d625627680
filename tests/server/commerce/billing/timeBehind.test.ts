import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { chargeAfter } from '../../../../server/commerce/billing/chargeAfter.ts';
import { chargeBack } from '../../../../server/commerce/checkout/chargebacks.ts';
import { liveGrants } from '../../../../server/commerce/grants/grants.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { nextCharge } from '../../../../server/commerce/subscriptions/dueCharge.ts';
import { ledgerProblems, newAccount } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import {
  later,
  plans,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
  type PlanName,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;
const day = 86_400_000;
const inDays = (days: number) => new Date(clock().getTime() + days * day);
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

beforeEach(() => beginRegularMonth(services));

/** Redeems a gifted plan that someone else paid for, and returns its payment. */
async function give(plan: PlanName, { user }: Subscriber): Promise<string> {
  const { code, transactionId } = await buyPresent(services, await newAccount(services), {
    ...plans[plan],
    currencyId: usd,
  });
  await redeemPresent(services, user, code);
  return transactionId;
}

/** Changes as previewed; returns the preview and the payment. */
async function change({ user }: Subscriber, planId: PlanName) {
  const previewed = await previewChange(services, user, planId);
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    paymentMethodId: 'balance',
    planId,
    changeId: previewed.id,
  });
  return { previewed, transactionId: payment?.transactionId ?? '' };
}

const timeOf = async ({ user }: Subscriber) =>
  (await liveGrants(db, user.id, clock(), 'PLAN')).map(({ subject, starts_at: start, ends_at: end }) => ({
    planId: subject,
    startsAt: start,
    endsAt: end,
  }));

describe('a gifted plan queued behind an upgrade', () => {
  it('follows the new plan exactly as previewed, and so does the next charge', async () => {
    const person = await subscriber(services, 'year', { left: 20_000 });
    await give('year', person);
    await later(services, 360);
    const { previewed } = await change(person, 'month');
    expect(previewed).toMatchObject({
      kind: 'UPGRADE',
      credit: 132,
      behind: [{ planId: 'year', days: 365 }],
    });
    const [behind] = previewed.behind;
    expect(behind?.span?.startsAt).toEqual(previewed.endsAt);
    expect(await timeOf(person)).toEqual([
      { planId: 'month', startsAt: previewed.startsAt, endsAt: previewed.endsAt },
      { planId: 'year', ...behind?.span },
    ]);
    const due = await nextCharge(db, clock(), await subscriptionOf(services, person.user));
    expect(await chargeAfter(db, previewed)).toEqual({
      ...due,
      plan: expect.objectContaining({ id: 'month' }),
    });
    expect(due?.date).toEqual(behind?.span?.endsAt);
    await booksAreRight();
  });

  it('has no effect beside a plan without an end, until that one is refunded', async () => {
    const person = await subscriber(services, 'month', { left: 64_000 });
    await give('month', person);
    const before = await timeOf(person);
    const { previewed, transactionId } = await change(person, 'lifetime');
    expect(previewed.behind).toEqual([{ planId: 'month', days: 31, span: null }]);
    expect(await timeOf(person)).toEqual([{ planId: 'lifetime', startsAt: clock(), endsAt: null }]);
    await later(services, 10);
    await refund(services, transactionId, 'whole');
    expect(await timeOf(person)).toEqual([{ ...before[0], startsAt: clock() }, before[1]]);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      plan_id: 'month',
      status: 'ACTIVE',
      active_end_date: inDays(51),
    });
    await booksAreRight();
  });
});

it('a disputed gift of a plan without an end leaves its receiver the time they paid for', async () => {
  const person = await subscriber(services, 'year');
  const [paid] = await timeOf(person);
  const transactionId = await give('lifetime', person);
  expect((await subscriptionOf(services, person.user)).active_end_date).toBeNull();
  await later(services, 10);
  const { amount_minor: amount } = await transactionOf(services, transactionId);
  await db
    .transaction()
    .execute((trx) => chargeBack(trx, services, { id: randomUUID(), transactionId, amount, reason: null }));
  expect(await timeOf(person)).toEqual([{ ...paid, startsAt: clock() }]);
  expect(await subscriptionOf(services, person.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
  await booksAreRight();
});
