import { sql, type Kysely } from 'kysely';

const statements = [
  // Refund requests, at most one per order: granted at once if the terms promise it, otherwise decided by the operator.
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
