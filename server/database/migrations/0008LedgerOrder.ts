import { sql, type Kysely } from 'kysely';

/** Indexes an account's entries in insertion order, so that the newest are found without reading the rest. */
const statements = [
  `create index ledger_entries_in_order on ledger_entries (account_id, id)`,
  `drop index ledger_entries_account`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
