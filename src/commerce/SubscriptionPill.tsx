import { isEnding, subscriptionTone, type subscriptionState } from '@/shared/subscriptionState';
import { StatusPill } from '@/ui/StatusPill';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';

/** The status of a subscription at a glance; of one that was canceled, the day of its end. */
export function SubscriptionPill({
  subscription,
}: {
  subscription: Parameters<typeof subscriptionState>[0];
}) {
  const tone = isEnding(subscription) ? 'wait' : subscriptionTone[subscription.status];
  return <StatusPill tone={tone}>{useSubscriptionWords().status(subscription)}</StatusPill>;
}
