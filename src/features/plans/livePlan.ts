import type { OwnPlanQuery } from '@/data/generated/public/ownPlan';

/** A subscription that currently gives access. */
export type LivePlan = NonNullable<NonNullable<OwnPlanQuery['me']>['Subscription']>;

/** The subscription in a response, if it currently gives access. */
export function livePlan(answer: OwnPlanQuery | undefined): LivePlan | undefined {
  const subscription = answer?.me?.Subscription;
  const isLive = subscription && ['TRIALING', 'ACTIVE', 'PAST_DUE'].includes(subscription.status);
  return isLive ? subscription : undefined;
}
