import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { idempotencyKey } from '../../../src/shared/validation.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { claimKey, storeAnswer, paymentOf, type PaymentAnswer } from '../orders/idempotency.ts';
import { openAttempt } from '../checkout/openAttempt.ts';
import { bodyHash } from '../orders/paymentInput.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { Failure, failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { liveOf, reloadSubscription, resumeRenewal } from '../subscriptions/cancel.ts';
import { changeId } from '../subscriptions/changeId.ts';
import { choicesFor, type NewChoice } from '../subscriptions/choices.ts';
import { foldChoices } from '../subscriptions/foldChoices.ts';
import { planChange, type PlannedChange } from './changePlan.ts';
import { decide } from '../subscriptions/project.ts';
import { restateRenewal } from '../subscriptions/renewalOrder.ts';
import { liveSubscription, planOf, type Plan, type Subscription } from '../subscriptions/lock.ts';
import { planPrice } from '../subscriptions/planPrice.ts';
import { mailChange } from '../subscriptions/mailChange.ts';
import { note } from '../subscriptions/transitions.ts';
import { orderUpgrade } from './upgrade.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const changeInput = v.object({
  idempotencyKey,
  planId: id,
  changeId: id,
  paymentMethodId: v.optional(id),
});

/** The result of `changeSubscription`. */
export interface Changed {
  readonly subscription: Subscription;
  readonly payment: PaymentAnswer | null;
}

/** A change as shown to the user; sending its id back proves that they saw it. */
export interface PreviewedChange extends PlannedChange {
  readonly id: string;
}

/** Previews a change. @throws Failure NOT_FOUND, and those of `planChange` */
export const previewChange = (services: Services, user: User, planId: string): Promise<PreviewedChange> =>
  inTransaction(services.db, async (trx) => {
    const live = await liveOf(trx, user.id);
    const planned = await planChange(trx, services.clock(), live, planId);
    return { ...planned, id: changeId(services, live.subscription, { ...planned, planId }) };
  });

/**
 * Previews how buying a product would change a user's current plan; undefined if they have none, the product isn't a
 * plan, or it can't be bought now.
 */
export async function changeByProduct(
  { db, clock, secret, catalogue }: CatalogueContext,
  userId: string,
  productId: string,
): Promise<PreviewedChange | undefined> {
  const live = await liveSubscription(db, userId);
  const bought = catalogue.planSoldBy(productId)?.id;
  if (!live || bought === undefined) return undefined;
  try {
    const locked = { subscription: live, plan: await planOf(db, live.plan_id) };
    const planned = await planChange(db, clock(), locked, bought);
    return { ...planned, id: changeId({ secret }, live, { ...planned, planId: bought }) };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/**
 * Changes the plan as previewed. An upgrade is paid for now with its own order and takes effect once that is paid; the
 * same key and input return the same answer. A downgrade waits for the renewal, and requesting it again changes
 * nothing. Either way, a canceled subscription renews again from then on.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED if a preview would say something else now; BAD_USER_INPUT (`planId`,
 * `paymentMethodId`); NOT_FOUND; CONFLICT; INSUFFICIENT_BALANCE; PAYMENT_PROCESSING; RATE_LIMITED
 */
export async function changeSubscription(services: Services, user: User, input: unknown): Promise<Changed> {
  const change = parseInput(changeInput, input);
  await consumeLimit(services.db, 'subscriptionAccount', user.id);
  const changed = await inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const key = change.idempotencyKey;
    const earlier = await claimKey(trx, now, user, key, bodyHash(change), 'subscriptionChange');
    if (earlier) return { payment: paymentOf(earlier.answer) };
    const live = await liveOf(trx, user.id);
    const planned = await planChange(trx, now, live, change.planId);
    if (planned.kind === 'EXTENSION')
      throw failure('BAD_USER_INPUT', 'The subscription has this plan.', { fields: { planId: 'same' } });
    if (change.changeId !== changeId(services, live.subscription, { ...planned, planId: planned.plan.id }))
      throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has not seen what will happen to the plan.');
    if (planned.kind === 'DOWNGRADE') {
      if (!live.subscription.renew) await resumeRenewal(trx, now, live.subscription);
      const isNew = await planForRenewal(trx, now, live.subscription, planned);
      if (isNew || !live.subscription.renew) {
        await consumeLimit(trx, 'subscriptionPlanned', user.id);
        await mailChange(trx, services, live.subscription.id, 'CHANGE_PLANNED');
      }
      // No payment was made, so there's no answer to store for the key, and repeating the change is harmless.
      await trx.deleteFrom('idempotency_keys').where('key', '=', key).execute();
      return { payment: null };
    }
    const made = await orderUpgrade(trx, services, user, live.subscription, planned, change.paymentMethodId);
    await storeAnswer(trx, key, made);
    return { payment: made };
  });
  const payment = changed.payment && { ...changed.payment, autoGeneratedToken: null };
  if (payment) await openAttempt(services, payment.transactionId);
  return { subscription: await changedOne(services, user, payment), payment };
}

/** The current state of the subscription that was changed. */
async function changedOne(
  { db }: Services,
  user: User,
  payment: PaymentAnswer | null,
): Promise<Subscription> {
  return db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .where('user_id', '=', user.id)
    .$if(payment !== null, (query) =>
      query.where('id', '=', (eb) =>
        eb
          .selectFrom('orders')
          .select('orders.subscription_id')
          .where('orders.id', '=', payment?.orderId ?? ''),
      ),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
}

/** Schedules a change for the renewal; false if it was already scheduled. */
async function planForRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
  change: PlannedChange,
): Promise<boolean> {
  const { plan, price, renewal } = change;
  const { chosen, planned } = foldChoices(await choicesFor(trx, subscription.id));
  if (planned?.planId === plan.id && planned.told === price && planned.after === renewal) return false;
  await decide(trx, now, subscription, plannedBy(change, chosen?.planId ?? null));
  await note(trx, subscription, { kind: 'CHANGE_PLANNED', planId: plan.id, at: now });
  return true;
}

type Planned = Pick<PlannedChange, 'plan' | 'tariffId' | 'price' | 'renewal' | 'currencyId' | 'startsAt'>;

/** The plan that runs, as it renews if it's kept; undefined if it isn't sold in the subscription's currency. */
async function keeping(
  trx: Kysely<Database>,
  { currency_id: currencyId, active_end_date: end }: Subscription,
  plan: Plan,
): Promise<Planned | undefined> {
  const price = end && (await planPrice(trx, plan, currencyId, end));
  if (!price) return undefined;
  return {
    plan,
    tariffId: price.tariffId,
    price: price.amount,
    renewal: price.list,
    currencyId,
    startsAt: end,
  };
}

const plannedBy = (
  { plan, tariffId, price, renewal, currencyId, startsAt }: Planned,
  insteadOf: string | null,
): NewChoice => ({
  act: 'PLANNED',
  plan_id: plan.id,
  instead_of: insteadOf,
  tariff_id: tariffId,
  currency_id: currencyId,
  amount_minor: price,
  list_minor: renewal,
  holds_from: startsAt,
});

/**
 * Drops the change scheduled for the renewal, if there is one: the plan one has renews. An unpaid renewal is for
 * that plan, too. @throws Failure NOT_FOUND
 */
export const cancelChange = (services: Services, user: User): Promise<Subscription> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const { subscription, plan } = await liveOf(trx, user.id);
    const dropped = subscription.next_plan_id;
    if (dropped === null) return subscription;
    const { chosen, planned } = foldChoices(await choicesFor(trx, subscription.id));
    const insteadOf = chosen?.planId ?? null;
    // Without a planned change, the next plan is the chosen one, which a gift of another plan runs before.
    const kept = planned ? undefined : await keeping(trx, subscription, plan);
    await decide(
      trx,
      now,
      subscription,
      kept ? plannedBy(kept, insteadOf) : { act: 'DROPPED', instead_of: insteadOf },
    );
    await restateRenewal(trx, services, subscription);
    await note(trx, subscription, { kind: 'CHANGE_DROPPED', planId: dropped, at: now });
    await mailChange(trx, services, subscription.id, 'CHANGE_DROPPED');
    return reloadSubscription(trx, subscription.id);
  });
