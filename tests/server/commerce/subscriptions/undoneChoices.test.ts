import { afterEach, beforeEach, expect, it } from 'vitest';
import { planDeletion, undoDeletion } from '../../../../server/accounts/erasure/accountDeletion.ts';
import { hashPassword } from '../../../../server/accounts/passwords/passwords.ts';
import { cancelChange } from '../../../../server/commerce/billing/change.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../../server/commerce/subscriptions/cancel.ts';
import { extendFreely } from '../../../../server/commerce/subscriptions/extendFreely.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import { previewChange } from '../../../../server/commerce/billing/change.ts';
import { codeOf, fillWallet, newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { eur, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import {
  addPlan,
  changePlan,
  choiceProblems,
  lifeOf,
  nextOf,
  renewalsOf,
  setPrice,
} from '../../support/renewalSupport.ts';
import {
  extend,
  plans,
  subscriber,
  subscriptionOf,
  type PlanName,
} from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const { live, mails } = lifeOf(services);
/** A plan that is dearer than any but the lifetime one. */
const grand = 'grand';
await addPlan(services, grand, { days: 30, currency: usd, price: 4_000 });

// Each life begins without the jobs of earlier ones, whose months would go on in it.
beforeEach(() => db.deleteFrom('jobs').execute());

afterEach(async () => {
  await setPrice(services, 'plan-month', usd, 1_200);
  const problems = await choiceProblems(services);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

const giftOf = async (plan: PlanName) =>
  buyPresent(services, await newAccount(services), { ...plans[plan], currencyId: usd });
const dispute = (transactionId: string, amount: number) =>
  db
    .transaction()
    .execute((trx) => chargeBack(trx, services, { id: transactionId, transactionId, amount, reason: null }));
const win = (transactionId: string) =>
  db.transaction().execute((trx) => winDispute(trx, services, { id: transactionId, transactionId }));

it('the price that was told is charged after an upgrade was refunded', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  await live(24);
  expect(mails(user, 'renewalReminder').at(-1)).toMatchObject({ amount: '12.00' });
  await setPrice(services, 'plan-month', usd, 3_000);
  const upgrade = await changePlan(services, user, 'lifetime');
  await refund(services, upgrade, 'whole');
  await resumeSubscription(services, user);
  await live(8);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'month', total: 1_200 }]);
});

it('a subscription renews as before an upgrade that was refunded', async () => {
  const { user } = await subscriber(services, 'year', { left: 900_00 });
  const upgrade = await changePlan(services, user, 'lifetime');
  await refund(services, upgrade, 'whole');
  expect(await subscriptionOf(services, user)).toMatchObject({
    plan_id: 'year',
    renew: true,
    told_minor: 9_600,
  });
});

it('a canceled subscription stays canceled after an upgrade that was refunded', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  await cancelSubscription(services, user, { reason: 'too dear' });
  const upgrade = await changePlan(services, user, grand);
  expect((await subscriptionOf(services, user)).renew).toBe(true);
  await refund(services, upgrade, 'whole');
  expect(await subscriptionOf(services, user)).toMatchObject({
    plan_id: 'month',
    renew: false,
    stop_reason: 'too dear',
  });
  await live(40);
  expect(await renewalsOf(services, user)).toEqual([]);
});

it('a change that was planned before an upgrade holds again once that is refunded, and one planned after it is gone', async () => {
  const { user } = await subscriber(services, 'year', { left: 900_00 });
  await changePlan(services, user, 'month');
  const upgrade = await changePlan(services, user, 'lifetime');
  expect(await nextOf(services, user)).toBeUndefined();
  await refund(services, upgrade, 'whole');
  expect(await subscriptionOf(services, user)).toMatchObject({
    next_plan_id: 'month',
    next_told_minor: 1_200,
  });
  expect(await nextOf(services, user)).toMatchObject({ plan: 'month', amount: 1_200 });

  const other = await subscriber(services, 'month', { left: 900_00 });
  const dearer = await changePlan(services, other.user, grand);
  await changePlan(services, other.user, 'month');
  await refund(services, dearer, 'whole');
  expect(await subscriptionOf(services, other.user)).toMatchObject({ plan_id: 'month', next_plan_id: null });
  expect(await nextOf(services, other.user)).toMatchObject({ plan: 'month', amount: 1_200 });
});

it('an upgrade whose dispute was won renews as it was told', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  const upgrade = await changePlan(services, user, grand);
  await dispute(upgrade, (await transactionOf(services, upgrade)).amount_minor);
  expect(await nextOf(services, user)).toMatchObject({ plan: 'month', amount: 1_200 });
  await win(upgrade);
  expect(await nextOf(services, user)).toMatchObject({ plan: grand, amount: 4_000 });
});

it('a won dispute restores the currency, the price and the renewal', async () => {
  const caller = await newAccount(services);
  const year = await payByCard(services, caller, { ...plans.year, currencyId: eur });
  const before = await subscriptionOf(services, caller.user);
  await dispute(year.transactionId, before.price_minor);
  expect((await subscriptionOf(services, caller.user)).status).toBe('CANCELED');
  services.time.advance({ minutes: 1 });
  await win(year.transactionId);
  const { currency_id, told_minor, price_minor } = before;
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    status: 'ACTIVE',
    currency_id,
    told_minor,
    price_minor,
    renew: true,
  });
});

it('a won dispute does not renew what its owner had canceled', async () => {
  const caller = await newAccount(services);
  const year = await payByCard(services, caller, { ...plans.year, currencyId: usd });
  await cancelSubscription(services, caller.user, {});
  await dispute(year.transactionId, 9_600);
  services.time.advance({ minutes: 1 });
  await win(year.transactionId);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ status: 'ACTIVE', renew: false });
});

it('an extension in another currency renews in it, and no longer once it is refunded', async () => {
  const person = await subscriber(services, 'month');
  await fillWallet(services, person.user.id, eur, 50_00);
  const { transactionId } = await extend(services, { ...person, currency: eur }, 'month');
  const inEuros = (await transactionOf(services, transactionId)).amount_minor;
  expect(await nextOf(services, person.user)).toEqual({ plan: 'month', amount: inEuros, currency: eur });
  expect(await subscriptionOf(services, person.user)).toMatchObject({
    currency_id: eur,
    told_minor: inEuros,
  });
  await refund(services, transactionId, 'whole');
  expect(await nextOf(services, person.user)).toEqual({ plan: 'month', amount: 1_200, currency: usd });
  expect(await subscriptionOf(services, person.user)).toMatchObject({ currency_id: usd, told_minor: 1_200 });
});

it('a planned change keeps its price and currency through an extension in another currency', async () => {
  const person = await subscriber(services, 'year', { left: 900_00 });
  await changePlan(services, person.user, 'month');
  await fillWallet(services, person.user.id, eur, 500_00);
  await extend(services, { ...person, currency: eur }, 'year');
  expect(await nextOf(services, person.user)).toEqual({ plan: 'month', amount: 1_200, currency: usd });
});

it('extending at a higher price raises no price that was told', async () => {
  const person = await subscriber(services, 'month', { left: 900_00 });
  await setPrice(services, 'plan-month', usd, 3_000);
  const { transactionId } = await extend(services, person, 'month');
  expect((await transactionOf(services, transactionId)).amount_minor).toBe(3_000);
  expect(await nextOf(services, person.user)).toMatchObject({ amount: 1_200 });
  await setPrice(services, 'plan-month', usd, 900);
  await extend(services, person, 'month');
  await setPrice(services, 'plan-month', usd, 3_000);
  expect(await nextOf(services, person.user)).toMatchObject({ amount: 900 });
});

it('a canceled subscription that is extended still ends', async () => {
  const person = await subscriber(services, 'month', { left: 50_00 });
  await cancelSubscription(services, person.user, {});
  await extend(services, person, 'month');
  expect(await subscriptionOf(services, person.user)).toMatchObject({
    renew: false,
    stop_reason: 'canceled',
  });
});

it('a withdrawn contract is not charged again, although a gift keeps it running', async () => {
  const caller = await newAccount(services);
  const { user } = caller;
  await fillWallet(services, user.id, usd, 50_00);
  const { orderId } = await payByCard(services, caller, { ...plans.month, currencyId: usd });
  await redeemPresent(services, user, (await giftOf('month')).code);
  expect((await askRefund(services, user, orderId)).status).toBe('REFUNDED');
  expect(await subscriptionOf(services, user)).toMatchObject({ status: 'ACTIVE', renew: false });
  await live(35);
  expect(await renewalsOf(services, user)).toEqual([]);
});

it('nor are days of goodwill charged after the contract was withdrawn, unless its owner chooses again', async () => {
  const caller = await newAccount(services);
  const { user } = caller;
  await fillWallet(services, user.id, usd, 50_00);
  const { orderId } = await payByCard(services, caller, { ...plans.month, currencyId: usd });
  await db.transaction().execute((trx) => extendFreely(trx, services, user.id, 10));
  await askRefund(services, user, orderId);
  expect(await subscriptionOf(services, user)).toMatchObject({ renew: false, stop_reason: 'refunded' });
  await resumeSubscription(services, user);
  expect(await nextOf(services, user)).toMatchObject({ plan: 'month', amount: 1_200 });
  await live(11);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'month', total: 1_200, status: 'PAID' }]);
});

it('resuming before the payment was withdrawn does not renew its gift', async () => {
  const caller = await newAccount(services);
  const { user } = caller;
  await fillWallet(services, user.id, usd, 50_00);
  const { orderId } = await payByCard(services, caller, { ...plans.month, currencyId: usd });
  await cancelSubscription(services, user, {});
  await redeemPresent(services, user, (await giftOf('month')).code);
  await resumeSubscription(services, user);
  await askRefund(services, user, orderId);
  await live(35);
  expect(await renewalsOf(services, user)).toEqual([]);
});

it('of two payments for the same plan, the one that is left renews as before', async () => {
  const person = await subscriber(services, 'year', { left: 300_00 });
  const { orderId } = await db
    .selectFrom('orders')
    .select('id as orderId')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  await extend(services, person, 'year');
  await askRefund(services, person.user, orderId);
  expect(await nextOf(services, person.user)).toMatchObject({ plan: 'year', amount: 9_600 });
});

it('resuming inside a gift renews the plan one had, at its price', async () => {
  const { user } = await subscriber(services, 'month', { left: 300_00 });
  await cancelSubscription(services, user, {});
  await redeemPresent(services, user, (await giftOf('year')).code);
  await live(40);
  await resumeSubscription(services, user);
  const said = await nextOf(services, user);
  expect(said).toMatchObject({ plan: 'month', amount: 1_200 });
  await live(362);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: said?.plan, total: said?.amount }]);
});

it('who wants to keep the plan of a gift instead is charged its price, as said', async () => {
  const { user } = await subscriber(services, 'month', { left: 300_00 });
  await redeemPresent(services, user, (await giftOf('year')).code);
  await live(40);
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'year', next_plan_id: 'month' });
  await cancelChange(services, user);
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'year', next_plan_id: null });
  expect(await nextOf(services, user)).toMatchObject({ plan: 'year', amount: 9_600 });
  expect((await previewChange(services, user, 'month')).price).toBe(1_200);
  await changePlan(services, user, 'month');
  expect(await nextOf(services, user)).toMatchObject({ plan: 'month', amount: 1_200 });
});

/** An account with a plan that may be deleted. */
async function leaver(plan: PlanName, left = 500_00) {
  const { user, caller } = await subscriber(services, plan, { left });
  const load = () => db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  const password = 'a long enough passphrase 7';
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password, { ip: '192.0.2.1', account: 'one' }) })
    .where('id', '=', user.id)
    .execute();
  return {
    user,
    plan: async () => planDeletion(services, { ...caller, user: await load() }, password),
    undo: async () => undoDeletion(services, { ...caller, user: await load() }),
  };
}

it('an undone deletion leaves the planned change', async () => {
  const { user, plan, undo } = await leaver('year');
  await changePlan(services, user, 'month');
  await plan();
  expect(await subscriptionOf(services, user)).toMatchObject({ renew: false, stop_reason: 'accountDelete' });
  await undo();
  await live(366);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'month', total: 1_200 }]);
});

it('an undone deletion leaves the price that was told, even if it was raised meanwhile', async () => {
  const { user, plan, undo } = await leaver('month');
  await live(20);
  await plan();
  await setPrice(services, 'plan-month', usd, 3_000);
  await live(5);
  await undo();
  await live(6);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'month', total: 1_200 }]);
});

it('who cancels while the account is to be deleted has canceled', async () => {
  const { user, plan, undo } = await leaver('month');
  await plan();
  await cancelSubscription(services, user, {});
  await undo();
  expect(await subscriptionOf(services, user)).toMatchObject({ renew: false, stop_reason: 'canceled' });
});

it('an overdue subscription is still overdue after an undone deletion', async () => {
  const { user, plan, undo } = await leaver('month', 0);
  await live(32);
  expect((await subscriptionOf(services, user)).status).toBe('PAST_DUE');
  await plan();
  await live(1);
  await undo();
  expect(await subscriptionOf(services, user)).toMatchObject({ status: 'PAST_DUE', renew: true });
});

it('a plan that is not sold any more cannot be resumed', async () => {
  const { user } = await subscriber(services, 'month');
  await cancelSubscription(services, user, {});
  await db.updateTable('plans').set({ active: false }).where('id', '=', 'month').execute();
  expect(await codeOf(resumeSubscription(services, user))).toBe('CONFLICT');
  await db.updateTable('plans').set({ active: true }).where('id', '=', 'month').execute();
  await resumeSubscription(services, user);
  expect((await subscriptionOf(services, user)).renew).toBe(true);
});
