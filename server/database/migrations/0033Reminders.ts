import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders add column reminded_at timestamptz`,
  // For finding who has bought with an address.
  `create index orders_email on orders (email) where email is not null`,
  // Addresses that opted out of reminders, as hashes: they outlive the accounts and orders with those addresses.
  `create table reminder_opt_outs (
    inbox_hash bytea primary key,
    created_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
