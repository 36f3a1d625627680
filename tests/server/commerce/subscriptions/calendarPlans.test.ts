import { expect, it } from 'vitest';
import { upcomingCharges } from '../../../../server/commerce/checkout/nextCharge.ts';
import { previewChange } from '../../../../server/commerce/billing/change.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { planOf } from '../../../../server/commerce/subscriptions/lock.ts';
import { fillWallet, ledgerProblems, newAccount, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { addPlan, lifeOf, renewalsOf } from '../../support/renewalSupport.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import { subscriptionOf } from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, time } = services;
const { live } = lifeOf(services);
const quarter = await addPlan(services, 'quarter', { months: 3, currency: usd, price: 3000 });
const endOf = async (user: Parameters<typeof subscriptionOf>[1]) =>
  (await subscriptionOf(services, user)).active_end_date?.toISOString().slice(0, 10);

/** Moves the clock to noon of the next November 30 (UTC) before a year with 28 days of February. */
function advanceToNovember30(): void {
  const now = time.now();
  let next = new Date(Date.UTC(now.getUTCFullYear(), 10, 30, 12));
  while (next <= now || new Date(Date.UTC(next.getUTCFullYear() + 1, 1, 29)).getUTCMonth() === 1)
    next = new Date(Date.UTC(next.getUTCFullYear() + 1, 10, 30, 12));
  time.advance({ seconds: (next.getTime() - now.getTime()) / 1000 });
}

async function member() {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 3 * 3000);
  await pay(services, caller, quarter, { paymentMethodId: 'balance' });
  return { caller, user: caller.user };
}

it('a plan of calendar months renews on its first day, or on the last day of a shorter month', async () => {
  advanceToNovember30();
  const { user } = await member();
  const year = time.now().getUTCFullYear() + 1;
  expect(await endOf(user)).toBe(`${year}-02-28`);
  await live(95);
  expect(await endOf(user)).toBe(`${year}-05-30`);
  await live(90);
  expect(await endOf(user)).toBe(`${year}-08-30`);
  expect(await renewalsOf(services, user)).toMatchObject([{ total: 3000 }, { total: 3000 }]);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('extending it adds calendar months, and the payment page announces them', async () => {
  advanceToNovember30();
  const { caller, user } = await member();
  const year = time.now().getUTCFullYear() + 1;
  const { id: changeId } = await previewChange(services, user, 'quarter');
  await pay(services, caller, quarter, { paymentMethodId: 'balance', changeId });
  expect(await endOf(user)).toBe(`${year}-05-30`);
  const currency = await db
    .selectFrom('currencies')
    .selectAll()
    .where('id', '=', usd)
    .executeTakeFirstOrThrow();
  const { bought } = await upcomingCharges(db, time.now(), undefined, await planOf(db, 'quarter'), {
    tariffId: quarter.tariffId,
    default: 3000,
    total: 3000,
    currency,
  });
  expect(bought).toMatchObject({ every: { months: 3 }, date: new Date(`${year}-02-28T12:00:00Z`) });
});

it('a gift of it lasts as long as when it was sold', async () => {
  advanceToNovember30();
  const year = time.now().getUTCFullYear() + 1;
  const { user } = await newAccount(services);
  const gift = await buyPresent(services, await newAccount(services), quarter);
  const plan = db.updateTable('plans').where('id', '=', 'quarter');
  await plan.set({ months: 1 }).execute();
  await redeemPresent(services, user, gift.code);
  await plan.set({ months: 3 }).execute();
  expect(await endOf(user)).toBe(`${year}-02-28`);
});
