import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { checkBooks } from '../../../../server/commerce/books/checkBooks.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { fillWallet, newAccount, pay, statesOf, walletOf } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { refund, topUp, transactionOf } from '../../support/walletSupport.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { run } = adminOf(services);
const { say, paid, started, objectsOf, runJobs } = await stripePayments(services, app, stripe);

const breaks = async () => {
  await numberReceipts(services);
  return checkBooks(db, services.clock());
};

/** Resolves an item as the operator would. */
const resolve = async (id: string, ...options: string[]): Promise<number> =>
  (await run('suspense', 'resolve', id, '--how', 'found out', ...options)).code;

async function erase({ user }: Caller): Promise<void> {
  const id = user?.id ?? '';
  await db.updateTable('users').set({ deletion_date: services.clock() }).where('id', '=', id).execute();
  await eraseAccount(jobContext(services), id);
}

const held = async (kind: 'SUSPENSE' | 'FEES' | 'LOSSES' | 'FORFEITED'): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('kind', '=', kind)
    .where('currency_id', '=', usd)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

describe('money that matches nothing', () => {
  it('of another amount is in suspense once, however it is reported, until refunded from Stripe’s dashboard', async () => {
    const { session, intent, charge, orderId, transactionId } = await started();
    expect(await say('checkout.session.completed', { ...session, amount_total: 1_200 })).toBe('unknown');
    expect(await say('payment_intent.succeeded', { ...intent, amount: 1_200 })).toBe('unknown');
    expect(await held('SUSPENSE')).toBe(1_200);
    const id = `stripe:AMOUNT_MISMATCH:${transactionId}`;
    expect(await breaks()).toEqual([`suspense item ${id} of 1200 USD waits for the operator`]);
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
    await say('charge.refunded', { ...charge, amount: 1_200, amount_refunded: 200 });
    expect(await held('SUSPENSE')).toBe(1_000);
    await say('charge.refunded', { ...charge, amount: 1_200, amount_refunded: 1_200 });
    expect(await held('SUSPENSE')).toBe(0);
    expect(services.log.takeErrors()).toHaveLength(4);
    expect(await breaks()).toEqual([]);
  });

  it('of an unknown payment waits for the operator, who says where it belongs', async () => {
    const { session } = await started();
    const strange = {
      ...session,
      id: 'cs_strange',
      client_reference_id: null,
      metadata: {},
      payment_intent: 'pi_strange',
      amount_total: 900,
    };
    expect(await say('checkout.session.completed', strange)).toBe('unknown');
    const id = 'stripe:UNKNOWN_PAYMENT:pi_strange';
    expect(await breaks()).toEqual([`suspense item ${id} of 900 USD waits for the operator`]);
    expect(await resolve(id)).toBe(1);
    const caller = await newAccount(services);
    expect(await resolve(id, '--to', 'wallet', '--user', caller.user?.login ?? '')).toBe(0);
    expect(await walletOf(services, caller.user.id, usd)).toBe(900);
    expect(await resolve(id, '--to', 'losses')).toBe(1);
    expect(await breaks()).toEqual([]);
  });

  it('taken by a dispute of an unknown payment is in suspense if no payment arrives in time', async () => {
    const lost = {
      id: 'du_strange',
      object: 'dispute',
      amount: 300,
      currency: 'usd',
      payment_intent: 'pi_never',
      reason: 'fraudulent',
      status: 'needs_response',
    };
    expect(await say('charge.dispute.created', lost)).toBe('early');
    expect(await held('SUSPENSE')).toBe(0);
    services.time.advance({ hours: 7 });
    await runJobs();
    expect(services.log.takeErrors()).toHaveLength(1);
    expect(await held('SUSPENSE')).toBe(-300);
    expect(await resolve('stripe:UNKNOWN_DISPUTE:du_strange', '--to', 'losses')).toBe(0);
    expect(await breaks()).toEqual([]);
  });
});

describe('a dispute’s fee', () => {
  it('is booked once by its line in Stripe’s list, for each dispute, and returned the same way', async () => {
    const { dispute, transactionId } = await paid();
    const before = await held('FEES');
    const line = {
      id: 'txn_dispute',
      object: 'balance_transaction',
      amount: -500,
      fee: 1_500,
      currency: 'usd',
    };
    const first = { ...dispute, amount: 500, balance_transactions: [line] };
    for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn']) await say(type, first);
    expect(await held('FEES')).toBe(before - 1_500);
    await say('charge.dispute.created', {
      ...first,
      id: `${dispute.id}_2`,
      balance_transactions: [{ ...line, id: 'txn_second' }],
    });
    expect(await held('FEES')).toBe(before - 3_000);
    await say('charge.dispute.closed', {
      ...first,
      status: 'won',
      balance_transactions: [line, { ...line, id: 'txn_back', amount: 500, fee: -1_500 }],
    });
    expect(await held('FEES')).toBe(before - 1_500);
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
    expect(await breaks()).toEqual([]);
  });
});

describe('money for an erased account', () => {
  it('from a top-up that settles late waits in suspense, and can be refunded to its source', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd, { paymentMethodId: 'stripe', amount: '45' });
    await erase(caller);
    expect(await say('checkout.session.completed', (await objectsOf(id)).session)).toBe('done');
    expect(await walletOf(services, caller.user.id, usd)).toBe(0);
    const item = `stripe:ERASED_ACCOUNT:${id}`;
    expect(await breaks()).toEqual([`suspense item ${item} of 4500 USD waits for the operator`]);
    await refund(services, id, 2_000);
    expect(await breaks()).toEqual([`suspense item ${item} of 2500 USD waits for the operator`]);
    await refund(services, id, 'whole');
    expect((await transactionOf(services, id)).status).toBe('REFUNDED');
    await runJobs();
    expect(await breaks()).toEqual([]);
  });

  it('is in suspense again, to the cent, if its refund to the source fails', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd, { paymentMethodId: 'stripe', amount: '45' });
    await erase(caller);
    await say('checkout.session.completed', (await objectsOf(id)).session);
    const item = `stripe:ERASED_ACCOUNT:${id}`;
    const error = { type: 'invalid_request_error', code: 'insufficient_funds', message: 'No.' };
    stripe.answer(({ path }) => (path === '/v1/refunds' ? { status: 400, body: { error } } : undefined));
    for (const amount of [1, 2_000]) {
      await refund(services, id, amount);
      expect(await breaks()).toEqual([
        `suspense item ${item} of ${4_500 - amount} USD waits for the operator`,
      ]);
      await runJobs();
      expect(await breaks()).toEqual([`suspense item ${item} of 4500 USD waits for the operator`]);
    }
    stripe.answer(() => undefined);
    await refund(services, id, 'whole');
    await runJobs();
    expect(await breaks()).toEqual([]);
  });

  it('from a refund to its wallet waits in suspense, and the operator says where it belongs', async () => {
    const caller = await newAccount(services);
    await fillWallet(services, caller.user.id, usd, 4_500);
    const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
    const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    await erase(caller);
    await refund(services, transactionId, 'whole');
    expect(await walletOf(services, caller.user.id, usd)).toBe(0);
    const [found = ''] = await breaks();
    const id = /^suspense item (\S+) of 4500 USD waits for the operator$/.exec(found)?.[1] ?? '';
    expect(await resolve(id, '--to', 'forfeited')).toBe(0);
    expect(await breaks()).toEqual([]);
  });
});

describe('a stored callback', () => {
  it('has no personal data, and can still be replayed', async () => {
    const { session, orderId } = await started();
    const event = `evt_${randomUUID()}`;
    await say(
      'checkout.session.completed',
      {
        ...session,
        customer_details: {
          name: 'Ada Lovelace',
          address: { line1: '12 Elm Street' },
          email: 'ada@example.com',
        },
        metadata: { ...session.metadata, note: 'for Ada' },
      },
      event,
    );
    await say('customer.created', { id: 'cus_1', name: 'Ada Lovelace' });
    const kept = await db.selectFrom('provider_events').select('payload').execute();
    expect(JSON.stringify(kept)).not.toMatch(/Lovelace|Elm Street|for Ada|ada@example/);
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect((await run('events', 'replay', event)).code).toBe(0);
    expect(await breaks()).toEqual([]);
  });
});
