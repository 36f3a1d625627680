import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../../server/accounts/erasure/eraseAccount.ts';
import { jobContext } from '../support/jobContext.ts';
import { mergeGuest } from '../../../server/accounts/guests/mergeGuest.ts';
import { findSession } from '../../../server/identity/findSession.ts';
import { chargeBack, winDispute } from '../../../server/commerce/checkout/chargebacks.ts';
import { eventBreaks } from '../../../server/commerce/books/checkEvents.ts';
import { expireOrder } from '../../../server/commerce/checkout/expireOrder.ts';
import {
  RefusedTransition,
  transitionOrder,
  transitionTransaction,
} from '../../../server/commerce/orders/transitions.ts';
import { retryPayment } from '../../../server/commerce/checkout/retryPayment.ts';
import type { Caller } from '../../../server/kernel/caller.ts';
import { Failure } from '../../../server/kernel/failure.ts';
import { expirePresent } from '../../../server/commerce/presents/expirePresent.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../server/commerce/subscriptions/cancel.ts';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { setMethod } from '../../../server/commerce/subscriptions/methods.ts';
import { payOverdue } from '../../../server/commerce/billing/pay.ts';
import { expireTopUp } from '../../../server/commerce/wallet/expireTopUp.ts';
import { canTransition, orderTransitions, transactionTransitions } from '../../../src/shared/states.ts';
import {
  fillWallet,
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
} from '../support/checkoutSupport.ts';
import { month, usd } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { keepCard, later } from '../support/subscriptionSupport.ts';
import { isConcurrent } from '../support/testDatabase.ts';
import { refund, topUp, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const atlas = (tariffId: string) => ({ productId: '2', tariffId, currencyId: usd });

/** An action, and which of the payments so far it applies to. */
type Step =
  | { readonly what: 'topUp'; readonly amount: string }
  | { readonly what: 'buy'; readonly with: 'balance' | 'sandbox'; readonly tariff: string }
  | {
      readonly what: 'event';
      readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.processing';
      readonly which: number;
      readonly times: number;
    }
  | {
      readonly what: 'refund';
      readonly which: number;
      readonly amount: number | 'whole';
      readonly to: 'SOURCE' | 'WALLET';
    }
  | { readonly what: 'chargeback' | 'won'; readonly which: number; readonly amount: number }
  | { readonly what: 'expire' | 'retry'; readonly which: number }
  | {
      readonly what: 'subscription';
      readonly move: 'cancel' | 'resume' | 'month later' | 'upgrade' | 'pay' | 'trial' | 'keep a card';
    }
  | { readonly what: 'give'; readonly tariff: 'atlas-scholar' | 'month' }
  | { readonly what: 'take' | 'year later'; readonly which: number }
  | { readonly what: 'merge' | 'erase' };

const which = fc.nat(6);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('topUp' as const), amount: fc.constantFrom('10', '45', '60.50') }),
  fc.record({
    what: fc.constant('buy' as const),
    with: fc.constantFrom('balance' as const, 'sandbox' as const),
    tariff: fc.constantFrom('atlas-reader', 'atlas-scholar', 'month'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('event' as const),
      type: fc.constantFrom(
        'payment.succeeded' as const,
        'payment.succeeded' as const,
        'payment.failed' as const,
        'payment.processing' as const,
      ),
      which,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('refund' as const),
      which,
      amount: fc.oneof(fc.constant('whole' as const), fc.integer({ min: 1, max: 5_000 })),
      to: fc.constantFrom('SOURCE' as const, 'WALLET' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('chargeback' as const, 'won' as const),
      which,
      // Each amount is a separate dispute.
      amount: fc.constantFrom(500, 3_000, 4_500),
    }),
  },
  fc.record({ what: fc.constantFrom('expire' as const, 'retry' as const), which }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('subscription' as const),
      move: fc.constantFrom(
        'cancel' as const,
        'resume' as const,
        'month later' as const,
        'upgrade' as const,
        'pay' as const,
        'trial' as const,
        'keep a card' as const,
      ),
    }),
  },
  fc.record({
    what: fc.constant('give' as const),
    tariff: fc.constantFrom('atlas-scholar' as const, 'month' as const),
  }),
  fc.record({ what: fc.constantFrom('take' as const, 'year later' as const), which }),
  fc.record({ what: fc.constantFrom('merge' as const, 'merge' as const, 'erase' as const) }),
);

/** An account, and a guest that will be merged into it. */
async function person() {
  const account = await newAccount(services);
  const email = account.user?.email ?? '';
  const first = await pay(services, nobody, atlas('atlas-reader'), { email });
  const token = first.autoGeneratedToken ?? '';
  const guest: Caller = { ...nobody, user: (await findSession(db, services.clock(), token))?.user };
  return { account, email, guest, token, payments: [first.transactionId] };
}

/** Performs a step; a refusal counts as an answer like any other. */
async function take(each: Step, who: Awaited<ReturnType<typeof person>>): Promise<void> {
  const { payments, account } = who;
  const isMerged = (await findSession(db, services.clock(), who.token)) === undefined;
  const buyer = isMerged ? account : who.guest;
  const id = 'which' in each ? payments[each.which % payments.length] : undefined;
  const disputeId = 'amount' in each ? `dispute of ${id} of ${each.amount}` : '';
  switch (each.what) {
    case 'topUp':
      payments.push(await topUp(services, account, usd, { amount: each.amount }));
      return;
    case 'buy': {
      const caller = each.with === 'balance' ? account : buyer;
      const order = each.tariff === 'month' ? month : atlas(each.tariff);
      const made = await pay(services, caller, order, { paymentMethodId: each.with, email: who.email });
      payments.push(made.transactionId);
      return;
    }
    case 'merge':
      await db
        .transaction()
        .execute((trx) => mergeGuest(trx, services, { guestToken: who.token, accountId: account.user.id }));
      return;
    case 'erase':
      await db
        .updateTable('users')
        .set({ deletion_date: services.clock() })
        .where('id', '=', account.user.id)
        .where('blocked_at', 'is', null)
        .execute();
      await eraseAccount(jobContext(services), account.user.id);
      return;
    case 'subscription':
      return moveOn(each.move, who);
    case 'give': {
      const order = each.tariff === 'month' ? month : atlas(each.tariff);
      payments.push((await pay(services, account, order, { present: {} })).transactionId);
      return;
    }
    case 'take':
    case 'year later': {
      const given = await db
        .selectFrom('presents')
        .select('id')
        .where('buyer_id', '=', account.user.id)
        .orderBy('id')
        .execute();
      const present = given[each.which % Math.max(1, given.length)];
      if (!present || !account.user) return;
      if (each.what === 'take')
        await redeemPresent(services, account.user, presentCode(services.secret, present.id));
      else {
        services.time.advance({ days: 366 });
        await expirePresent(services, present.id);
      }
      return;
    }
    default:
  }
  if (id === undefined) return;
  const transaction = await transactionOf(services, id);
  switch (each.what) {
    case 'event': {
      if (transaction.provider_reference === null) return;
      const event = randomUUID();
      for (let time = 0; time < each.times; time++)
        await deliverProviderEvent(services, id, each.type, { id: event, fee: 7 });
      return;
    }
    case 'refund':
      await refund(services, id, each.amount, { to: each.to });
      return;
    case 'chargeback':
      await db
        .transaction()
        .execute((trx) =>
          chargeBack(trx, services, { id: disputeId, transactionId: id, amount: each.amount, reason: null }),
        );
      return;
    case 'won':
      await db
        .transaction()
        .execute((trx) => winDispute(trx, services, { id: disputeId, transactionId: id }));
      return;
    case 'retry':
      payments.push(
        (
          await retryPayment(services, buyer, {
            transactionId: id,
            paymentMethodId: 'sandbox',
            idempotencyKey: randomUUID(),
          })
        ).transactionId,
      );
      return;
    case 'expire':
      services.time.advance({ hours: 25 });
      if (transaction.order_id === null) await expireTopUp(services, id);
      else await expireOrder(services, transaction.order_id);
  }
}

/** Performs an action on the account's subscription. */
async function moveOn(
  move: Extract<Step, { what: 'subscription' }>['move'],
  { account, payments }: Awaited<ReturnType<typeof person>>,
): Promise<void> {
  const { user } = account;
  if (!user) return;
  const idempotencyKey = randomUUID();
  switch (move) {
    case 'cancel':
      await cancelSubscription(services, user, {});
      return;
    case 'resume':
      await resumeSubscription(services, user);
      return;
    case 'month later':
      return later(services, 31);
    case 'keep a card':
      await setMethod(services, user, await keepCard(services, user));
      return;
    case 'trial': {
      const year = { productId: '11', currencyId: usd };
      const made = await pay(services, account, year, { paymentMethodId: 'balance', trial: true });
      payments.push(made.transactionId);
      return;
    }
    case 'pay':
      payments.push(
        (await payOverdue(services, user, { paymentMethodId: 'sandbox', idempotencyKey })).transactionId,
      );
      return;
    case 'upgrade': {
      const { kind, id: changeId } = await previewChange(services, user, 'year');
      const { payment } = await changeSubscription(services, user, {
        idempotencyKey,
        planId: 'year',
        changeId,
        ...(kind === 'UPGRADE' && { paymentMethodId: 'sandbox' }),
      });
      if (payment) payments.push(payment.transactionId);
    }
  }
}

const orRefused = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

describe('after random actions', () => {
  it('in sequence, the books stay right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        const who = await person();
        for (const each of steps) await orRefused(take(each, who));
        expect(await ledgerProblems(services)).toEqual([]);
        expect(await eventBreaks(db)).toEqual([]);
      }),
      { numRuns: isConcurrent ? 30 : 10, seed: 20_261_121 },
    );
  });

  it('running concurrently, the books stay right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        const who = await person();
        for (const amount of ['45', '60.50']) {
          const id = await topUp(services, who.account, usd, { amount });
          await deliverProviderEvent(services, id, 'payment.succeeded');
          who.payments.push(id);
        }
        await Promise.all(steps.map((each) => orRefused(take(each, who))));
        expect(await ledgerProblems(services)).toEqual([]);
        expect(await eventBreaks(db)).toEqual([]);
      }),
      { numRuns: isConcurrent ? 10 : 4, seed: 20_261_121 },
    );
  });
});

describe('one wallet', () => {
  it('takes 100 mixed concurrent operations and ends with the right balance', async () => {
    const caller = await newAccount(services);
    const owner = caller.user.id;
    await fillWallet(services, owner, usd, 50_000);
    // Only something that expires can be bought repeatedly.
    await db.updateTable('products').set({ available_duration: 30 }).where('id', '=', '2').execute();
    const before = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { transactionId } = await pay(services, caller, atlas('atlas-scholar'), {
          paymentMethodId: 'balance',
        }).catch(() => ({ transactionId: '' }));
        return transactionId;
      }),
    );
    const bought = before.filter((id) => id !== '');
    expect(bought).toHaveLength(11);
    const waiting = await Promise.all(Array.from({ length: 20 }, () => topUp(services, caller, usd)));
    const operations = [
      // 20 top-ups of 25.00, each reported twice.
      ...waiting.flatMap((id) => [
        () => deliverProviderEvent(services, id, 'payment.succeeded'),
        () => deliverProviderEvent(services, id, 'payment.succeeded'),
      ]),
      // 11 purchases refunded in two parts, and then more than was paid.
      ...bought.flatMap((id) => [
        () => refund(services, id, 2_000),
        () => refund(services, id, 2_000),
        () => refund(services, id, 2_000),
      ]),
      // 27 new purchases of 45.00, as far as the wallet holds.
      ...Array.from(
        { length: 27 },
        () => () => pay(services, caller, atlas('atlas-scholar'), { paymentMethodId: 'balance' }),
      ),
    ];
    expect(operations).toHaveLength(100);
    const done = await Promise.allSettled(operations.map((operation) => operation()));
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const error of refused) expect(error).toBeInstanceOf(Failure);
    const spent = done.slice(73).filter(({ status }) => status === 'fulfilled').length;
    expect(done.slice(40, 73).filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(await walletOf(services, owner, usd)).toBe(
      50_000 - 11 * 4_500 + 20 * 2_500 + 22 * 2_000 - spent * 4_500,
    );
    await db.updateTable('products').set({ available_duration: null }).where('id', '=', '2').execute();
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

/** Every pair of states in a transition table. */
const pairs = <State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
): [State, State][] => {
  const states = Object.keys(transitions) as State[];
  return states.flatMap((from) => states.map((to): [State, State] => [from, to]));
};

describe('a transition in the database', () => {
  // Each starts a payment, more of them than one address may.
  beforeEach(() => db.deleteFrom('rate_limits').execute());

  it.each(pairs(transactionTransitions))(
    'of a transaction from %s to %s follows the transition table',
    async (from, to) => {
      const { transactionId } = await pay(services, nobody, atlas('atlas-reader'));
      const set = db.updateTable('transactions').set({ status: from }).where('id', '=', transactionId);
      await set.execute();
      services.time.advance({ seconds: 1 });
      const moving = transitionTransaction(db, services.clock(), { id: transactionId, status: from }, to);
      const allowed = canTransition(transactionTransitions, from, to);
      if (!allowed) await expect(moving).rejects.toThrow(RefusedTransition);
      else await moving;
      const after = await transactionOf(services, transactionId);
      expect(after.status).toBe(allowed ? to : from);
      expect(after.date_of_status_change.getTime() === services.clock().getTime()).toBe(allowed);
      await db
        .updateTable('transactions')
        .set({ status: 'PENDING' })
        .where('id', '=', transactionId)
        .execute();
    },
  );

  it.each(pairs(orderTransitions))(
    'of an order from %s to %s follows the transition table',
    async (from, to) => {
      const { orderId } = await pay(services, nobody, atlas('atlas-reader'));
      await db.updateTable('orders').set({ status: from }).where('id', '=', orderId).execute();
      const moving = transitionOrder(db, { id: orderId, status: from }, to);
      const allowed = canTransition(orderTransitions, from, to);
      if (!allowed) await expect(moving).rejects.toThrow(RefusedTransition);
      else await moving;
      const after = await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirst();
      expect(after?.status).toBe(allowed ? to : from);
      await db.updateTable('orders').set({ status: 'CONFIRMED' }).where('id', '=', orderId).execute();
    },
  );
});
