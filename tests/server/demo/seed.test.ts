import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readCompleteCurrencies, withCompleteness } from '../../../server/catalogue/completeCurrencies.ts';
import { defaultCurrency } from '../../../src/shared/defaultCurrency.ts';
import { languages } from '../../../src/shared/languages.ts';
import { demoRatings } from '../../../server/demo/ratings.ts';
import { allCurrencies } from '../../../server/database/seed/currencies.ts';
import { seed, seedFingerprint } from '../../../server/demo/seed.ts';
import { walletEntriesOf } from '../../../server/commerce/wallet/entries.ts';
import { checkLedger } from '../../../server/commerce/ledger/check.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { servicesOn, testServices } from '../support/harness.ts';
import { freshDatabase, migrated } from '../support/testDatabase.ts';

const services = await testServices();
const { db } = services;

const tables = [
  'currencies',
  'exchange_rates',
  'products',
  'tariffs',
  'prices',
  'gifts',
  'plans',
  'promo_codes',
  'researches',
  'route_rules',
  'users',
  'orders',
  'transactions',
  'purchases',
  'subscriptions',
  'subscription_events',
  'presents',
  'grants',
  'ratings',
  'rating_totals',
  'ledger_entries',
  'counters',
  'jobs',
] as const;

/** The number of rows in each table. */
const countsOf = async (of: typeof db) => {
  const counts: [string, unknown][] = [];
  for (const table of tables)
    counts.push([table, (await sql`select count(*) from ${sql.table(table)}`.execute(of)).rows]);
  return counts;
};

// This file's database was filled by a single copy; the tests below add to it.
const filledByOne = await countsOf(db);

const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (await sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows,
      ]),
    ),
  );

it('every currency has the number of decimals that Intl uses for it', async () => {
  for (const { code, digits } of await db.selectFrom('currencies').selectAll().execute()) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    expect(`${code} ${digits}`).toBe(`${code} ${format.resolvedOptions().maximumFractionDigits}`);
  }
});

it('every language of the site has a row and a default currency', async () => {
  const rows = await db.selectFrom('languages').selectAll().orderBy('position').execute();
  expect(rows.map(({ prefix }) => prefix)).toEqual(languages.map(({ prefix }) => prefix));
  const codes = await db.selectFrom('currencies').select('code').execute();
  for (const { currency } of languages) expect(codes).toContainEqual({ code: currency });
});

it('a database from before a language was added gets it, and the others keep their ids', async () => {
  const older = await freshDatabase(migrated);
  try {
    const known = languages.filter(({ prefix }) => prefix !== 'de');
    const rows = known.map(({ prefix, tag, nativeName }, index) => ({
      id: String(index + 1),
      prefix,
      tag,
      native_name: nativeName,
      position: index + 1,
    }));
    await older.db.insertInto('languages').values(rows).execute();
    await older.db
      .insertInto('settings')
      .values({ name: 'seed', value: seedFingerprint(false, known) })
      .execute();
    await seed(servicesOn(older.db), { demo: false });
    const after = await older.db.selectFrom('languages').selectAll().orderBy('position').execute();
    expect(after.map(({ prefix }) => prefix)).toEqual(languages.map(({ prefix }) => prefix));
    for (const { id, prefix } of rows)
      expect(after.find((language) => language.prefix === prefix)?.id).toBe(id);
  } finally {
    await older.close();
  }
});

it('seeding again changes nothing, with or without the seed marker', async () => {
  const before = await contents();
  await seed(services, { demo: true });
  await db.updateTable('settings').set({ value: 'another version' }).where('name', '=', 'seed').execute();
  await seed(services, { demo: true });
  expect(await contents()).toEqual(before);
});

it('every tariff has a price in its product’s base currency', async () => {
  const unpriced = await db
    .selectFrom('tariffs')
    .innerJoin('products', 'products.id', 'tariffs.product_id')
    .leftJoin('prices', (join) =>
      join
        .onRef('prices.tariff_id', '=', 'tariffs.id')
        .onRef('prices.currency_id', '=', 'products.base_currency_id'),
    )
    .select('tariffs.id')
    .where('prices.tariff_id', 'is', null)
    .execute();
  expect(unpriced).toEqual([]);
});

it('everything on sale has a price in the currency of every language, which is its default', async () => {
  const complete = await readCompleteCurrencies(db);
  const known = withCompleteness(
    await db.selectFrom('currencies').select(['id', 'code']).execute(),
    complete,
  );
  for (const { prefix, currency } of languages)
    expect([prefix, defaultCurrency(known, prefix)?.code]).toEqual([prefix, currency]);
});

it('ratings have the texts that their authors wrote', async () => {
  const rows = await db.selectFrom('ratings').select(['id', 'body']).execute();
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  expect(demoRatings.map(({ id }) => bodies.get(id))).toEqual(demoRatings.map(({ text }) => text ?? null));
});

it('every ledger transaction sums to zero, and the wallet balance matches its payments', async () => {
  const sums = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => ['ledger_transaction_id', eb.fn.sum<string>('amount_minor').as('sum')])
    .groupBy(['ledger_transaction_id', 'currency_id'])
    .execute();
  expect(sums.length).toBeGreaterThan(5);
  expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);

  const wallet = await db
    .selectFrom('ledger_accounts')
    .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
    .select(['code', 'balance_minor'])
    .where('kind', '=', 'WALLET')
    .orderBy('code')
    .execute();
  expect(wallet).toEqual([
    { code: 'EUR', balance_minor: 31_20 },
    { code: 'USD', balance_minor: 250_00 },
  ]);
});

it('the demo wallet shows where its money came from and what it paid for', async () => {
  const { entries, hasMore } = await walletEntriesOf(db, 'demo', { offset: 0, limit: 20 });
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['TOP_UP', 50_00, 250_00],
    ['SALE', -96_00, 200_00],
    ['TOP_UP', 97_00, 296_00],
    ['TOP_UP', 100_00, 199_00],
    ['TOP_UP', 31_20, 31_20],
    ['TOP_UP', 75_00, 99_00],
    ['SALE', -96_00, 24_00],
    ['TOP_UP', 120_00, 120_00],
  ]);
  expect(hasMore).toBe(false);
  expect(entries.every(({ transactionId }) => transactionId !== null)).toBe(true);
});

it('receipts are numbered without gaps in order of payment, and the counter continues after them', async () => {
  const paid = await db
    .selectFrom('transactions')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .select((eb) =>
      eb.fn.coalesce('orders.receipt_number', 'transactions.receipt_number').as('receipt_number'),
    )
    .where('transactions.status', '=', 'SUCCEEDED')
    .orderBy('date_of_status_change')
    .execute();
  expect(paid.map((order) => order.receipt_number)).toEqual(paid.map((_, index) => index + 1));
  const counter = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'receipt')
    .executeTakeFirstOrThrow();
  expect(counter.value).toBe(paid.length);
});

it('every sale is booked for exactly what its order charged', async () => {
  const sales = await db
    .selectFrom('ledger_transactions')
    .innerJoin('transactions', 'transactions.id', 'ledger_transactions.transaction_id')
    .innerJoin('orders', 'orders.id', 'transactions.order_id')
    .innerJoin('ledger_entries', 'ledger_entries.ledger_transaction_id', 'ledger_transactions.id')
    .select([
      'orders.id',
      'orders.total_minor',
      'ledger_entries.amount_minor',
      'ledger_transactions.reference',
      'transactions.id as attempt',
    ])
    .where('ledger_transactions.kind', '=', 'SALE')
    .where('ledger_entries.amount_minor', '>', 0)
    .execute();
  expect(sales).toHaveLength(8);
  for (const sale of sales) {
    expect(sale).toMatchObject({ amount_minor: sale.total_minor, reference: sale.attempt });
  }
});

it('the demo’s books pass the ledger check', async () => {
  expect(await checkLedger(db, services.clock())).toEqual([]);
});

it('the demo subscription’s history matches its payments', async () => {
  const subscription = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('orders')
    .innerJoin('transactions', 'transactions.order_id', 'orders.id')
    .select(['orders.purpose', 'orders.period_end', 'orders.total_minor', 'orders.paid_at'])
    .where('orders.product_id', '=', '11')
    .where('transactions.status', '=', 'SUCCEEDED')
    .orderBy('paid_at')
    .execute();
  const events = await db.selectFrom('subscription_events').selectAll().orderBy('created_at').execute();
  expect(events.map(({ kind }) => kind)).toEqual(['STARTED', 'RENEWED']);
  expect(events.map(({ amount_minor: amount, created_at: at }) => [amount, at])).toEqual(
    payments.map(({ total_minor: total, paid_at: at }) => [total, at]),
  );
  const [start, renewal] = events.map(({ created_at: at }) => at.getTime());
  const year = 365 * 86_400_000;
  expect(renewal).toBe((start ?? 0) + year);
  expect(payments.map(({ purpose, period_end: end }) => [purpose, end?.getTime()])).toEqual([
    ['PURCHASE', undefined],
    ['RENEWAL', renewal],
  ]);
  expect(subscription).toMatchObject({
    period_start: new Date(renewal ?? 0),
    last_payment_date: new Date(renewal ?? 0),
    active_end_date: new Date((renewal ?? 0) + year),
    paid_minor: 96_00,
    due_at: new Date((renewal ?? 0) + year - 8 * 86_400_000),
  });
});

it('the demo user has one pending and one redeemed gift, whose code redeems it', async () => {
  const presents = await db.selectFrom('presents').selectAll().orderBy('created_at', 'desc').execute();
  expect(presents).toMatchObject([
    { buyer_id: 'demo', status: 'PURCHASED', recipient_name: 'Yael', redeemed_by: null },
    { buyer_id: 'demo', status: 'REDEEMED', recipient_name: 'Nora', redeemed_by: 'dreamer-nora' },
  ]);
  expect(
    await db.selectFrom('purchases').select('user_id').where('present_id', 'is not', null).execute(),
  ).toEqual([{ user_id: 'dreamer-nora' }]);
  const caller = await newAccount(services);
  const taken = await redeemPresent(
    services,
    caller.user,
    presentCode(services.secret, presents[0]?.id ?? ''),
  );
  expect(taken).toMatchObject({ id: presents[0]?.id, status: 'REDEEMED' });
  expect(await checkLedger(db, services.clock())).toEqual([]);
});

it('production gets the directories and no demo data', async () => {
  const empty = await freshDatabase(migrated);
  try {
    await seed(servicesOn(empty.db), { demo: false });
    expect(await empty.db.selectFrom('currencies').select('id').execute()).toHaveLength(allCurrencies.length);
    for (const table of [
      'users',
      'exchange_rates',
      'products',
      'promo_codes',
      'route_rules',
      'dreams',
    ] as const)
      expect(await empty.db.selectFrom(table).selectAll().execute()).toEqual([]);
  } finally {
    await empty.close();
  }
});

it('copies of the server that start together on an empty database fill it once', async () => {
  const empty = await freshDatabase(migrated);
  try {
    await Promise.all([1, 2, 3].map(() => seed(servicesOn(empty.db))));
    expect(await checkLedger(empty.db, services.clock())).toEqual([]);
    expect(await countsOf(empty.db)).toEqual(filledByOne);
  } finally {
    await empty.close();
  }
});
