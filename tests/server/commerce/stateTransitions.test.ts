import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeBack, winDispute } from '../../../server/commerce/checkout/chargebacks.ts';
import { expireOrder } from '../../../server/commerce/checkout/expireOrder.ts';
import {
  transitionPresent,
  transitionPurchase,
  RefusedTransition,
} from '../../../server/commerce/orders/transitions.ts';
import { Failure } from '../../../server/kernel/failure.ts';
import { expirePresent } from '../../../server/commerce/presents/expirePresent.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { sendPresent } from '../../../server/commerce/presents/sendPresent.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../server/commerce/subscriptions/cancel.ts';
import { previewChange } from '../../../server/commerce/billing/change.ts';
import { payOverdue } from '../../../server/commerce/billing/pay.ts';
import { canTransition, presentTransitions, purchaseTransitions } from '../../../src/shared/states.ts';
import {
  fillWallet,
  newAccount,
  pay,
  deliverProviderEvent,
  ledgerProblems,
  payByCard,
} from '../support/checkoutSupport.ts';
import { scholar } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { buyPresent } from '../support/presentSupport.ts';
import {
  later,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
  type Subscriber,
} from '../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

beforeEach(() => beginRegularMonth(services));

/** The state after an operation, or `refused` for a failure that the caller receives. */
async function after(work: Promise<unknown>, state: () => Promise<string>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Failure) return 'refused';
    throw error;
  }
  return state();
}

/** Every pair of a row and a column, with its cell. */
const cells = <Row extends string, Column extends string>(table: Record<Row, Record<Column, string>>) =>
  (Object.keys(table) as Row[]).flatMap((row) =>
    (Object.keys(table[row]) as Column[]).map((column) => [row, column, table[row][column]] as const),
  );

describe('the outcome for a transaction', () => {
  const disputeOf = (id: string) => `dispute of ${id}`;
  const expire = async (id: string) => {
    services.time.advance({ hours: 25 });
    await expireOrder(services, (await transactionOf(services, id)).order_id ?? '');
  };
  const operations = {
    processes: (id: string) => deliverProviderEvent(services, id, 'payment.processing'),
    succeeds: (id: string) => deliverProviderEvent(services, id, 'payment.succeeded'),
    fails: (id: string) => deliverProviderEvent(services, id, 'payment.failed'),
    expires: expire,
    'is refunded in part': (id: string) => refund(services, id, 1_000),
    'is refunded': (id: string) => refund(services, id, 'whole'),
    'is charged back': (id: string) =>
      db
        .transaction()
        .execute((trx) =>
          chargeBack(trx, services, { id: disputeOf(id), transactionId: id, amount: 9_999, reason: null }),
        ),
    'wins its dispute': (id: string) =>
      db.transaction().execute((trx) => winDispute(trx, services, { id: disputeOf(id), transactionId: id })),
  };
  type Operation = keyof typeof operations;

  /** The operations that lead to each state. */
  const ways = {
    PENDING: [],
    PROCESSING: ['processes'],
    SUCCEEDED: ['succeeds'],
    FAILED: ['fails'],
    EXPIRED: ['expires'],
    PARTIALLY_REFUNDED: ['succeeds', 'is refunded in part'],
    REFUNDED: ['succeeds', 'is refunded'],
    CHARGED_BACK: ['succeeds', 'is charged back'],
  } as const satisfies Record<string, readonly Operation[]>;
  type State = keyof typeof ways;

  /** Parses a row of outcomes, in the order of the operations. */
  const row = (text: string): Record<Operation, string> => {
    const words = text.trim().split(/\s+/);
    return Object.fromEntries(
      Object.keys(operations).map((operation, index) => [operation, words[index] ?? '']),
    ) as Record<Operation, string>;
  };
  const leaves: Record<State, Record<Operation, string>> = {
    //           processes          succeeds           fails              expires            part                whole     charged back  won
    PENDING: row(
      'PROCESSING         SUCCEEDED          FAILED             EXPIRED            refused             refused   PENDING       PENDING',
    ),
    // Only its provider decides it.
    PROCESSING: row(
      'PROCESSING         SUCCEEDED          FAILED             PROCESSING         refused             refused   PROCESSING    PROCESSING',
    ),
    SUCCEEDED: row(
      'SUCCEEDED          SUCCEEDED          SUCCEEDED          SUCCEEDED          PARTIALLY_REFUNDED  REFUNDED  CHARGED_BACK  SUCCEEDED',
    ),
    FAILED: row(
      'FAILED             SUCCEEDED          FAILED             FAILED             refused             refused   FAILED        FAILED',
    ),
    // A success for an expired order is refunded at once.
    EXPIRED: row(
      'EXPIRED            REFUNDED           EXPIRED            EXPIRED            refused             refused   EXPIRED       EXPIRED',
    ),
    PARTIALLY_REFUNDED: row(
      'PARTIALLY_REFUNDED PARTIALLY_REFUNDED PARTIALLY_REFUNDED PARTIALLY_REFUNDED PARTIALLY_REFUNDED  REFUNDED  CHARGED_BACK  PARTIALLY_REFUNDED',
    ),
    // The bank takes the money again.
    REFUNDED: row(
      'REFUNDED           REFUNDED           REFUNDED           REFUNDED           refused             refused   CHARGED_BACK  REFUNDED',
    ),
    CHARGED_BACK: row(
      'CHARGED_BACK       CHARGED_BACK       CHARGED_BACK       CHARGED_BACK       refused             refused   CHARGED_BACK  SUCCEEDED',
    ),
  };

  it.each(cells(leaves))('in %s that %s: %s', async (from, operation, to) => {
    const { transactionId: id } = await pay(services, await newAccount(services), scholar);
    for (const step of ways[from]) await operations[step](id);
    const state = async () => (await transactionOf(services, id)).status;
    expect(await state()).toBe(from);
    expect(await after(operations[operation](id), state)).toBe(to);
  });
});

describe('the outcome for a gift', () => {
  const bought = async () => {
    const buyer = await newAccount(services);
    return { buyer, ...(await buyPresent(services, buyer, scholar, { recipientName: 'Mary' })) };
  };
  type Present = Awaited<ReturnType<typeof bought>>;
  const operations = {
    sent: ({ id, buyer }: Present) =>
      buyer.user && sendPresent(services, buyer.user, id, `${id}@example.com`),
    redeemed: async ({ id }: Present) => {
      const { user } = await newAccount(services);
      if (user) await redeemPresent(services, user, presentCode(services.secret, id));
    },
    'left for a year': async ({ id }: Present) => {
      services.time.advance({ days: 366 });
      await expirePresent(services, id);
    },
    refunded: ({ transactionId }: Present) => refund(services, transactionId, 'whole'),
  };
  const ways = {
    PURCHASED: [],
    SENT: ['sent'],
    REDEEMED: ['redeemed'],
    EXPIRED: ['left for a year'],
  } as const satisfies Record<string, readonly (keyof typeof operations)[]>;
  const leaves: Record<keyof typeof ways, Record<keyof typeof operations, string>> = {
    PURCHASED: { sent: 'SENT', redeemed: 'REDEEMED', 'left for a year': 'EXPIRED', refunded: 'EXPIRED' },
    SENT: { sent: 'SENT', redeemed: 'REDEEMED', 'left for a year': 'EXPIRED', refunded: 'EXPIRED' },
    REDEEMED: {
      sent: 'refused',
      redeemed: 'refused',
      'left for a year': 'REDEEMED',
      refunded: 'REDEEMED',
    },
    EXPIRED: { sent: 'refused', redeemed: 'refused', 'left for a year': 'EXPIRED', refunded: 'EXPIRED' },
  };

  it.each(cells(leaves))('in %s when %s: %s', async (from, operation, to) => {
    const present = await bought();
    for (const step of ways[from]) await operations[step](present);
    const state = async () =>
      (
        await db
          .selectFrom('presents')
          .select('status')
          .where('id', '=', present.id)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await state()).toBe(from);
    expect(await after(Promise.resolve(operations[operation](present)), state)).toBe(to);
  });
});

describe('the outcome for a subscription', () => {
  const canceled = async (): Promise<Subscriber> => {
    const person = await subscriber(services, 'month');
    await cancelSubscription(services, person.user, {});
    await later(services, 30);
    return person;
  };
  const ways = {
    TRIALING: () => subscriber(services, 'year', { trial: true }),
    ACTIVE: () => subscriber(services, 'month'),
    PAST_DUE: async () => {
      const person = await subscriber(services, 'month');
      await later(services, 30);
      return person;
    },
    CANCELED: canceled,
  };
  const operations = {
    canceled: ({ user }: Subscriber) => cancelSubscription(services, user, {}),
    resumed: ({ user }: Subscriber) => resumeSubscription(services, user),
    'paid manually': async ({ user, currency }: Subscriber) => {
      await fillWallet(services, user.id, currency, 1_200);
      await payOverdue(services, user, { paymentMethodId: 'balance', idempotencyKey: randomUUID() });
    },
    'previewed for a plan change': ({ user }: Subscriber) => previewChange(services, user, 'lifetime'),
    'left alone for 30 days': () => later(services, 30),
    'due with money in the wallet': async ({ user, currency }: Subscriber) => {
      await fillWallet(services, user.id, currency, 9_600);
      await later(services, 30);
    },
  };
  const leaves: Record<keyof typeof ways, Record<keyof typeof operations, string>> = {
    TRIALING: {
      canceled: 'TRIALING',
      resumed: 'TRIALING',
      'paid manually': 'refused',
      'previewed for a plan change': 'TRIALING',
      'left alone for 30 days': 'CANCELED',
      'due with money in the wallet': 'ACTIVE',
    },
    ACTIVE: {
      canceled: 'ACTIVE',
      resumed: 'ACTIVE',
      'paid manually': 'refused',
      'previewed for a plan change': 'ACTIVE',
      'left alone for 30 days': 'PAST_DUE',
      'due with money in the wallet': 'ACTIVE',
    },
    PAST_DUE: {
      canceled: 'CANCELED',
      resumed: 'PAST_DUE',
      'paid manually': 'ACTIVE',
      'previewed for a plan change': 'PAST_DUE',
      'left alone for 30 days': 'CANCELED',
      'due with money in the wallet': 'ACTIVE',
    },
    CANCELED: {
      canceled: 'refused',
      resumed: 'refused',
      'paid manually': 'refused',
      'previewed for a plan change': 'refused',
      'left alone for 30 days': 'CANCELED',
      'due with money in the wallet': 'CANCELED',
    },
  };

  it.each(cells(leaves))('in %s when %s: %s', async (from, operation, to) => {
    const person = await ways[from]();
    const state = async () => (await subscriptionOf(services, person.user)).status;
    expect(await state()).toBe(from);
    expect(await after(operations[operation](person), state)).toBe(to);
  });
});

describe('a transition in the database', () => {
  it('of a purchase follows the transition table', async () => {
    const { orderId } = await payByCard(services, await newAccount(services), scholar);
    const { id } = await db
      .selectFrom('purchases')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    // One that waits says until when.
    await db.updateTable('purchases').set({ starts_at: services.clock() }).where('id', '=', id).execute();
    const states = Object.keys(purchaseTransitions) as (keyof typeof purchaseTransitions)[];
    for (const from of states)
      for (const to of states) {
        await db.updateTable('purchases').set({ status: from }).where('id', '=', id).execute();
        const move = transitionPurchase(db, { id, status: from }, to);
        if (canTransition(purchaseTransitions, from, to)) await move;
        else await expect(move).rejects.toThrow(RefusedTransition);
        const { status } = await db
          .selectFrom('purchases')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(status).toBe(canTransition(purchaseTransitions, from, to) ? to : from);
      }
    await db.updateTable('purchases').set({ status: 'ACTIVE' }).where('id', '=', id).execute();
  });

  it('of a gift follows the transition table', async () => {
    const { id } = await buyPresent(services, await newAccount(services), scholar);
    const states = Object.keys(presentTransitions) as (keyof typeof presentTransitions)[];
    for (const from of states)
      for (const to of states) {
        await db.updateTable('presents').set({ status: from }).where('id', '=', id).execute();
        const move = transitionPresent(db, { id, status: from }, to);
        if (canTransition(presentTransitions, from, to)) await move;
        else await expect(move).rejects.toThrow(RefusedTransition);
      }
    await db.updateTable('presents').set({ status: 'PURCHASED' }).where('id', '=', id).execute();
  });
});

it('after all these operations the books are right', async () => {
  expect(await ledgerProblems(services)).toEqual([]);
});
