import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { sharedRuns } from '../../kernel/sharedRuns.ts';
import { isBooked, type ListedOrder, type Order, type Transaction } from '../orders/locks.ts';
import { mailReceipts } from './mailReceipt.ts';
import { numberJobId, numberReceiptJob as receiptJob } from './receiptJob.ts';

/** The most receipts that are numbered in one database transaction. */
const batchSize = 100;

const paidOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('orders')
    .where('paid_at', 'is not', null)
    .where('receipt_number', 'is', null)
    // Free orders are given away, not sold. Written as a literal to match the index that finds the rest.
    .where(sql<boolean>`default_minor > 0`);

const paidTopUps = (db: Kysely<Database>) =>
  db
    .selectFrom('transactions')
    .where('purpose', '=', sql.lit('TOP_UP'))
    .where('receipt_number', 'is', null)
    // Written as a literal to match the index that finds them.
    .where(sql<boolean>`status in ('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')`);

/** Locks a series and returns its last number: no one else can number until the caller's database transaction ends. */
export async function lockCounter(trx: Kysely<Database>, name: 'receipt' | 'creditNote'): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name, value: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counters.value` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Sets the last number of a locked series. */
export const setCounter = (trx: Kysely<Database>, name: 'receipt' | 'creditNote', value: number) =>
  trx.updateTable('counters').set({ value }).where('name', '=', name).execute();

/**
 * Payments without a number, oldest first. Rows locked by another database transaction are left for later: that
 * transaction may be waiting for the counter.
 */
async function unnumbered(trx: Kysely<Database>) {
  const orders = await paidOrders(trx)
    .selectAll()
    .orderBy('paid_at')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  const topUps = await paidTopUps(trx)
    .select(['id', 'date_of_status_change'])
    .orderBy('date_of_status_change')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  return [
    ...orders.map((order) => ({ id: order.id, at: order.paid_at?.getTime() ?? 0, order })),
    ...topUps.map(({ id, date_of_status_change: at }) => ({ id, at: at.getTime(), order: undefined })),
  ]
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .slice(0, batchSize);
}

async function writeNumbers(
  trx: Kysely<Database>,
  table: 'orders' | 'transactions',
  numbered: readonly { readonly id: string; readonly number: number }[],
): Promise<void> {
  if (numbered.length === 0) return;
  const given = JSON.stringify(numbered.map(({ id, number }) => ({ id, number })));
  await sql`
    update ${sql.table(table)} as paid set receipt_number = given.number
    from jsonb_to_recordset(${given}::jsonb) as given(id text, number bigint) where paid.id = given.id`.execute(
    trx,
  );
}

/**
 * Numbers a batch in the caller's database transaction, without gaps and in order of payment, and emails the receipts.
 */
async function numberBatch(trx: Kysely<Database>, services: Services): Promise<number> {
  const last = await lockCounter(trx, 'receipt');
  const due = await unnumbered(trx);
  if (due.length === 0) return 0;
  const numbered = due.map((each, index) => ({ ...each, number: last + 1 + index }));
  await writeNumbers(
    trx,
    'orders',
    numbered.filter(({ order }) => order),
  );
  await writeNumbers(
    trx,
    'transactions',
    numbered.filter(({ order }) => !order),
  );
  await setCounter(trx, 'receipt', last + due.length);
  await mailReceipts(
    trx,
    services,
    numbered.flatMap(({ order, number }) => (order ? { order, number } : [])),
  );
  await trx
    .deleteFrom('jobs')
    .where('id', '=', sql<string>`any(${due.map(({ id }) => numberJobId(id))})`)
    .execute();
  return due.length;
}

async function numberAll(services: Services): Promise<void> {
  const { db } = services;
  const { waits } = await db
    .selectNoFrom((eb) =>
      eb.or([eb.exists(paidOrders(db).select('id')), eb.exists(paidTopUps(db).select('id'))]).as('waits'),
    )
    .executeTakeFirstOrThrow();
  if (!waits) return;
  let numbered;
  do numbered = await inTransaction(db, (trx) => numberBatch(trx, services));
  while (numbered === batchSize);
}

const runs = new WeakMap<Kysely<Database>, () => Promise<void>>();

/** Numbers the receipts of everything paid so far; concurrent callers share one run. */
export function numberReceipts(services: Services): Promise<void> {
  // The run holds on to nothing else of the caller's request.
  const { db, config, clock, secret, log } = services;
  const run = runs.get(db) ?? sharedRuns(() => numberAll({ db, config, clock, secret, log }));
  runs.set(db, run);
  return run();
}

/**
 * Numbers one receipt along with the others. @throws Error if the payment is being changed, so that the queue retries
 */
async function numberReceipt(services: Services, paidId: string): Promise<void> {
  await numberReceipts(services);
  const { db } = services;
  const left = await paidOrders(db)
    .select('id')
    .where('id', '=', paidId)
    .unionAll(paidTopUps(db).select('id').where('id', '=', paidId))
    .executeTakeFirst();
  if (left) throw new Error(`${paidId} is being changed: its receipt is numbered later`);
}

/** Numbers receipts as a queued job. */
export const numberReceiptJob = handleJob(receiptJob, (services, { paidId }) =>
  numberReceipt(services, paidId),
);

/**
 * An order's receipt number, assigned now if it has none; null if the order wasn't paid or was free. A promise only if
 * it is assigned: lists ask for every row.
 */
export function receiptNumberNow(
  services: Services,
  order: ListedOrder,
): number | null | Promise<number | null> {
  const isFinal = order.receipt_number !== null || order.paid_at === null || order.default_minor === 0;
  return isFinal ? order.receipt_number : numberNow(services, order);
}

async function numberNow(services: Services, order: Pick<ListedOrder, 'id'>): Promise<number | null> {
  await numberReceipts(services);
  const row = await services.db
    .selectFrom('orders')
    .select('receipt_number')
    .where('id', '=', order.id)
    .executeTakeFirst();
  return row?.receipt_number ?? null;
}

/** `receiptNumberNow` for a payment that the caller's database transaction has locked. */
export async function receiptNumberOf(
  trx: Kysely<Database>,
  services: Services,
  paid: Order | Transaction,
): Promise<number | null> {
  const isPaid = 'paid_at' in paid ? paid.paid_at !== null && paid.default_minor > 0 : isBooked(paid);
  if (paid.receipt_number !== null || !isPaid) return paid.receipt_number;
  // More than one batch may be ahead of it.
  let numbered;
  do numbered = await numberBatch(trx, services);
  while (numbered === batchSize);
  const table = 'paid_at' in paid ? 'orders' : 'transactions';
  const row = await trx
    .selectFrom(table)
    .select('receipt_number')
    .where('id', '=', paid.id)
    .executeTakeFirst();
  return row?.receipt_number ?? null;
}
