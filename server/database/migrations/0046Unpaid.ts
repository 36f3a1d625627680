import { sql, type Kysely } from 'kysely';

/**
 * What finds and deletes unpaid orders and their guests on large tables, which orders get a reminder, and which sessions
 * ended because their account had too many.
 */
const statements = [
  `alter table orders add column may_remind boolean not null default true`,
  `alter table sessions add column is_surplus boolean not null default false`,
  `create index orders_unpaid on orders (expires_at, id)
    where status = 'EXPIRED' and purpose in ('PURCHASE', 'PRESENT') and subscription_id is null`,
  // Deleting a row looks for references to it.
  `create index idempotency_keys_order on idempotency_keys (order_id) where order_id is not null`,
  `create index idempotency_keys_transaction on idempotency_keys (transaction_id)
    where transaction_id is not null`,
  `create index subscriptions_order on subscriptions (order_id)`,
  `create index value_claims_source on value_claims (from_order_id)`,
  `create index list_totals_user on list_totals (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
