import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expireOrder } from '../../../../server/commerce/checkout/expireOrder.ts';
import { Failure } from '../../../../server/kernel/failure.ts';
import { accountId, post, type Posting } from '../../../../server/commerce/ledger/post.ts';
import {
  codeOf,
  fillWallet,
  newAccount,
  pay,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { isConcurrent } from '../../support/testDatabase.ts';

const services = await testServices();
const { db } = services;

const book = (posting: Partial<Posting> & Pick<Posting, 'entries'>) =>
  db
    .transaction()
    .execute((trx) =>
      post(trx, services.clock(), { kind: 'OPENING', reference: randomUUID(), currencyId: usd, ...posting }),
    );

describe('the books', () => {
  it('reject entries that do not sum to zero, in the code and in the database', async () => {
    await expect(book({ entries: [{ account: { kind: 'SALES' }, amount: 5 }] })).rejects.toThrow('sum to 5');
    await book({
      entries: [
        { account: { kind: 'SALES' }, amount: 1 },
        { account: { kind: 'FEES' }, amount: -1 },
      ],
    });
    const { id } = await db
      .selectFrom('ledger_transactions')
      .select('id')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    const lonely = db
      .insertInto('ledger_entries')
      .values({ ledger_transaction_id: id, account_id: accountId({ kind: 'SALES' }, usd), amount_minor: 5 })
      .execute();
    await expect(lonely).rejects.toThrow('does not sum to zero');
  });

  it('are never rewritten', async () => {
    await expect(sql`update ledger_entries set amount_minor = 1`.execute(db)).rejects.toThrow(
      'never changed',
    );
    for (const statement of [
      'delete from ledger_entries',
      'truncate ledger_entries',
      `update ledger_transactions set created_at = now()`,
      'delete from ledger_transactions',
      'truncate ledger_transactions cascade',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed');
  });

  it('record a fact once', async () => {
    const entries = [
      { account: { kind: 'SALES' } as const, amount: 1 },
      { account: { kind: 'OPENING' } as const, amount: -1 },
    ];
    const fact = { reference: 'once', entries };
    await book(fact);
    await expect(book(fact)).rejects.toThrow('booked_once');
  });

  it('keep a wallet from going below zero', async () => {
    const userId = (await newAccount(services)).user.id;
    await fillWallet(services, userId, usd, 10);
    const debit = [
      { account: { kind: 'WALLET', userId } as const, amount: -11 },
      { account: { kind: 'SALES' } as const, amount: 11 },
    ];
    expect(await codeOf(book({ entries: debit }))).toBe('INSUFFICIENT_BALANCE');
    const wallet = accountId({ kind: 'WALLET', userId }, usd);
    await expect(
      db.updateTable('ledger_accounts').set({ balance_minor: -1 }).where('id', '=', wallet).execute(),
    ).rejects.toThrow('wallet_not_negative');
    expect(await walletOf(services, userId, usd)).toBe(10);
  });

  it('are reported as broken if they are', async () => {
    expect(await ledgerProblems(services)).toEqual([]);
    const userId = (await newAccount(services)).user.id;
    await fillWallet(services, userId, usd, 10);
    const wallet = accountId({ kind: 'WALLET', userId }, usd);
    const set = (balance: number) =>
      db.updateTable('ledger_accounts').set({ balance_minor: balance }).where('id', '=', wallet).execute();
    await set(11);
    expect(await ledgerProblems(services)).toEqual([
      `the balance of ${wallet} is not the sum of its entries`,
    ]);
    await set(10);
  });
});

describe('after random operations', () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('fill' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
    fc.record({
      what: fc.constantFrom('balance' as const, 'sandbox' as const),
      tariff: fc.constantFrom('atlas-reader', 'atlas-scholar'),
    }),
    fc.record({
      what: fc.constantFrom(
        'payment.succeeded' as const,
        'payment.failed' as const,
        'payment.processing' as const,
      ),
      which: fc.nat(5),
    }),
    fc.record({ what: fc.constantFrom('expire' as const, 'again' as const), which: fc.nat(5) }),
  );

  it('the books stay right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const caller = await newAccount(services);
        const userId = caller.user.id;
        const card: { orderId: string; transactionId: string }[] = [];
        for (const each of steps) {
          try {
            if (each.what === 'fill') await fillWallet(services, userId, usd, each.amount);
            else if ('tariff' in each) {
              const order = { productId: '2', tariffId: each.tariff, currencyId: usd };
              const answer = await pay(services, caller, order, { paymentMethodId: each.what });
              if (each.what === 'sandbox') card.push(answer);
            } else {
              const attempt = card[each.which];
              if (!attempt) continue;
              if (each.what === 'expire') {
                services.time.advance({ hours: 25 });
                await expireOrder(services, attempt.orderId);
              } else if (each.what === 'again') {
                const order = { productId: '2', tariffId: 'atlas-reader', currencyId: usd };
                card.push(await pay(services, caller, order, { orderId: attempt.orderId }));
              } else await deliverProviderEvent(services, attempt.transactionId, each.what);
            }
          } catch (error) {
            if (!(error instanceof Failure)) throw error;
          }
        }
        expect(await ledgerProblems(services)).toEqual([]);
      }),
      { numRuns: isConcurrent ? 25 : 10, seed: 20_261_121 },
    );
  });
});
