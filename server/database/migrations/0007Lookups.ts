import { sql, type Kysely } from 'kysely';

/** Indexes for finding a person's rows, however many others there are. */
const statements = [
  `create unique index ledger_accounts_wallet on ledger_accounts (user_id, currency_id) where kind = 'WALLET'`,
  `create index subscription_purchases_subscription on subscription_purchases (subscription_id, created_at)`,
  `create index presents_redeemer on presents (redeemed_by) where redeemed_by is not null`,
  `create index users_merged on users (merged_into) where merged_into is not null`,
  `create index idempotency_keys_user on idempotency_keys (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
