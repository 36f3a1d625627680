import { sql, type Kysely } from 'kysely';

/** Single-use codes of links to an order, sent to the address that the order was paid with. */
const statements = [
  `create table order_codes (
    code_hash bytea primary key,
    order_id text not null references orders on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index order_codes_order on order_codes (order_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
