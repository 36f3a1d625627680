import { sql, type Kysely } from 'kysely';

const statements = [
  // What buyers asked for, once an order: given at once where the terms promise it, else decided by the operator.
  `create table refund_requests (
    order_id text primary key references orders,
    state text not null check (state in ('OPEN', 'APPROVED', 'DECLINED')),
    note text,
    created_at timestamptz not null,
    decided_at timestamptz,
    check ((state = 'OPEN') = (decided_at is null)))`,
  `create index refund_requests_open on refund_requests (created_at) where state = 'OPEN'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
