import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The persons and the orders that an act is about: what it may change, and what must not change between preview and act. */
export interface Subject {
  readonly people: readonly string[];
  readonly orders: readonly string[];
}

/** A person. */
export const person = (...ids: readonly string[]): Subject => ({ people: ids, orders: [] });

/** An order, with its buyer. */
export async function orderWithBuyer(db: Kysely<Database>, orderId: string): Promise<Subject> {
  const { user_id: buyer } = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { people: [buyer], orders: [orderId] };
}

/** Makes acts about the same persons and orders wait for each other, until the end of the transaction. */
export async function lockSubject(trx: Kysely<Database>, { people, orders }: Subject): Promise<void> {
  // In order, so that two acts never wait for each other.
  for (const id of [...people, ...orders].toSorted())
    await sql`select pg_advisory_xact_lock(20260, hashtext(${id}))`.execute(trx);
}

/** The IDs that the audit log names these persons and orders by. */
export async function targetsOf(db: Kysely<Database>, { people, orders }: Subject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transactions where order_id = any(${[...orders]})
    union all select id from subscriptions where user_id = any(${[...people]})`.execute(db);
  return [...people, ...orders, ...rows.map(({ id }) => id)];
}

/** A digest of every row that the acts of the desk decide by. */
export async function versionOf(db: Kysely<Database>, subject: Subject): Promise<string> {
  const people = [...subject.people];
  const orders = [...subject.orders];
  const targets = await targetsOf(db, subject);
  const { rows } = await sql<{ part: string }>`
    select 'user ' || id || concat_ws('|', login, email, blocked_at, totp_enabled_at, deletion_date, merged_into) as part
      from users where id = any(${people})
    union all select 'staff ' || user_id || role from staff where user_id = any(${people})
    union all select 'order ' || id || xmin::text from orders where id = any(${orders})
    union all select 'payment ' || id || xmin::text from transactions where order_id = any(${orders})
    union all select 'refund ' || refunds.id || refunds.xmin::text from refunds
      join transactions on transactions.id = refunds.transaction_id where order_id = any(${orders})
    union all select 'grant ' || id || xmin::text from grants where user_id = any(${people}) or order_id = any(${orders})
    union all select 'subscription ' || id || concat_ws('|', status, plan_id, renew, active_end_date)
      from subscriptions where user_id = any(${people})
    union all select 'log ' || coalesce(max(position), 0) from audit_log where target = any(${targets})
    order by 1`.execute(db);
  return createHash('sha256')
    .update(rows.map(({ part }) => part).join('\n'))
    .digest('base64url');
}
