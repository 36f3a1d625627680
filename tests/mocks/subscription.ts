import type { Subscription, SubscriptionEvent } from '../../server/graphql/generated/resolverTypes';
import { atlas, lifetime, month, planOf } from './catalogue';
import { paid } from './checkout';
import type { Answers } from './contract';
import { card, usd } from './directories';
import { inDays } from './time';

export const savedMethods = [
  { id: 'saved-1', label: '•••• 4242', PaymentMethod: card, createdAt: inDays(-200) },
  { id: 'saved-2', label: '•••• 0005', PaymentMethod: card, createdAt: inDays(-90) },
];

/** The next charge. */
const nextCharge = (date: string, Plan = month, amount = '9.90') => ({ date, amount, Currency: usd, Plan });

/** A monthly subscription paid from the wallet, ten days before its renewal. */
export const subscription = (facts: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  status: 'ACTIVE',
  price: '9.90',
  Currency: usd,
  activeEndDate: inDays(10),
  lastPaymentDate: inDays(-20),
  NextCharge: nextCharge(inDays(10)),
  Upcoming: [],
  isCovered: true,
  announcedAt: null,
  hasNotice: false,
  withdrawableUntil: null,
  EarlyEnd: null,
  isTrial: false,
  startFromTrial: true,
  renew: true,
  maxActivated: 3,
  activationsLeft: 3,
  Plan: month,
  ...facts,
});

const event = (id: string, days: number, facts: Partial<SubscriptionEvent>): SubscriptionEvent => ({
  id,
  kind: 'RENEWED',
  createdAt: inDays(days),
  Plan: month,
  ...facts,
});

const charged = { amount: '9.90', Currency: usd };

/** Changing to the lifetime plan is an upgrade; any other change waits for the renewal. */
export const subscriptionAnswers = {
  subscriptionHistory: () => [
    event('3', -20, charged),
    event('2', -50, charged),
    event('1', -64, { kind: 'TRIAL_STARTED' }),
  ],
  subscriptionChangePreview: ({ planId }) =>
    planId === lifetime.id
      ? {
          id: 'change-1',
          kind: 'UPGRADE',
          Plan: lifetime,
          credit: '3.30',
          total: '145.70',
          renewalPrice: '149.00',
          Currency: usd,
          startsAt: inDays(0),
          Behind: [],
        }
      : {
          id: 'change-2',
          kind: 'DOWNGRADE',
          Plan: planOf(planId),
          credit: '0.00',
          total: '0.00',
          renewalPrice: '99.00',
          NextCharge: nextCharge(inDays(10), planOf(planId), '99.00'),
          Currency: usd,
          startsAt: inDays(10),
          endsAt: inDays(375),
          Behind: [],
        },
  subscriptionChange: ({ input: { planId } }) =>
    planId === lifetime.id
      ? {
          Subscription: subscription({ Plan: lifetime, activeEndDate: null, NextCharge: null }),
          Payment: paid(),
        }
      : {
          Subscription: subscription({
            NextPlan: planOf(planId),
            NextCharge: nextCharge(inDays(10), planOf(planId), '99.00'),
          }),
        },
  subscriptionChangeCancel: () => subscription(),
  subscriptionCancel: () => subscription({ renew: false, NextCharge: null }),
  subscriptionEndEarly: () => subscription({ renew: false, NextCharge: null }),
  subscriptionResume: () => subscription(),
  subscriptionPay: () => paid(),
  subscriptionMethodSet: ({ savedMethodId }) =>
    subscription({ SavedMethod: savedMethods.find(({ id }) => id === savedMethodId) ?? null }),
  savedMethodAdd: () => '/sandbox/pay/card',
  savedMethodRemove: () => true,
  subscriptionActivate: () => ({ id: 'activation-1', status: 'ACTIVE', Product: atlas, hasGoods: true }),
} satisfies Partial<Answers>;
