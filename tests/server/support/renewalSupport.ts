import { randomUUID } from 'node:crypto';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { nextCharge } from '../../../server/commerce/subscriptions/dueCharge.ts';
import { choiceBreaks } from '../../../server/commerce/subscriptions/choiceBreaks.ts';
import type { User } from '../../../server/kernel/caller.ts';
import { handleJob } from '../../../server/kernel/job.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { mailJob } from '../../../server/mail/mailJob.ts';
import type { TestServices } from './harness.ts';
import { jobContext } from './jobContext.ts';
import { subscriptionOf } from './subscriptionSupport.ts';

/** Changes a person's plan as previewed, and returns the payment, if there was one to make. */
export async function changePlan(services: TestServices, user: User, planId: string): Promise<string> {
  const { id: changeId } = await previewChange(services, user, planId);
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId,
    changeId,
    paymentMethodId: 'balance',
  });
  return payment?.transactionId ?? '';
}

/** An email as it was sent. */
interface Sent {
  readonly to: string;
  readonly template: string;
  readonly data: Record<string, unknown>;
}

/** Lets days pass, with everything done on the day it's due, and keeps the emails. */
export function lifeOf(services: TestServices) {
  const sent: Sent[] = [];
  const keep = handleJob(mailJob, async (_services, { to, template, data }) => {
    sent.push({ to, template, data });
  });
  const work = () => runDueJobs(jobContext(services, { instead: [keep] }));
  return {
    work,
    live: async (days: number): Promise<void> => {
      for (let day = 0; day < days; day++) {
        services.time.advance({ days: 1 });
        await work();
      }
    },
    /** What was emailed to a person with a template, oldest first. */
    mails: ({ email }: User, template: string) =>
      sent.filter((mail) => mail.to === email && mail.template === template).map(({ data }) => data),
  };
}

/** A person's renewals as they were charged, oldest first. */
export const renewalsOf = ({ db }: TestServices, { id }: User) =>
  db
    .selectFrom('orders')
    .select([
      'plan_id as plan',
      'tariff_id as tariff',
      'currency_id as currency',
      'total_minor as total',
      'status',
    ])
    .where('user_id', '=', id)
    .where('purpose', '=', 'RENEWAL')
    .orderBy('created_at')
    .execute();

/** What a person's page says is charged next. */
export async function nextOf(services: TestServices, user: User) {
  const { db, clock } = services;
  const next = await nextCharge(db, clock(), await subscriptionOf(services, user));
  return next && { plan: next.plan.id, amount: next.amount, currency: next.currencyId };
}

/** Subscriptions whose columns don't follow from their choices. */
export const choiceProblems = ({ db, clock }: TestServices): Promise<string[]> => choiceBreaks(db, clock());

/** Sets the price of a tariff in a currency. */
export const setPrice = ({ db }: TestServices, tariffId: string, currencyId: string, price: number) =>
  db
    .updateTable('prices')
    .set({ default_minor: price })
    .where('tariff_id', '=', tariffId)
    .where('currency_id', '=', currencyId)
    .execute();

/** Adds a plan of some days, or of months of the calendar, with one tariff, `<id>-1`. */
export async function addPlan(
  { db }: TestServices,
  id: string,
  {
    days = null,
    months = null,
    currency,
    price,
  }: {
    readonly days?: number | null;
    readonly months?: number | null;
    readonly currency: string;
    readonly price: number;
  },
): Promise<{ productId: string; tariffId: string; currencyId: string }> {
  const title = JSON.stringify({ en: id });
  await db
    .insertInto('products')
    .values({
      id,
      title,
      description: title,
      active: true,
      base_currency_id: currency,
      available_by_subscription: false,
      available_duration: null,
      affiliate_program: false,
      position: 900,
    })
    .execute();
  await db
    .insertInto('plans')
    .values({
      id,
      product_id: id,
      title,
      short_title: title,
      duration: days,
      months,
      trial_period: 0,
      due_period: 3,
      active: true,
      infinity: false,
      lifetime: false,
      max_activated: 0,
      position: 900,
    })
    .execute();
  await addTariff({ db }, id, `${id}-1`, { currency, price, position: 1 });
  return { productId: id, tariffId: `${id}-1`, currencyId: currency };
}

/** Adds a tariff to a product. */
export async function addTariff(
  { db }: Pick<TestServices, 'db'>,
  productId: string,
  id: string,
  {
    currency,
    price,
    position,
  }: { readonly currency: string; readonly price: number; readonly position: number },
): Promise<void> {
  await db
    .insertInto('tariffs')
    .values({ id, product_id: productId, name: JSON.stringify({ en: id }), position })
    .execute();
  await db
    .insertInto('prices')
    .values({ tariff_id: id, currency_id: currency, default_minor: price, sale_minor: null })
    .execute();
}
