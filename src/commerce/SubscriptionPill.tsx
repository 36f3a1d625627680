import { isEnding, subscriptionTone, type subscriptionState } from '@/shared/subscriptionState';
import { StatusPill } from '@/ui/StatusPill';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';

/** A subscription's status; for a canceled one, the day it ends. */
export function SubscriptionPill({
  subscription,
}: {
  subscription: Parameters<typeof subscriptionState>[0];
}) {
  const tone = isEnding(subscription) ? 'wait' : subscriptionTone[subscription.status];
  return <StatusPill tone={tone}>{useSubscriptionWords().status(subscription)}</StatusPill>;
}
