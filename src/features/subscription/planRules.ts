import { priceIn, type ShownPrice } from '@/commerce/price';
import type { Owner, Plan, Subscription } from '@/features/subscription/types';

type Renewal = Pick<Subscription, 'status' | 'renew' | 'activeEndDate'>;

/** Whether it's live: in its trial, paid for, or in the grace period. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';

/** Whether there's a renewal to cancel. */
export const canCancel = (subscription: Renewal): boolean =>
  isLive(subscription) && subscription.renew && subscription.activeEndDate !== null;

/** Whether the renewal was canceled and can still be resumed. */
export const canResume = (subscription: Renewal): boolean =>
  isLive(subscription) && !subscription.renew && subscription.activeEndDate !== null;

/** Whether the plan can be changed; not if it never ends. */
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

/** The plans on sale, in display order. */
export const soldPlans = (plans: readonly Plan[]): Plan[] =>
  plans.filter(({ active, Product }) => active && Product.active).toSorted((a, b) => a.index - b.index);

/** The current price of a plan in a currency; falls back to the base currency. */
export const planPrice = ({ Product: { Tariffs } }: Plan, currencyId: string): ShownPrice | undefined =>
  priceIn(Tariffs.toSorted((a, b) => a.index - b.index)[0]?.Prices ?? [], currencyId);
