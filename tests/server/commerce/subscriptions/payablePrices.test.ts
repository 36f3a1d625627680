import { beforeAll, beforeEach, expect, it } from 'vitest';
import { currentCatalogue } from '../../../../server/catalogue/currentCatalogue.ts';
import { previewChange } from '../../../../server/commerce/billing/change.ts';
import { processSubscription } from '../../../../server/commerce/billing/due.ts';
import { resolveSelection } from '../../../../server/commerce/orders/selection.ts';
import { decide } from '../../../../server/commerce/subscriptions/project.ts';
import { dueCharge } from '../../../../server/commerce/subscriptions/dueCharge.ts';
import { ledgerProblems, currencyId, nobody } from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';
import {
  extend,
  later,
  mailsTo,
  plans,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db } = services;
const kwd = await currencyId('KWD', db);

// Cards support two decimals of a dinar, so the third one of these prices can't be charged.
beforeAll(async () => {
  await db
    .insertInto('prices')
    .values([
      { tariff_id: 'plan-month', currency_id: kwd, default_minor: 3_695, sale_minor: null },
      { tariff_id: 'plan-year', currency_id: kwd, default_minor: 29_555, sale_minor: 25_555 },
    ])
    .execute();
});
beforeEach(() => beginRegularMonth(services));

const dueOf = async ({ user }: Subscriber) => (await dueCharge(db, services.clock(), user.id))?.amount;
const renewalsOf = ({ user }: Subscriber) =>
  db
    .selectFrom('orders')
    .select(['default_minor', 'total_minor', 'status'])
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'RENEWAL')
    .execute();

it('a price is shown and quoted without a decimal that cards cannot charge', async () => {
  const catalogue = await currentCatalogue(db, services.clock());
  const [tariff] = catalogue.product(plans.year.productId).tariffs;
  expect(tariff?.prices.find(({ currency }) => currency.id === kwd)).toMatchObject({
    default: 29_550,
    sale: 25_550,
    now: 25_550,
  });
  const choice = { ...plans.year, currencyId: kwd };
  const offer = (await currentCatalogue(db, services.clock())).offer(choice.productId);
  expect(await resolveSelection(db, offer, services.clock(), nobody, choice)).toMatchObject({
    default: 29_550,
    total: 25_550,
  });
});

it('renewals are announced and charged, and extensions previewed, at a price that a card can be charged', async () => {
  const person = await subscriber(services, 'month', { code: 'KWD', left: 3_690 * 2 });
  expect(await previewChange(services, person.user, 'month')).toMatchObject({ total: 3_690, renewal: 3_690 });
  await extend(services, person, 'month');
  expect(await dueOf(person)).toBe(3_690);
  services.time.advance({ days: 53 });
  await processSubscription(services, (await subscriptionOf(services, person.user)).id);
  const reminder = (await mailsTo(services, person.user)).find(
    ({ template }) => template === 'renewalReminder',
  );
  expect(reminder?.data).toMatchObject({ amount: '3.690' });
  await later(services, 8);
  expect(await renewalsOf(person)).toEqual([{ default_minor: 3_690, total_minor: 3_690, status: 'PAID' }]);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a price announced earlier with such a decimal is charged without it', async () => {
  const person = await subscriber(services, 'month', { code: 'KWD', left: 3_690 });
  const subscription = await subscriptionOf(services, person.user);
  await decide(db, services.clock(), subscription, {
    act: 'EXTENDED',
    plan_id: 'month',
    tariff_id: plans.month.tariffId,
    currency_id: kwd,
    amount_minor: 3_685,
    paid_minor: 3_690,
    renews: true,
  });
  expect(await dueOf(person)).toBe(3_680);
  await later(services, 30);
  expect(await renewalsOf(person)).toEqual([{ default_minor: 3_690, total_minor: 3_680, status: 'PAID' }]);
});
