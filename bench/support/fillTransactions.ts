import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../server/database/schema.ts';

/** Adds a number of rows to a person's list total at once; counting them one by one would take hours. */
export const addUncounted = (
  db: Kysely<Database>,
  list: Database['list_totals']['list'],
  userId: string,
  count: number,
  insert: RawBuilder<unknown>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table ${sql.table(list)} disable trigger count_rows`.execute(trx);
    await insert.execute(trx);
    await sql`
      insert into list_totals (list, user_id, total) values (${list}, ${userId}, ${count})
      on conflict (list, user_id) do update set total = list_totals.total + excluded.total`.execute(trx);
    await sql`alter table ${sql.table(list)} enable trigger count_rows`.execute(trx);
  });

/**
 * Gives a person a number of orders, each with one expired payment attempt, a minute apart, the last one now. They move
 * no money.
 */
export async function fillTransactions(db: Kysely<Database>, userId: string, count: number): Promise<void> {
  const at = sql`now() - make_interval(mins => ${count}::int - nth)`;
  await sql`
    insert into orders (id, user_id, status, product_id, tariff_id, currency_id, default_minor, total_minor, email,
      language, created_at, expires_at)
    select ${userId} || ':' || nth, ${userId}, 'EXPIRED', '1', 'letters-digital', '1', 100, 100,
      'many@example.com', 'en', ${at}, ${at}
    from generate_series(1, ${count}::int) as made(nth)`.execute(db);
  const insert = sql`
    insert into transactions (id, user_id, order_id, status, payment_method, currency_id, amount_minor, created_at,
      date_of_status_change)
    select id, user_id, id, 'EXPIRED', 'sandbox', currency_id, total_minor, created_at, created_at
    from orders where user_id = ${userId}`;
  await addUncounted(db, 'transactions', userId, count, insert);
  // As autovacuum eventually does after so many rows.
  await sql`analyze orders, transactions`.execute(db);
}
