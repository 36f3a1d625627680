import { expect, it } from 'vitest';
import { assertMove, RefusedMove } from '../../server/checkout/moves.ts';
import {
  dreamMoves,
  orderMoves,
  presentMoves,
  purchaseMoves,
  subscriptionMoves,
  transactionMoves,
} from '../../src/shared/states.ts';

/** Every allowed move, written out by hand; everything else must be refused. */
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
    'PARTIALLY_REFUNDED>REFUNDED',
    'PARTIALLY_REFUNDED>CHARGED_BACK',
    'CHARGED_BACK>SUCCEEDED',
    'CHARGED_BACK>PARTIALLY_REFUNDED',
  ],
  purchase: [
    'PENDING>ACTIVE',
    'PENDING>CANCELED',
    'ACTIVE>SPENT',
    'ACTIVE>EXPIRED',
    'ACTIVE>REFUNDED',
    'REFUNDED>ACTIVE',
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
  order: orderMoves,
  transaction: transactionMoves,
  purchase: purchaseMoves,
  present: presentMoves,
  subscription: subscriptionMoves,
  dream: dreamMoves,
};

it.each(Object.entries(tables))('%s allows its moves and refuses every other', (name, moves) => {
  const states = Object.keys(moves);
  const taken = states.flatMap((from) =>
    states.flatMap((to) => {
      try {
        assertMove(name, moves, from, to);
        return [`${from}>${to}`];
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedMove);
        return [];
      }
    }),
  );
  const wanted = Object.entries(allowed).find(([key]) => key === name)?.[1] ?? [];
  expect(taken.sort()).toEqual(wanted.toSorted());
});
