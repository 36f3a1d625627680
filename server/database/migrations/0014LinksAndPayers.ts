import { sql, type Kysely } from 'kysely';

const statements = [
  // A keyed hash of the browser that requested a log-in link; null for older links and other codes.
  'alter table auth_codes add column device_hash bytea',
  // Whose wallet a payment is refunded to, if the account it belongs to has since changed owners.
  'alter table transactions add column payer_id text references users',
  'create index transactions_payer on transactions (payer_id) where payer_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
