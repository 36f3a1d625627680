import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addUncounted, fillTransactions } from '../../../../bench/support/fillTransactions.ts';
import { purchasesOf, transactionsOf } from '../../../../server/commerce/orders/lists.ts';
import type { Database } from '../../../../server/database/schema.ts';
import { checkLedger } from '../../../../server/commerce/ledger/check.ts';
import { accountId, post } from '../../../../server/commerce/ledger/post.ts';
import { historyOf } from '../../../../server/commerce/subscriptions/history.ts';
import { walletEntriesOf } from '../../../../server/commerce/wallet/entries.ts';
import { walletMonths } from '../../../../server/commerce/wallet/months.ts';
import { newAccount } from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';

const services = await testServices();
const { db } = services;
const lengths = { short: 1_000, long: 20_000 } as const;

const newUser = async (): Promise<string> => {
  const { user } = await newAccount(services);
  return user.id;
};

/** A purchase for each of a user's orders. */
const purchasesFor = (userId: string) =>
  sql`insert into purchases (id, user_id, order_id, product_id, tariff_id, status, available_to, created_at)
    select id, user_id, id, product_id, tariff_id, 'CANCELED', expires_at, created_at
    from orders where user_id = ${userId}`;

async function fillHistory(userId: string, count: number): Promise<void> {
  const id = randomUUID();
  await sql`
    insert into subscriptions (id, user_id, plan_id, status, currency_id, price_minor, is_trial, start_from_trial,
      max_activated, activations_left, renew, created_at)
    select ${id}, ${userId}, id, 'CANCELED', '1', 100, false, false, 0, 0, false, now() from plans limit 1`.execute(
    db,
  );
  await sql`
    insert into subscription_events (id, subscription_id, kind, plan_id, created_at)
    select s.id || ':' || nth, s.id, 'RENEWED', s.plan_id, now() - make_interval(mins => nth)
    from subscriptions s, generate_series(1, ${count}::int) as made(nth) where s.id = ${id}`.execute(db);
}

/** How many movements of each wallet are within the months shown. */
const shownMovements = 200;

/** Adds movements of one cent to a dollar wallet: `older` ones before the months shown, and one a day until now. */
async function fillWalletHistory(userId: string, older: number): Promise<void> {
  const wallet = accountId({ kind: 'WALLET', userId }, '1');
  const now = services.clock();
  const count = older + shownMovements;
  await db.transaction().execute(async (trx) => {
    // As with totals: thousands of changes to one balance in one database transaction are very slow.
    await sql`alter table ledger_entries disable trigger user`.execute(trx);
    await sql`insert into ledger_accounts (id, kind, user_id, currency_id, balance_minor)
      values (${wallet}, 'WALLET', ${userId}, '1', ${count})`.execute(trx);
    await sql`insert into ledger_accounts (id, kind, currency_id, balance_minor)
      values ('OPENING::1', 'OPENING', '1', 0) on conflict do nothing`.execute(trx);
    await sql`insert into ledger_transactions (id, kind, reference, created_at)
      select ${userId} || ':' || nth, 'OPENING', ${userId} || ':' || nth, case when nth <= ${older}
        then ${now}::timestamptz - interval '2 years' + make_interval(mins => nth)
        else ${now}::timestamptz - make_interval(days => ${count}::int - nth) end
      from generate_series(1, ${count}::int) as made(nth)`.execute(trx);
    // Both entries of a booking are written together: a wallet's newest entries are among the newest of all.
    await sql`insert into ledger_entries (ledger_transaction_id, account_id, amount_minor)
      select ${userId} || ':' || nth, account, amount
      from generate_series(1, ${count}::int) as made(nth),
        (values (${wallet}, 1::bigint), ('OPENING::1', -1::bigint)) as booked(account, amount)
      order by nth`.execute(trx);
    await sql`alter table ledger_entries enable trigger user`.execute(trx);
  });
}

const people = { short: await newUser(), long: await newUser() };
for (const which of ['short', 'long'] as const) {
  await fillTransactions(db, people[which], lengths[which]);
  await addUncounted(db, 'purchases', people[which], lengths[which], purchasesFor(people[which]));
  await fillHistory(people[which], lengths[which]);
  await fillWalletHistory(people[which], lengths[which]);
}
// In practice one wallet is a small part of the ledger; otherwise a scan of all new entries beats its index.
for (let other = 0; other < 4; other++) await fillWalletHistory(await newUser(), lengths.long);
await sql`analyze purchases, subscription_events, subscriptions, list_totals, ledger_entries, ledger_transactions`.execute(
  db,
);

/** A step of an executed query plan. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** The plans of the statements that a call runs, as executed by EXPLAIN. */
async function plansOf(call: (on: Kysely<Database>) => Promise<unknown>): Promise<Step[]> {
  const statements: CompiledQuery[] = [];
  await call(
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const plans: Step[] = [];
  for (const statement of statements) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      CompiledQuery.raw(`explain (analyze, buffers, format json) ${statement.sql}`, [
        ...statement.parameters,
      ]),
    );
    plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
  }
  return plans;
}

/** The most rows that any one step of the statements processes, and the database pages they read. */
async function costOf(call: Parameters<typeof plansOf>[0]): Promise<{ rows: number; pages: number }> {
  const plans = await plansOf(call);
  const rows = plans
    .flatMap(stepsOf)
    .map((step) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']);
  const pages = plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
  return { rows: Math.max(...rows), pages: pages.reduce((all, each) => all + each, 0) };
}

const page = { offset: 0, limit: 20 };

describe('the first page of a long list', () => {
  it.each<[string, number, (on: Kysely<Database>, userId: string) => Promise<unknown>]>([
    ['transactions', 20, (on, userId) => transactionsOf(on, userId, page, 'NEWEST', {})],
    ['the oldest transactions', 20, (on, userId) => transactionsOf(on, userId, page, 'OLDEST', {})],
    ['the entries of a wallet', 21, (on, userId) => walletEntriesOf(on, userId, page)],
    ['the newest purchases', 20, (on, userId) => purchasesOf(on, userId, page, 'NEWEST', {})],
    ['the oldest purchases', 20, (on, userId) => purchasesOf(on, userId, page, 'OLDEST', {})],
    ['purchases by their end', 20, (on, userId) => purchasesOf(on, userId, page, 'AVAILABLE_TO', {})],
    ['the history of subscriptions', 200, (on, userId) => historyOf(on, userId)],
  ])('of %s reads its %i rows and as much as for a short one', async (_list, rows, call) => {
    const short = await costOf((on) => call(on, people.short));
    const long = await costOf((on) => call(on, people.long));
    // A table with few rows is scanned.
    expect(long.rows).toBeLessThanOrEqual(rows + 20);
    expect(long.pages).toBeLessThanOrEqual(short.pages * 2);
  });
});

describe('the months of a wallet', () => {
  const monthsOf = (on: Kysely<Database>, userId: string) => walletMonths(on, services.clock(), userId, '1');

  it('are summed from their own entries only, however many are older', async () => {
    const short = await costOf((on) => monthsOf(on, people.short));
    const long = await costOf((on) => monthsOf(on, people.long));
    expect(long.rows).toBeLessThanOrEqual(shownMovements + 20);
    expect(long.pages).toBeLessThanOrEqual(short.pages * 2);
  });

  it('do not depend on how much was booked before', async () => {
    const shown = await monthsOf(db, people.long);
    expect(shown).toEqual(await monthsOf(db, people.short));
    expect(shown.reduce((sum, { income }) => sum + income, 0)).toBe(shownMovements);
    expect(shown.at(-1)).toEqual({ month: '2026-11-01', income: 21, spending: 0 });
  });

  it('start at the first instant of the first month, whatever order the entries came in', async () => {
    const userId = await newUser();
    const wallet = { kind: 'WALLET', userId } as const;
    const book = (at: string, amount: number) =>
      db.transaction().execute((trx) =>
        post(trx, new Date(at), {
          kind: 'OPENING',
          reference: `${userId} ${at}`,
          currencyId: '1',
          entries: [
            { account: wallet, amount },
            { account: { kind: 'OPENING' }, amount: -amount },
          ],
        }),
      );
    await book('2025-11-30T23:59:58.000Z', 1_000);
    // As from two copies of the server whose clocks differ slightly.
    await book('2025-12-01T00:00:00.000Z', 100);
    await book('2025-11-30T23:59:59.999Z', 10);
    await book('2025-12-01T00:00:01.000Z', -1);
    const [first, ...others] = await monthsOf(db, userId);
    expect(first).toEqual({ month: '2025-12-01', income: 100, spending: 1 });
    expect(others.every(({ income, spending }) => income === 0 && spending === 0)).toBe(true);
  });
});

const totalsOf = async (userId: string) => {
  const [transactions, purchases] = await Promise.all([
    transactionsOf(db, userId, page, 'NEWEST', {}),
    purchasesOf(db, userId, page, 'NEWEST', {}),
  ]);
  return [transactions.total, purchases.total];
};

const wrongTotals = async () =>
  (await checkLedger(db, services.clock())).filter((what) => what.includes('told as'));

describe('the total of a list', () => {
  it('is exact, with and without a filter', async () => {
    expect(await totalsOf(people.long)).toEqual([lengths.long, lengths.long]);
    const { total } = await transactionsOf(db, people.long, page, 'NEWEST', { status: ['EXPIRED'] });
    expect(total).toBe(lengths.long);
    expect((await transactionsOf(db, people.long, page, 'NEWEST', { status: ['SUCCEEDED'] })).total).toBe(0);
    expect(await totalsOf(await newUser())).toEqual([0, 0]);
  });

  it('follows inserts, deletes and changes of owner', async () => {
    const [from, to] = [await newUser(), await newUser()];
    await fillTransactions(db, from, 5);
    await purchasesFor(from).execute(db);
    expect(await totalsOf(from)).toEqual([5, 5]);
    await db
      .deleteFrom('purchases')
      .where('id', 'in', [`${from}:1`, `${from}:2`])
      .execute();
    await db.updateTable('transactions').set({ user_id: to }).where('id', '=', `${from}:5`).execute();
    await db.updateTable('purchases').set({ user_id: to }).where('user_id', '=', from).execute();
    expect(await totalsOf(from)).toEqual([4, 0]);
    expect(await totalsOf(to)).toEqual([1, 3]);
    expect(await wrongTotals()).toEqual([]);
  });

  it('is covered by the ledger check', async () => {
    const userId = await newUser();
    await fillTransactions(db, userId, 3);
    const wrong = { list: 'transactions', user_id: userId } as const;
    await db.updateTable('list_totals').set({ total: 4 }).where('user_id', '=', userId).execute();
    expect(await wrongTotals()).toEqual([`transactions of ${userId} are 3 and told as 4`]);
    await db.deleteFrom('list_totals').where('user_id', '=', userId).execute();
    expect(await wrongTotals()).toEqual([`transactions of ${userId} are 3 and told as 0`]);
    await db
      .insertInto('list_totals')
      .values({ ...wrong, total: 3 })
      .execute();
    expect(await wrongTotals()).toEqual([]);
  });
});
