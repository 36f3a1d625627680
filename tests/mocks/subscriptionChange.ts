import type { SubscriptionChangeInput } from '@/graphql/generated/subscription';
import { fromDecimal, toDecimal } from '@/shared/money';
import { currencyOf } from './currencies';
import { failure } from './failure';
import { planOf, plans, priceOfPlan } from './plans';
import { minus, type Caller } from './pricing';
import { subscriptionOf } from './shownSubscription';
import { inDays, note, type MockSubscription } from './subscriptionFacts';
import { liveOf, payForPlan } from './subscriptionOrder';

const day = 86_400_000;

/** A plan's worth a day; one without an end is worth more than any other. */
const worth = (price: string, days: number | null): number =>
  days === null ? Infinity : Number(price) / days;

/** What the days left are worth of what was paid, rounded up; a day that has begun counts as left. */
function unusedShare(price: string, startedAt: string, endsAt: string): string {
  const end = Date.parse(endsAt);
  const days = Math.round((end - Date.parse(startedAt)) / day);
  const left = Math.min(days, Math.ceil((end - Date.now()) / day));
  return toDecimal(Math.ceil(((fromDecimal(price, 2) ?? 0) * left) / days), 2);
}

/** What a change means: a better plan counts at once, less the share of the time left; any other at the renewal. */
function planChange(subscription: MockSubscription, planId: string) {
  const { price, startedAt, endsAt, renew, status } = subscription;
  const Plan = plans.find(({ id }) => id === planId);
  if (!Plan) throw failure('BAD_USER_INPUT', { planId: 'invalid' });
  if (planId === subscription.planId) throw failure('BAD_USER_INPUT', { planId: 'same' });
  if (status === 'PAST_DUE' || endsAt === null) throw failure('CONFLICT');
  const renewalPrice = priceOfPlan(Plan);
  const credit = unusedShare(price, startedAt, endsAt);
  const current = planOf(subscription.planId);
  const isHigher = worth(renewalPrice, Plan.duration) > worth(priceOfPlan(current), current.duration);
  const facts = { Plan, renewalPrice, Currency: currencyOf('USD') };
  if (isHigher && Number(credit) <= Number(renewalPrice))
    return {
      ...facts,
      kind: 'UPGRADE' as const,
      credit,
      total: minus(renewalPrice, credit),
      startsAt: inDays(0),
      endsAt: Plan.duration === null ? null : inDays(Plan.duration),
    };
  if (!renew) throw failure('CONFLICT');
  const later = Plan.duration === null ? null : Date.parse(endsAt) + Plan.duration * day;
  return {
    ...facts,
    kind: 'DOWNGRADE' as const,
    credit: '0.00',
    total: '0.00',
    startsAt: endsAt,
    endsAt: later === null ? null : new Date(later).toISOString(),
  };
}

function plan(subscription: MockSubscription, planId: string): void {
  if (subscription.nextPlanId === planId) return;
  subscription.nextPlanId = planId;
  note(subscription, 'CHANGE_PLANNED', planId);
}

/** The change of plan. */
export const changeResolvers = {
  subscriptionChangePreview: ({ planId }: { planId: string }, caller: Caller) =>
    planChange(liveOf(caller).subscription, planId),
  subscriptionChange({ input }: { input: SubscriptionChangeInput }, caller: Caller) {
    const { user, subscription } = liveOf(caller);
    const { idempotencyKey, paymentMethodId, total, planId } = input;
    const isRepeated = caller.world.keys[idempotencyKey] !== undefined;
    const change = isRepeated ? undefined : planChange(subscription, String(planId));
    if (change && Number(change.total) !== Number(total)) throw failure('PRICE_CHANGED');
    if (change?.kind === 'DOWNGRADE') {
      plan(subscription, String(planId));
      return { Subscription: subscriptionOf(user), Payment: null };
    }
    if (!paymentMethodId) throw failure('BAD_USER_INPUT', { paymentMethodId: 'required' });
    const price = priceOfPlan(planOf(String(planId)));
    const upgrade = { purpose: 'UPGRADE' as const, planId: String(planId), price, total };
    const Payment = payForPlan(caller, idempotencyKey, upgrade, String(paymentMethodId));
    return { Subscription: subscriptionOf(user), Payment };
  },
  subscriptionChangeCancel(_args: unknown, caller: Caller) {
    const { user, subscription } = liveOf(caller);
    if (subscription.nextPlanId !== null) note(subscription, 'CHANGE_DROPPED', subscription.nextPlanId);
    subscription.nextPlanId = null;
    return subscriptionOf(user);
  },
};
