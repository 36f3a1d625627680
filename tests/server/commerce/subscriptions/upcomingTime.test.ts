import { beforeEach, expect, it } from 'vitest';
import { presentCode } from '../../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { historyOf } from '../../../../server/commerce/subscriptions/history.ts';
import { upcomingTime } from '../../../../server/commerce/subscriptions/upcomingTime.ts';
import { currencyId, deliverProviderEvent, newAccount, pay } from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';
import {
  plans,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
  type PlanName,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, clock } = services;
const usd = await currencyId('USD', db);

beforeEach(() => beginRegularMonth(services));

/** Redeems a gifted plan that another account paid for. */
async function give(plan: PlanName, { user }: Subscriber): Promise<void> {
  const giver = await newAccount(services);
  const made = await pay(services, giver, { ...plans[plan], currencyId: usd }, { present: {} });
  await deliverProviderEvent(services, made.transactionId, 'payment.succeeded');
  const { id } = await db
    .selectFrom('presents')
    .select('id')
    .where('order_id', '=', made.orderId)
    .executeTakeFirstOrThrow();
  await redeemPresent(services, user, presentCode(services.secret, id));
}

const kindsOf = async ({ user }: Subscriber) =>
  (await historyOf(db, user.id)).map(({ kind, plan_id: planId }) => [kind, planId]);

it('upcoming time names the next plan and when it starts, not each of its grants', async () => {
  const person = await subscriber(services, 'month');
  const { active_end_date: monthEnd } = await subscriptionOf(services, person.user);
  await give('year', person);
  await give('year', person);
  const { active_end_date: end, plan_id: planId } = await subscriptionOf(services, person.user);
  expect(planId).toBe('month');
  expect(await upcomingTime(db, person.user.id, clock())).toEqual([
    { planId: 'year', startsAt: monthEnd, endsAt: end },
  ]);
  expect(await kindsOf(person)).toEqual([
    ['EXTENDED', 'year'],
    ['EXTENDED', 'year'],
    ['STARTED', 'month'],
  ]);
});

it('nothing is upcoming when more time of the same plan was added', async () => {
  const person = await subscriber(services, 'month');
  await give('month', person);
  expect(await upcomingTime(db, person.user.id, clock())).toEqual([]);
  expect(await kindsOf(person)).toEqual([
    ['EXTENDED', 'month'],
    ['STARTED', 'month'],
  ]);
});
