import { priceIn, type ShownPrice } from '@/commerce/price';
import type { Owner, Plan, Subscription } from '@/features/subscription/types';

type Renewal = Pick<Subscription, 'status' | 'renew' | 'activeEndDate'>;

/** Whether it runs: in its trial, paid for, or in its grace. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';

/** Whether there is a renewal that can be stopped. */
export const canCancel = (subscription: Renewal): boolean =>
  isLive(subscription) && subscription.renew && subscription.activeEndDate !== null;

/** Whether the renewal was stopped and can go on after all. */
export const canResume = (subscription: Renewal): boolean =>
  isLive(subscription) && !subscription.renew && subscription.activeEndDate !== null;

/** Whether the plan can be changed: not where there is no end. */
export const canChange = (subscription: Renewal): boolean =>
  isLive(subscription) && subscription.activeEndDate !== null;

/** Whether the user may start a free trial: only if they never had a subscription. */
export const isTrialOpen = (
  plan: Pick<Plan, 'trialPeriod' | 'duration' | 'lifetime' | 'infinity'>,
  { hadSubscriptionBefore }: Pick<Owner, 'hadSubscriptionBefore'>,
): boolean =>
  !hadSubscriptionBefore &&
  plan.trialPeriod > 0 &&
  plan.duration !== null &&
  !plan.lifetime &&
  !plan.infinity;

/** The plans that are sold, in their order. */
export const soldPlans = (plans: readonly Plan[]): Plan[] =>
  plans.filter(({ active, Product }) => active && Product.active).toSorted((a, b) => a.index - b.index);

/** What a plan costs now in a currency, else in the base currency. */
export const planPrice = ({ Product: { Tariffs } }: Plan, currencyId: string): ShownPrice | undefined =>
  priceIn(Tariffs.toSorted((a, b) => a.index - b.index)[0]?.Prices ?? [], currencyId);
