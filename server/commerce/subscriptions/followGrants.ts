import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { endOf } from '../grants/chain.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { isOwnPayment } from '../grants/unused.ts';
import { choicesFor } from './choices.ts';
import { foldChoices, type Folded } from './foldChoices.ts';
import { cancelOpenOrders } from './openOrders.ts';
import { planOf, type Plan, type Subscription } from './lock.ts';
import { columnsOf } from './project.ts';
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
 * The columns of a subscription that are derived from its chain of grants and its choices, and rewritten whenever
 * either changes.
 */
export const derivedFrom = (
  chain: readonly Grant[],
  folded: Folded,
  before: Pick<Subscription, 'plan_id' | 'currency_id'>,
) => {
  const end = endOf(chain) ?? null;
  const planId = chain[0]?.subject ?? before.plan_id;
  const choices = columnsOf(folded, { plan_id: planId, active_end_date: end });
  const { currency_id: currencyId = before.currency_id } = choices;
  return {
    ...choices,
    plan_id: planId,
    active_end_date: end,
    next_charge_at: choices.renew ? end : null,
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
  const folded = foldChoices(await choicesFor(trx, subscriptionId));
  const derived = derivedFrom(chain, folded, subscription);
  const isSame = derived.active_end_date?.getTime() === subscription.active_end_date?.getTime();
  if (!isSame) await cancelOpenOrders(trx, services, subscription.id, except === undefined ? {} : { except });
  const isTrial = subscription.status === 'TRIALING' && chain.every(({ source }) => source === 'TRIAL');
  await transitionSubscription(trx, subscription, isTrial ? 'TRIALING' : 'ACTIVE', {
    ...derived,
    is_trial: isTrial,
    ...(first.subject !== subscription.plan_id && activationsOf(await planOf(trx, first.subject))),
  });
  if (first.subject !== subscription.plan_id)
    await note(trx, subscription, { kind: 'CHANGED', planId: first.subject, at: now });
  await restatePurchases(trx, now, subscription.user_id);
  await schedule(trx, subscription.id);
  if (first.subject !== subscription.plan_id) await mailChange(trx, services, subscription.id, 'CHANGED');
  return true;
}

/** The activations that a plan comes with. */
const activationsOf = ({ max_activated: activations }: Plan) => ({
  max_activated: activations,
  activations_left: activations,
});
