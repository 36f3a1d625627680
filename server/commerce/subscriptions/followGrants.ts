import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { endOf } from '../grants/chain.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { isOwnPayment } from '../grants/unused.ts';
import { noNextPlan } from './nextPlan.ts';
import { cancelOpenOrders } from './openOrders.ts';
import { planOf, type Subscription } from './lock.ts';
import { schedule } from './schedule.ts';
import { mailChange } from './mailChange.ts';
import { restatePurchases } from './planPurchases.ts';
import { note, transitionSubscription } from './transitions.ts';

/** When a chain of grants switches from its first plan to another; null if it doesn't. */
function switchOf(chain: readonly Grant[]): Date | null {
  const next = chain.findIndex(({ subject }) => subject !== chain[0]?.subject);
  return next === -1 ? null : (chain[next - 1]?.ends_at ?? null);
}

/**
 * The columns of a subscription that are derived from its chain of grants, and rewritten whenever the grants change.
 */
export const derivedFrom = (
  chain: readonly Grant[],
  { renew, currency_id: currencyId }: Pick<Subscription, 'renew' | 'currency_id'>,
) => {
  const end = endOf(chain) ?? null;
  const renews = renew && end !== null;
  return {
    active_end_date: end,
    renew: renews,
    next_charge_at: renews ? end : null,
    past_due_end_date: null,
    retries: 0,
    period_start: chain[0]?.starts_at ?? null,
    paid_minor: chain
      .filter((each) => isOwnPayment(each) && each.currency_id === currencyId)
      .reduce((sum, { paid_minor: paid }) => sum + paid, 0),
    switch_at: switchOf(chain),
  };
};

/**
 * Updates a locked, live subscription to match its owner's grants of time: its end, its plan, and when something is
 * due. If the end changes, unpaid orders are canceled, since they were made for another end. If no time is left, it
 * stays as it is, and the caller decides whether it ends or is past due. Returns whether any is left.
 */
export async function followGrants(
  trx: Kysely<Database>,
  services: Services,
  subscriptionId: string,
  { except }: { readonly except?: string } = {},
): Promise<boolean> {
  const now = services.clock();
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const chain = await liveGrants(trx, subscription.user_id, now, 'PLAN');
  const [first] = chain;
  if (!first) return false;
  const derived = derivedFrom(chain, subscription);
  const isSame = derived.active_end_date?.getTime() === subscription.active_end_date?.getTime();
  if (!isSame) await cancelOpenOrders(trx, services, subscription.id, except === undefined ? {} : { except });
  const isTrial = subscription.status === 'TRIALING' && chain.every(({ source }) => source === 'TRIAL');
  await transitionSubscription(trx, subscription, isTrial ? 'TRIALING' : 'ACTIVE', {
    ...derived,
    is_trial: isTrial,
    ...(first.subject !== subscription.plan_id && (await planChanges(trx, subscription, first.subject))),
  });
  if (first.subject !== subscription.plan_id)
    await note(trx, subscription, { kind: 'CHANGED', planId: first.subject, at: now });
  await restatePurchases(trx, now, subscription.user_id);
  await schedule(trx, subscription.id);
  if (first.subject !== subscription.plan_id) await mailChange(trx, services, subscription.id, 'CHANGED');
  return true;
}

/**
 * The plan that takes over, with its activations; renewals continue with the plan before, at the price announced for
 * it.
 */
async function planChanges(trx: Kysely<Database>, subscription: Subscription, planId: string) {
  const plan = await planOf(trx, planId);
  const { renew, next_plan_id: next } = subscription;
  return {
    plan_id: plan.id,
    max_activated: plan.max_activated,
    activations_left: plan.max_activated,
    ...(renew &&
      next === null && { next_plan_id: subscription.plan_id, next_told_minor: subscription.told_minor }),
    ...(next === plan.id && {
      ...noNextPlan,
      told_minor: subscription.next_told_minor,
    }),
  };
}
