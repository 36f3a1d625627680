import { describe, expect, it } from 'vitest';
import { cancelSubscription, endEarly } from '../../../server/commerce/checkout/cancelPlan.ts';
import { earlyEndOf } from '../../../server/commerce/checkout/earlyEnd.ts';
import { resumeSubscription } from '../../../server/commerce/subscriptions/cancel.ts';
import { buyerTerms } from '../../../server/commerce/checkout/buyerTerms.ts';
import { askRefund } from '../../../server/commerce/withdrawals/askRefund.ts';
import { refundRight } from '../../../server/commerce/withdrawals/refundRight.ts';
import type { User } from '../../../server/kernel/caller.ts';
import {
  codeOf,
  deliverProviderEvent,
  ledgerProblems,
  newAccount,
  pay,
  walletOf,
} from '../support/checkoutSupport.ts';
import { adminOf } from '../support/adminSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { erase } from '../support/erasing.ts';
import { testServices } from '../support/harness.ts';
import { buyPresent } from '../support/presentSupport.ts';
import { lifeOf } from '../support/renewalSupport.ts';
import {
  later,
  moveTo,
  subscriber,
  subscriptionOf,
  type Subscriber,
} from '../support/subscriptionSupport.ts';
import { topUp, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db, clock, time } = services;
const life = lifeOf(services);
const day = 86_400_000;

const until = (date: Date) => time.advance({ seconds: (date.getTime() - clock().getTime()) / 1000 });

async function endOfTerm(user: User): Promise<Date> {
  const { active_end_date: end } = await subscriptionOf(services, user);
  if (end === null) throw new Error('it has no end');
  return end;
}

const renewalOrder = (user: User) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'RENEWAL')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

/** A year's plan at the start of its second term, paid from the wallet. */
async function inSecondTerm(country: string | undefined): Promise<Subscriber> {
  const person = await subscriber(services, 'year', { left: 30_000, ...(country && { country }) });
  until(await endOfTerm(person.user));
  await life.work();
  return person;
}

describe('the renewal of a year', () => {
  it.each([
    ['DE', 8],
    ['FR', 38],
    ['US', 22],
    ['GB', 8],
    ['KZ', 8],
    ['BR', 8],
    [undefined, 8],
  ])('is announced in %s this many days before: %i', async (country, days) => {
    const { user } = await subscriber(services, 'year', { left: 9_600, ...(country && { country }) });
    const end = await endOfTerm(user);
    until(new Date(end.getTime() - days * day - 60_000));
    await life.work();
    expect(life.mails(user, 'renewalReminder')).toEqual([]);
    time.advance({ minutes: 1 });
    await life.work();
    expect(life.mails(user, 'renewalReminder')).toMatchObject([{ date: end.toISOString(), amount: '96.00' }]);
    until(end);
    await life.work();
    expect(life.mails(user, 'renewalReminder')).toHaveLength(1);
    expect(await renewalOrder(user)).toMatchObject({ status: 'PAID', total_minor: 9_600 });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('is announced by the law of where it was bought, even if its owner has moved', async () => {
    const { user } = await subscriber(services, 'year', { country: 'FR' });
    await moveTo(services, user, 'KZ');
    const { due_at: due } = await subscriptionOf(services, user);
    expect(((await endOfTerm(user)).getTime() - Number(due)) / day).toBe(38);
  });

  it('of a month is announced as everywhere, in France too', async () => {
    const { user } = await subscriber(services, 'month', { country: 'FR' });
    const { due_at: due } = await subscriptionOf(services, user);
    expect(((await endOfTerm(user)).getTime() - Number(due)) / day).toBe(8);
  });
});

it.each([
  ['US', 1],
  ['KZ', 0],
])('of a plan that is too short for reminders, people in %s get %i a year', async (country, count) => {
  await db.updateTable('plans').set({ duration: 5, months: null }).where('id', '=', 'month').execute();
  const { user } = await subscriber(services, 'month', { left: 200_000, country });
  await life.live(372);
  await db.updateTable('plans').set({ duration: null, months: 1 }).where('id', '=', 'month').execute();
  expect(life.mails(user, 'renewalReminder')).toHaveLength(count);
});

describe('the second term of a year', () => {
  it('in Germany ends a month after notice, and the time after that is paid back', async () => {
    const { user, currency } = await inSecondTerm('DE');
    await later(services, 100);
    const before = await walletOf(services, user.id, currency);
    const subscription = await subscriptionOf(services, user);
    const end = await endOfTerm(user);
    const offered = await earlyEndOf(db, clock(), subscription);
    const days = (end.getTime() - Number(offered?.date)) / day;
    expect(offered?.amount).toBe(Math.ceil((9_600 * days) / 365));
    const ended = await endEarly(services, user, { reason: 'enough' });
    expect(ended).toMatchObject({ renew: false, active_end_date: offered?.date, status: 'ACTIVE' });
    expect((await walletOf(services, user.id, currency)) - before).toBe(offered?.amount);
    expect(await ledgerProblems(services)).toEqual([]);
    // A second notice changes nothing.
    expect(await codeOf(endEarly(services, user, {}))).toBe('CONFLICT');
    until(new Date(Number(offered?.date)));
    await life.work();
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED', stop_reason: 'enough' });
    expect(life.mails(user, 'subscriptionEnded')).toHaveLength(1);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('in Germany can be resumed: it renews when the notice is over', async () => {
    const { user } = await inSecondTerm('DE');
    await later(services, 10);
    await endEarly(services, user, {});
    const end = await endOfTerm(user);
    await resumeSubscription(services, user);
    until(end);
    await life.work();
    expect(await renewalOrder(user)).toMatchObject({ status: 'PAID', period_end: end });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('in Germany still lasts until its end for those who cancel for that', async () => {
    const { user } = await inSecondTerm('DE');
    const end = await endOfTerm(user);
    await cancelSubscription(services, user, { isEarly: false });
    expect(await subscriptionOf(services, user)).toMatchObject({ renew: false, active_end_date: end });
    // Who has canceled can still change their mind.
    expect(await earlyEndOf(db, clock(), await subscriptionOf(services, user))).toBeDefined();
  });

  it.each(['FR', 'US', 'GB', 'KZ', undefined])('in %s ends when it is over', async (country) => {
    const { user } = await inSecondTerm(country);
    await later(services, 10);
    expect(await earlyEndOf(db, clock(), await subscriptionOf(services, user))).toBeUndefined();
    expect(await codeOf(endEarly(services, user, {}))).toBe('CONFLICT');
  });

  it('is not the first one, also in Germany', async () => {
    const { user } = await subscriber(services, 'year', { country: 'DE' });
    expect(await earlyEndOf(db, clock(), await subscriptionOf(services, user))).toBeUndefined();
  });
});

describe('a gift', () => {
  it.each([
    ['DE', (at: Date) => new Date(Date.UTC(at.getUTCFullYear() + 4, 0, 1))],
    ['US', (at: Date) => new Date(new Date(at).setUTCFullYear(at.getUTCFullYear() + 5))],
    ['FR', (at: Date) => new Date(at.getTime() + 365 * day)],
    ['KZ', (at: Date) => new Date(at.getTime() + 365 * day)],
    [undefined, (at: Date) => new Date(at.getTime() + 365 * day)],
  ])('that is bought in %s is valid as long as the law says', async (country, end) => {
    const buyer = await newAccount(services);
    if (country) await moveTo(services, buyer.user, country);
    const { id } = await buyPresent(services, buyer, {
      productId: '1',
      tariffId: 'letters-digital',
      currencyId: usd,
    });
    const { expires_at: expires } = await db
      .selectFrom('presents')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expires).toEqual(end(clock()));
  });
});

describe('a wallet whose account is closed', () => {
  it.each([
    ['DE', 'REFUNDED'],
    ['FR', 'REFUNDED'],
    ['GB', 'REFUNDED'],
    ['US', 'REFUNDED'],
    ['KZ', 'SUCCEEDED'],
    [undefined, 'SUCCEEDED'],
  ])('in %s leaves its payment %s', async (country, status) => {
    const caller = await newAccount(services);
    if (country) await moveTo(services, caller.user, country);
    const id = await topUp(services, caller, usd);
    await deliverProviderEvent(services, id, 'payment.succeeded');
    await erase(services, caller.user.id);
    expect(await transactionOf(services, id)).toMatchObject({ status });
    expect(await walletOf(services, caller.user.id, usd)).toBe(0);
    const { left } = await db
      .selectFrom('suspense_items')
      .select((eb) => eb.fn.sum<string | null>('left_minor').as('left'))
      .where('transaction_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(left ?? 0)).toBe(status === 'REFUNDED' ? 0 : 2_500);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('is erased only after the provider has sent the money back', async () => {
    const caller = await newAccount(services);
    await moveTo(services, caller.user, 'DE');
    const id = await topUp(services, caller, usd);
    await deliverProviderEvent(services, id, 'payment.succeeded');
    await db
      .insertInto('refunds')
      .values({
        id: `closing:${id}`,
        transaction_id: id,
        amount_minor: 0,
        from_payment_minor: 0,
        kind: 'REFUND',
        destination: 'SOURCE',
        state: 'SENT',
        created_at: clock(),
      })
      .execute();
    const login = async () =>
      (
        await db
          .selectFrom('users')
          .select('login')
          .where('id', '=', caller.user.id)
          .executeTakeFirstOrThrow()
      ).login;
    await erase(services, caller.user.id);
    expect(await login()).toBe(caller.user.login);
    await db.updateTable('refunds').set({ state: 'SUCCEEDED' }).where('id', '=', `closing:${id}`).execute();
    time.advance({ hours: 6 });
    await life.work();
    expect(await login()).not.toBe(caller.user.login);
    await db.deleteFrom('refunds').where('id', '=', `closing:${id}`).execute();
  });
});

describe('a charge after a trial or for another year', () => {
  const afterTrial = async (country: string) => {
    const { user } = await subscriber(services, 'year', { trial: true, left: 9_600, country });
    until(await endOfTerm(user));
    await life.work();
    return user;
  };

  it('in the United Kingdom can be withdrawn from anew since 2027', async () => {
    expect(clock() > new Date('2027-01-01')).toBe(true);
    const user = await afterTrial('GB');
    const order = await renewalOrder(user);
    time.advance({ days: 5 });
    expect(await refundRight(db, clock(), order)).toMatchObject({ isAutomatic: true });
    await askRefund(services, user, order.id);
    expect(await renewalOrder(user)).toMatchObject({ status: 'REFUNDED' });
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED' });
    expect(await ledgerProblems(services)).toEqual([]);
    const again = await inSecondTerm('GB');
    expect(await refundRight(db, clock(), await renewalOrder(again.user))).toMatchObject({
      isAutomatic: true,
    });
  });

  it('is for the operator to decide elsewhere', async () => {
    const user = await afterTrial('KZ');
    expect(await refundRight(db, clock(), await renewalOrder(user))).toMatchObject({ isAutomatic: false });
  });

  it('was so in the United Kingdom before', async () => {
    const earlier = await testServices();
    const { user } = await subscriber(earlier, 'year', { trial: true, left: 9_600, country: 'GB' });
    await later(earlier, 14);
    const order = await earlier.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'RENEWAL')
      .executeTakeFirstOrThrow();
    expect(order.paid_at && order.paid_at < new Date('2027-01-01')).toBe(true);
    expect(await refundRight(earlier.db, earlier.clock(), order)).toMatchObject({ isAutomatic: false });
  });
});

describe('what isn’t sold to a country', () => {
  const reading = { productId: '1', tariffId: 'letters-digital', currencyId: usd };

  it('is refused before paying, by the country of the profile or the language of the page', async () => {
    const { run } = adminOf(services);
    expect((await run('settings', 'set', 'notSoldTo', 'ir, it')).code).toBe(0);
    const reader = await newAccount(services);
    await moveTo(services, reader.user, 'IR');
    expect(await codeOf(buyerTerms(db, clock(), reader.user, 'en', reading))).toBe('NOT_SOLD_HERE');
    expect(await codeOf(buyerTerms(db, clock(), undefined, 'it', reading))).toBe('NOT_SOLD_HERE');
    const before = await db.selectFrom('orders').select('id').execute();
    expect(await codeOf(pay(services, reader, reading))).toBe('NOT_SOLD_HERE');
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(before.length);
    await moveTo(services, reader.user, 'AT');
    expect((await pay(services, reader, reading)).orderId).toBeTruthy();
    await run('settings', 'clear', 'notSoldTo');
  });
});
