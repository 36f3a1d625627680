import { products } from './catalogue';
import { currencyOf } from './currencies';
import { failure } from './failure';
import { planOf, priceOfPlan } from './plans';
import type { Caller } from './pricing';
import { savedMethodRemove, savedMethodsOf } from './savedMethods';
import { activations, activationsOf, subscriptionOf } from './shownSubscription';
import { changeResolvers } from './subscriptionChange';
import { inDays, note } from './subscriptionFacts';
import { liveOf, payForPlan } from './subscriptionOrder';

function setRenewal(caller: Caller, renew: boolean) {
  const { user, subscription } = liveOf(caller);
  if (subscription.renew !== renew) note(subscription, renew ? 'RESUMED' : 'CANCELED', subscription.planId);
  subscription.renew = renew;
  if (!renew) subscription.nextPlanId = null;
  return subscriptionOf(user);
}

function activate({ productId }: { productId: string }, caller: Caller) {
  const { user, subscription } = liveOf(caller);
  const product = products.find(
    ({ id, availableBySubscription }) => id === productId && availableBySubscription,
  );
  if (!product) throw failure('BAD_USER_INPUT', { productId: 'invalid' });
  if (!subscription.activations.some((activation) => activation.productId === productId)) {
    if (subscription.status === 'PAST_DUE' || subscription.activations.length >= activations)
      throw failure('CONFLICT');
    const { availableDuration: days } = product;
    subscription.activations.push({ productId, availableTo: days === null ? null : inDays(days) });
  }
  return activationsOf(user).find(({ Product }) => Product?.id === productId);
}

interface Payment {
  paymentMethodId: string;
  idempotencyKey: string;
}

/** A subscription that can be cancelled and resumed, changed, used, and paid where it is overdue. */
export const subscriptionResolvers = {
  subscriptionHistory: (_args: unknown, { user }: Caller) =>
    (user?.subscription?.events ?? []).map(({ planId, ...event }, index, { length }) => ({
      ...event,
      id: String(length - index),
      Currency: event.amount === null ? null : currencyOf('USD'),
      Plan: planOf(planId),
    })),
  subscriptionCancel: (_args: unknown, caller: Caller) => setRenewal(caller, false),
  subscriptionResume: (_args: unknown, caller: Caller) => setRenewal(caller, true),
  ...changeResolvers,
  subscriptionPay({ paymentMethodId, idempotencyKey }: Payment, caller: Caller) {
    const { subscription } = liveOf(caller);
    const { planId, nextPlanId, price } = subscription;
    const next = nextPlanId === null ? undefined : planOf(nextPlanId);
    const total = next ? priceOfPlan(next) : price;
    const renewal = { purpose: 'RENEWAL' as const, planId: nextPlanId ?? planId, price: total, total };
    return payForPlan(caller, idempotencyKey, renewal, paymentMethodId, () => {
      if (subscription.status !== 'PAST_DUE') throw failure('CONFLICT');
    });
  },
  subscriptionMethodSet({ savedMethodId }: { savedMethodId?: string | null }, caller: Caller) {
    const { user, subscription } = liveOf(caller);
    if (savedMethodId && !savedMethodsOf(user).some(({ id }) => id === savedMethodId))
      throw failure('BAD_USER_INPUT', { savedMethodId: 'invalid' });
    subscription.savedMethodId = savedMethodId ?? null;
    return subscriptionOf(user);
  },
  savedMethodRemove,
  subscriptionActivate: activate,
};
