import { sql, type Kysely } from 'kysely';

const statements = [
  // A keyed hash of the browser that a log-in link was asked for in; links from before, and other codes, have none.
  'alter table auth_codes add column device_hash bytea',
  // Whose wallet a payment goes back to, where the account that it belongs to has got another owner since.
  'alter table transactions add column payer_id text references users',
  'create index transactions_payer on transactions (payer_id) where payer_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
