import { randomUUID } from 'node:crypto';
import { jobContext } from './jobContext.ts';
import { handleJob } from '../../../server/kernel/job.ts';
import { mailJob } from '../../../server/mail/mailJob.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { paysWhenCharged } from '../../../server/commerce/payments/sandbox/sandboxCards.ts';
import type { User } from '../../../server/kernel/caller.ts';
import type { Subscription } from '../../../server/commerce/subscriptions/lock.ts';
import { previewChange } from '../../../server/commerce/billing/change.ts';
import { currencyId, fillWallet, newAccount, pay, type Member } from './checkoutSupport.ts';
import type { TestServices } from './harness.ts';

/** The products and tariffs of the demo plans. */
export const plans = {
  month: { productId: '10', tariffId: 'plan-month' },
  year: { productId: '11', tariffId: 'plan-year' },
  lifetime: { productId: '12', tariffId: 'plan-lifetime' },
} as const;
export type PlanName = keyof typeof plans;

export interface Subscriber {
  readonly caller: Member;
  readonly user: User;
  readonly currency: string;
}

/** A new subscriber, with `left` minor units in their wallet. */
export async function subscriber(
  services: TestServices,
  plan: PlanName,
  {
    code = 'USD',
    trial = false,
    left = 0,
    country,
  }: { code?: string; trial?: boolean; left?: number; country?: string } = {},
): Promise<Subscriber> {
  const caller = await newAccount(services);
  const { user } = caller;
  if (country !== undefined) await moveTo(services, user, country);
  const currency = await currencyId(code, services.db);
  const price = await priceOf(services, plan, currency);
  const funds = left + (trial ? 0 : price);
  if (funds > 0) await fillWallet(services, user.id, currency, funds);
  await pay(
    services,
    caller,
    { ...plans[plan], currencyId: currency },
    { paymentMethodId: 'balance', ...(trial && { trial }) },
  );
  return { caller, user, currency };
}

/** Puts a country into a person's profile. */
export const moveTo = ({ db }: TestServices, { id }: User, country: string): Promise<unknown> =>
  db
    .updateTable('users')
    .set({ country_id: db.selectFrom('countries').select('id').where('code', '=', country) })
    .where('id', '=', id)
    .execute();

/**
 * Moves the clock to the next April 1 or September 1 that is followed by 13 months without a leap day: from there,
 * three months have 30, 31 and 30 days, and a year has 365.
 */
export function advanceToRegularMonth({ time }: TestServices): void {
  const isPlain = (year: number, month: number) =>
    [3, 8].includes(month) && new Date(Date.UTC(year + 1, 1, 29)).getUTCMonth() !== 1;
  const now = time.now();
  let next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 8));
  while (!isPlain(next.getUTCFullYear(), next.getUTCMonth()))
    next = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1, 8));
  time.advance({ seconds: (next.getTime() - now.getTime()) / 1000 });
}

/** Begins a test in a regular month, without the jobs of earlier ones: months later, their renewals are due again. */
export async function beginRegularMonth(services: TestServices): Promise<void> {
  await services.db.deleteFrom('jobs').execute();
  advanceToRegularMonth(services);
}

/** Buys a person's current plan again, as previewed. */
export async function extend(
  services: TestServices,
  { caller, user, currency }: Subscriber,
  plan: PlanName,
  more: { paymentMethodId?: string; orderId?: string } = { paymentMethodId: 'balance' },
) {
  const { id: changeId } = await previewChange(services, user, plan);
  return pay(services, caller, { ...plans[plan], currencyId: currency }, { ...more, changeId });
}

/** The price of a plan in minor units. */
export async function priceOf({ db }: TestServices, plan: PlanName, currency: string): Promise<number> {
  const price = await db
    .selectFrom('prices')
    .select('default_minor')
    .where('tariff_id', '=', plans[plan].tariffId)
    .where('currency_id', '=', currency)
    .executeTakeFirstOrThrow();
  return price.default_minor;
}

/** A user's newest subscription. */
export const subscriptionOf = ({ db }: TestServices, { id }: User): Promise<Subscription> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('status')
    .executeTakeFirstOrThrow();

/** Saves a card, which with `declines` is declined whenever it is charged. */
export async function keepCard(
  { db, clock }: TestServices,
  user: User,
  { declines = false }: { declines?: boolean } = {},
): Promise<string> {
  const reference = `${declines ? 'sbm_declines_' : 'sbm_pays_'}${randomUUID()}`;
  if (paysWhenCharged(reference) === declines) throw new Error('the stand-in cards have changed');
  const id = randomUUID();
  await db
    .insertInto('saved_methods')
    .values({
      id,
      user_id: user.id,
      provider: 'sandbox',
      reference,
      label: 'Sandbox •••• 4242',
      created_at: clock(),
    })
    .execute();
  return id;
}

/** Runs all due jobs except mails, as one copy of the server. */
export async function work(services: TestServices): Promise<void> {
  const unsent = handleJob(mailJob, async () => undefined);
  await runDueJobs(jobContext(services, { instead: [unsent] }));
}

/** Advances the clock and runs what is due by then. */
export async function later(services: TestServices, days: number): Promise<void> {
  services.time.advance({ days });
  await work(services);
}

/** The history of a user's subscriptions, oldest first. */
export async function happenings({ db }: TestServices, { id }: User): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select('subscription_events.kind')
    .where('user_id', '=', id)
    .orderBy('subscription_events.created_at')
    .orderBy('subscription_events.position')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** The queued mails to a user's address. */
export async function mailsTo({ db }: TestServices, { email }: User) {
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('run_at')
    .execute();
  return jobs
    .map(({ payload }) => payload as { to: string; template: string; data: Record<string, unknown> })
    .filter(({ to }) => to === email);
}

/** The states of a user's renewal payments. */
export async function chargesOf({ db }: TestServices, { id }: User): Promise<string[]> {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.order_id')
    .select('transactions.status')
    .where('orders.user_id', '=', id)
    .where('orders.purpose', '=', 'RENEWAL')
    .orderBy('transactions.created_at')
    .execute();
  return rows.map(({ status }) => status);
}
