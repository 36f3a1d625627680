import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import { promisedPlan } from './promisedDays.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { daysAfter } from './schedule.ts';
import { endOf, rebuildChain } from '../grants/chain.ts';
import { grant, liveGrants, type Grant } from '../grants/grants.ts';
import { asRead, choose, type NewChoice } from './choices.ts';
import { foldChoices } from './foldChoices.ts';
import { derivedFrom, followGrants } from './followGrants.ts';
import { lockLive, planOf, type Plan, type Subscription } from './lock.ts';
import { mailChange } from './mailChange.ts';
import { planEnd } from './period.ts';
import { schedule } from './schedule.ts';
import { chosenBy, extendedBy, giftedBy } from './payments.ts';
import { note, transitionSubscription } from './transitions.ts';

/** Who the subscription is for, and what was paid for it. */
export type StartingOrder = Pick<
  Order,
  | 'id'
  | 'user_id'
  | 'currency_id'
  | 'default_minor'
  | 'total_minor'
  | 'is_trial'
  | 'tariff_id'
  | 'promised_days'
  | 'promised_months'
>;

/** How the time was acquired. */
interface Acquisition {
  /** Who paid, if it was someone else: their gift doesn't renew and changes no price. */
  readonly payerId?: string;
}

/**
 * Grants the time that a paid order is for. If there's a running subscription, it's added after all the time its owner
 * has; a plan without an end starts right away. The same plan adds its activations, too.
 */
export async function startSubscription(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  planId: string,
  { payerId }: Acquisition = {},
): Promise<void> {
  const now = services.clock();
  const live = await lockLive(trx, order.user_id);
  const plan = promisedPlan(await planOf(trx, planId), order);
  const chain = await liveGrants(trx, order.user_id, now, 'PLAN');
  const end = endOf(chain);
  if (end === null) return;
  const isEndless = planEnd(plan, now) === null;
  const startsAt = isEndless ? now : (end ?? now);
  const endsAt = order.is_trial
    ? daysAfter(startsAt, plan.trial_period)
    : planEnd(plan, startsAt, end === undefined ? null : (live?.subscription.anchor_day ?? null));
  const given = await grant(trx, now, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'PLAN',
    subject: plan.id,
    tariff: order.tariff_id,
    starts_at: startsAt,
    ends_at: endsAt,
    source: payerId !== undefined ? 'PRESENT' : order.is_trial ? 'TRIAL' : 'PURCHASE',
    paid_minor: order.total_minor,
    currency_id: order.currency_id,
    payer_id: payerId ?? order.user_id,
  });
  if (isEndless) await rebuildChain(trx, now, order.user_id, [given, ...chain]);
  const isOwn = payerId === undefined;
  if (!live) {
    const choice = isOwn ? await chosenBy(trx, now, order, plan) : await giftedBy(trx, now, order, plan);
    await openSubscription(trx, services, order, plan, [choice]);
    return;
  }
  await prolong(trx, services, live.subscription, plan, order, isOwn);
}

/** Adds what was bought or gifted to a running subscription. */
async function prolong(
  trx: Kysely<Database>,
  services: Services,
  live: Subscription,
  plan: Plan,
  order: StartingOrder,
  isOwn: boolean,
): Promise<void> {
  const now = services.clock();
  const isSame = live.plan_id === plan.id;
  if (!isOwn) await choose(trx, now, live.id, await giftedBy(trx, now, order, plan));
  else if (isSame) {
    await choose(trx, now, live.id, await extendedBy(trx, now, live, order, plan));
    await transitionSubscription(trx, live, live.status, { last_payment_date: now });
  }
  const activations = isSame && plan.max_activated > 0;
  if (activations)
    await trx
      .updateTable('subscriptions')
      .set((eb) => ({
        max_activated: eb('max_activated', '+', plan.max_activated),
        activations_left: eb('activations_left', '+', plan.max_activated),
      }))
      .where('id', '=', live.id)
      .execute();
  if (live.status === 'PAST_DUE')
    await trx
      .updateTable('subscriptions')
      .set({ anchor_day: now.getUTCDate() })
      .where('id', '=', live.id)
      .execute();
  await note(trx, live, {
    kind: isOwn && isSame ? 'RENEWED' : 'EXTENDED',
    planId: plan.id,
    at: now,
    ...(isOwn && { amount: order.total_minor, currencyId: order.currency_id }),
  });
  await followGrants(trx, services, live.id);
}

/** Inserts the subscription of a locked user who has none, but has grants of plan time. */
export async function openSubscription(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  plan: Plan,
  choices: readonly NewChoice[],
): Promise<string> {
  const now = services.clock();
  const isTrial = order.is_trial;
  const chain: readonly Grant[] = await liveGrants(trx, order.user_id, now, 'PLAN');
  const folded = foldChoices({ choices: choices.map((each) => asRead(now, each)), ownUntil: null });
  const terms = { currency_id: order.currency_id, price_minor: order.total_minor, plan_id: plan.id };
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      ...terms,
      ...derivedFrom(chain, folded, terms),
      id: randomUUID(),
      user_id: order.user_id,
      order_id: order.id,
      status: isTrial ? 'TRIALING' : 'ACTIVE',
      last_payment_date: isTrial ? null : now,
      is_trial: isTrial,
      start_from_trial: isTrial,
      max_activated: plan.max_activated,
      activations_left: plan.max_activated,
      saved_method_id: isTrial ? await savedMethodFor(trx, order) : null,
      // The first charge of a trial is at its end.
      anchor_day: (isTrial ? (endOf(chain) ?? now) : now).getUTCDate(),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const each of choices) await choose(trx, now, id, each);
  await note(
    trx,
    { id },
    {
      kind: isTrial ? 'TRIAL_STARTED' : 'STARTED',
      planId: plan.id,
      at: now,
      amount: order.total_minor,
      currencyId: order.currency_id,
    },
  );
  await schedule(trx, id);
  if (isTrial) await mailChange(trx, services, id, 'TRIAL_STARTED');
  return id;
}

/** A trial charges nothing, so its end is paid with the newest method saved at the provider that was chosen. */
async function savedMethodFor(trx: Kysely<Database>, order: StartingOrder): Promise<string | null> {
  const saved = await trx
    .selectFrom('saved_methods')
    .innerJoin('transactions', 'transactions.payment_method', 'saved_methods.provider')
    .select('saved_methods.id')
    .where('transactions.order_id', '=', order.id)
    .where('saved_methods.user_id', '=', order.user_id)
    .where('removed_at', 'is', null)
    .orderBy('saved_methods.created_at', 'desc')
    .executeTakeFirst();
  return saved?.id ?? null;
}
