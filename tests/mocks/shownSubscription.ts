import { products } from './catalogue';
import { currencyOf } from './currencies';
import { planOf, priceOfPlan } from './plans';
import { savedMethodsOf } from './savedMethods';
import { inDays } from './subscriptionFacts';
import type { MockUser } from './world';

/** How many products each period opens. */
export const activations = 3;
const usd = currencyOf('USD');

/** The subscription of the demo account; nobody else has one. */
export function subscriptionOf(user: MockUser) {
  if (!user.subscription) return null;
  const { planId, nextPlanId, savedMethodId, ...own } = user.subscription;
  const isOverdue = own.status === 'PAST_DUE';
  return {
    id: `subscription-${user.id}`,
    status: own.status,
    price: own.price,
    Currency: usd,
    activeEndDate: own.endsAt,
    pastDueEndDate: isOverdue ? inDays(2) : null,
    stopReason: null,
    lastPaymentDate: own.startedAt,
    nextChargeAt: own.renew ? (isOverdue ? inDays(1) : own.endsAt) : null,
    isTrial: false,
    startFromTrial: true,
    renew: own.renew,
    maxActivated: activations,
    activationsLeft: activations - own.activations.length,
    Plan: planOf(planId),
    NextPlan: nextPlanId === null ? null : planOf(nextPlanId),
    SavedMethod: savedMethodsOf(user).find(({ id }) => id === savedMethodId) ?? null,
  };
}

/** What is charged next, if anything is. */
export function dueOf(user: MockUser) {
  const shown = subscriptionOf(user);
  if (!shown || shown.nextChargeAt === null) return null;
  const { NextPlan: next, Plan, Currency } = shown;
  const amount = next ? priceOfPlan(next) : shown.price;
  return { date: shown.nextChargeAt, amount, Currency, Plan: next ?? Plan };
}

/** What was activated with the subscription. */
export const activationsOf = ({ subscription }: MockUser) =>
  (subscription?.activations ?? []).map(({ productId, availableTo }) => ({
    id: `activation-${productId}`,
    status: 'ACTIVE',
    availableTo,
    spentAt: null,
    Product: products.find(({ id }) => id === productId),
  }));
