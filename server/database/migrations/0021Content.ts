import { sql, type Kysely } from 'kysely';

const statements = [
  // No longer sold, or no longer delivered: earlier buyers keep it (decision 0028).
  `alter table tariffs add column archived_at timestamptz`,
  `alter table deliverables add column archived_at timestamptz`,
];

/** Buyers keep what is removed from a content folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
