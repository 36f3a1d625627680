import { currencyOf, plans } from './catalogue';
import { failure } from './failure';
import type { Caller } from './pricing';
import type { MockUser } from './world';

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** The subscription of the demo account, ten days before its renewal; nobody else has one. */
export const subscriptionOf = (user: MockUser) =>
  user.id === 'ada'
    ? {
        id: 'subscription-1',
        status: 'ACTIVE',
        price: '9.90',
        Currency: currencyOf('USD'),
        activeEndDate: inDays(10),
        pastDueEndDate: null,
        stopReason: null,
        lastPaymentDate: inDays(-20),
        nextChargeAt: user.isCanceling ? null : inDays(10),
        isTrial: false,
        startFromTrial: true,
        renew: !user.isCanceling,
        maxActivated: 3,
        activationsLeft: 2,
        Plan: plans[0],
        NextPlan: null,
        SavedMethod: null,
      }
    : null;

const event = (id: string, kind: string, days: number, amount: string | null = null) => ({
  id,
  kind,
  createdAt: inDays(days),
  amount,
  Currency: amount === null ? null : currencyOf('USD'),
  Plan: plans[0],
});

function changed(user: MockUser | undefined, isCanceling: boolean) {
  if (!user || !subscriptionOf(user)) throw failure('NOT_FOUND');
  user.isCanceling = isCanceling;
  return subscriptionOf(user);
}

/** A subscription that can be cancelled and resumed. */
export const subscriptionResolvers = {
  subscriptionHistory: (_args: unknown, { user }: Caller) =>
    user && subscriptionOf(user)
      ? [
          event('3', 'RENEWED', -20, '9.90'),
          event('2', 'RENEWED', -50, '9.90'),
          event('1', 'TRIAL_STARTED', -64),
        ]
      : [],
  subscriptionCancel: (_args: unknown, { user }: Caller) => changed(user, true),
  subscriptionResume: (_args: unknown, { user }: Caller) => changed(user, false),
};
