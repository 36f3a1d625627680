import { planOf } from './plans';
import { inDays, note } from './subscriptionFacts';
import type { MockOrder, MockUser } from './world';

/** What a paid order does to the subscription that it was made for. */
export function fulfil({ subscription }: MockUser, { forPlan, quote }: MockOrder): void {
  if (!subscription || !forPlan) return;
  const { planId, purpose } = forPlan;
  const { duration } = planOf(planId);
  Object.assign(subscription, {
    status: 'ACTIVE',
    planId,
    nextPlanId: null,
    price: quote.default,
    startedAt: inDays(0),
    endsAt: duration === null ? null : inDays(duration),
    ...(purpose === 'RENEWAL' && { activations: [] }),
  });
  note(subscription, purpose === 'UPGRADE' ? 'CHANGED' : 'RENEWED', planId, quote.total);
}
