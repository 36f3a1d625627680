import { expect, it } from 'vitest';
import { assertTransition, RefusedTransition } from '../../../server/commerce/orders/transitions.ts';
import {
  dreamTransitions,
  orderTransitions,
  presentTransitions,
  purchaseTransitions,
  refundTransitions,
  subscriptionTransitions,
  transactionTransitions,
} from '../../../src/shared/states.ts';

/** Every allowed transition, written by hand; all others must be refused. */
const allowed = {
  order: [
    'OPEN>CONFIRMED',
    'OPEN>PAID',
    'OPEN>EXPIRED',
    'CONFIRMED>OPEN',
    'CONFIRMED>PAID',
    'CONFIRMED>EXPIRED',
    'PAID>REFUNDED',
    'REFUNDED>PAID',
  ],
  transaction: [
    'PENDING>PROCESSING',
    'PENDING>SUCCEEDED',
    'PENDING>FAILED',
    'PENDING>EXPIRED',
    'PROCESSING>SUCCEEDED',
    'PROCESSING>FAILED',
    'PROCESSING>EXPIRED',
    'FAILED>SUCCEEDED',
    'EXPIRED>SUCCEEDED',
    'SUCCEEDED>PARTIALLY_REFUNDED',
    'SUCCEEDED>REFUNDED',
    'SUCCEEDED>CHARGED_BACK',
    'PARTIALLY_REFUNDED>SUCCEEDED',
    'PARTIALLY_REFUNDED>REFUNDED',
    'PARTIALLY_REFUNDED>CHARGED_BACK',
    'REFUNDED>SUCCEEDED',
    'REFUNDED>PARTIALLY_REFUNDED',
    'REFUNDED>CHARGED_BACK',
    'CHARGED_BACK>SUCCEEDED',
    'CHARGED_BACK>PARTIALLY_REFUNDED',
    'CHARGED_BACK>REFUNDED',
  ],
  refund: [
    'REQUESTED>SENT',
    'REQUESTED>SUCCEEDED',
    'REQUESTED>FAILED',
    'SENT>SUCCEEDED',
    'SENT>FAILED',
    'SUCCEEDED>FAILED',
  ],
  purchase: [
    'PENDING>ACTIVE',
    'PENDING>CANCELED',
    'ACTIVE>SPENT',
    'ACTIVE>EXPIRED',
    'ACTIVE>REFUNDED',
    'SPENT>ACTIVE',
    'EXPIRED>ACTIVE',
    'REFUNDED>ACTIVE',
    'CANCELED>PENDING',
  ],
  present: [
    'PURCHASED>SENT',
    'PURCHASED>REDEEMED',
    'PURCHASED>EXPIRED',
    'SENT>REDEEMED',
    'SENT>EXPIRED',
    'EXPIRED>PURCHASED',
  ],
  subscription: [
    'INCOMPLETE>TRIALING',
    'INCOMPLETE>ACTIVE',
    'INCOMPLETE>INCOMPLETE_EXPIRED',
    'TRIALING>ACTIVE',
    'TRIALING>PAST_DUE',
    'TRIALING>CANCELED',
    'ACTIVE>PAST_DUE',
    'ACTIVE>CANCELED',
    'PAST_DUE>ACTIVE',
    'PAST_DUE>CANCELED',
  ],
  dream: ['OPEN>FULFILLED', 'OPEN>ARCHIVED', 'ARCHIVED>OPEN'],
};

const tables: Record<keyof typeof allowed, Readonly<Record<string, readonly string[]>>> = {
  order: orderTransitions,
  transaction: transactionTransitions,
  refund: refundTransitions,
  purchase: purchaseTransitions,
  present: presentTransitions,
  subscription: subscriptionTransitions,
  dream: dreamTransitions,
};

it.each(Object.entries(tables))('%s allows exactly the listed transitions', (name, transitions) => {
  const states = Object.keys(transitions);
  const taken = states.flatMap((from) =>
    states.flatMap((to) => {
      try {
        assertTransition(name, transitions, from, to);
        return [`${from}>${to}`];
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedTransition);
        return [];
      }
    }),
  );
  const wanted = Object.entries(allowed).find(([key]) => key === name)?.[1] ?? [];
  expect(taken.sort()).toEqual(wanted.toSorted());
});
