import { beforeEach, expect, it } from 'vitest';
import { planDeletion, undoDeletion } from '../../../server/accounts/erasure/accountDeletion.ts';
import { hashPassword } from '../../../server/accounts/passwords/passwords.ts';
import { countView } from '../../../server/catalogue/researchPage.ts';
import { expireOrder } from '../../../server/commerce/checkout/expireOrder.ts';
import { reminderJob } from '../../../server/commerce/checkout/planReminder.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../server/commerce/subscriptions/cancel.ts';
import { limits, type Limit } from '../../../server/kernel/limitRules.ts';
import { codeOf, newAccount, nobody, pay } from '../support/checkoutSupport.ts';
import { scholar } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { freezeRateLimits, newNetwork } from '../support/limitsSupport.ts';
import { newAddress } from '../support/registering.ts';
import { subscriber } from '../support/subscriptionSupport.ts';

const services = await testServices();
const { db } = services;
freezeRateLimits();

beforeEach(async () => {
  for (const table of ['rate_limits', 'jobs'] as const) await db.deleteFrom(table).execute();
});

/** How many emails of a template are queued. */
async function queued(template: string): Promise<number> {
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(`"${template}"`)).length;
}

const setTaken = (limit: Limit) =>
  db
    .updateTable('rate_limits')
    .set({ points: limits[limit].points })
    .where('key', 'like', `${limit}:%`)
    .execute();

it('a subscription is resumed only a few times an hour, and can be canceled at any time', async () => {
  const { user } = await subscriber(services, 'month');
  const { points } = limits.subscriptionResume;
  for (let turn = 0; turn < points; turn++) {
    await cancelSubscription(services, user, {});
    await resumeSubscription(services, user);
  }
  expect((await cancelSubscription(services, user, {})).renew).toBe(false);
  expect(await codeOf(resumeSubscription(services, user))).toBe('RATE_LIMITED');
  await cancelSubscription(services, user, {});
  expect(await queued('subscriptionChanged')).toBe(2 * points + 1);
});

it('the deletion of an account is planned and undone only a few times an hour', async () => {
  const account = await newAccount(services);
  const password = 'a good password';
  const hash = await hashPassword(password, { ip: nobody.ip, account: account.user.id });
  const caller = { ...account, user: { ...account.user, password_hash: hash } };
  for (let turn = 0; turn < limits.deletionPlanned.points; turn++) {
    await planDeletion(services, caller, password);
    await undoDeletion(services, caller);
  }
  expect(await codeOf(planDeletion(services, caller, password))).toBe('RATE_LIMITED');
  expect(await queued('deletionPlanned')).toBe(limits.deletionPlanned.points);
});

it('a network that leaves many orders unpaid has no more buyers reminded', async () => {
  const ip = newNetwork();
  const leave = async (from: string) => {
    const { orderId } = await pay(services, { ...nobody, ip: from }, scholar, { email: newAddress() });
    return orderId;
  };
  const first = await leave(ip);
  await setTaken('reminderIp');
  const orders = [first, await leave(ip), await leave(newNetwork())];
  services.time.advance({ days: 1, seconds: 1 });
  for (const id of orders) await expireOrder(services, id);
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', reminderJob.kind).execute();
  const reminded = jobs.map(({ payload }) => (payload as { orderId: string }).orderId);
  expect(reminded.toSorted()).toEqual([orders[0], orders[2]].toSorted());
});

it('a network’s views of studies count only up to a limit', async () => {
  const [first, second] = await db
    .selectFrom('researches')
    .select('slug')
    .where('status', '=', 'PUBLISHED')
    .limit(2)
    .execute();
  const ip = newNetwork();
  expect(await countView(services, { ...nobody, ip }, first?.slug ?? '')).toBe(true);
  await setTaken('studyView');
  expect(await countView(services, { ...nobody, ip }, second?.slug ?? '')).toBe(false);
  expect(await countView(services, { ...nobody, ip: newNetwork() }, second?.slug ?? '')).toBe(true);
});
