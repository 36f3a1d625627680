import type { SubscriptionEventKind } from '@/graphql/generated/subscription';

/** A subscription of the mock provider, in dollars. */
export interface MockSubscription {
  status: 'ACTIVE' | 'PAST_DUE';
  planId: string;
  /** The plan that follows at the renewal. */
  nextPlanId: string | null;
  /** What was paid for the present period. */
  price: string;
  startedAt: string;
  /** Null without an end. */
  endsAt: string | null;
  renew: boolean;
  /** Null for the wallet. */
  savedMethodId: string | null;
  activations: { productId: string; availableTo: string | null }[];
  /** The newest first. */
  events: MockEvent[];
}

export interface MockEvent {
  kind: SubscriptionEventKind;
  planId: string;
  createdAt: string;
  amount: string | null;
}

const day = 86_400_000;

/** The time so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

const renewed = (days: number): MockEvent => ({
  kind: 'RENEWED',
  planId: '1',
  createdAt: inDays(days),
  amount: '9.90',
});

/** A monthly subscription, ten days before its renewal. */
export const mockSubscription = (facts: Partial<MockSubscription> = {}): MockSubscription => ({
  status: 'ACTIVE',
  planId: '1',
  nextPlanId: null,
  price: '9.90',
  startedAt: inDays(-20),
  endsAt: inDays(10),
  renew: true,
  savedMethodId: null,
  activations: [],
  events: [
    renewed(-20),
    renewed(-50),
    { kind: 'TRIAL_STARTED', planId: '1', createdAt: inDays(-64), amount: null },
  ],
  ...facts,
});

/** Writes what happened into the history. */
export function note(
  { events }: MockSubscription,
  kind: MockEvent['kind'],
  planId: string,
  amount: string | null = null,
): void {
  events.unshift({ kind, planId, createdAt: inDays(0), amount });
}
