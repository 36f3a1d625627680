import type { OwnPlanQuery } from '@/data/generated/public/ownPlan';

/** A subscription that gives something now. */
export type LivePlan = NonNullable<NonNullable<OwnPlanQuery['me']>['Subscription']>;

/** The subscription of an answer, if it gives anything now. */
export function livePlan(answer: OwnPlanQuery | undefined): LivePlan | undefined {
  const subscription = answer?.me?.Subscription;
  const isLive = subscription && ['TRIALING', 'ACTIVE', 'PAST_DUE'].includes(subscription.status);
  return isLive ? subscription : undefined;
}
