import { paymentMethods } from './catalogue';
import { failure } from './failure';
import type { Caller } from './pricing';
import { inDays } from './subscriptionFacts';
import type { MockUser } from './world';

const all = [
  { id: 'saved-1', label: '•••• 4242', PaymentMethod: paymentMethods[0], createdAt: inDays(-200) },
  { id: 'saved-2', label: '•••• 0005', PaymentMethod: paymentMethods[0], createdAt: inDays(-90) },
];

/** What somebody's methods are kept as. */
export const savedMethodsOf = ({ removedMethods }: MockUser) =>
  all.filter(({ id }) => !removedMethods?.includes(id));

/** Forgets a saved method that no renewal is paid with. */
export function savedMethodRemove({ id }: { id: string }, { user }: Caller): boolean {
  if (!user) throw failure('UNAUTHENTICATED');
  if (!all.some((method) => method.id === id)) throw failure('NOT_FOUND');
  if (user.subscription?.renew && user.subscription.savedMethodId === id) throw failure('CONFLICT');
  user.removedMethods = [...(user.removedMethods ?? []), id];
  return true;
}
