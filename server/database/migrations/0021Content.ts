import { sql, type Kysely } from 'kysely';

const statements = [
  // What is not sold, or not handed over, any more: who had it before keeps it (decision 0028).
  `alter table tariffs add column archived_at timestamptz`,
  `alter table deliverables add column archived_at timestamptz`,
];

/** What a content folder no longer has stays with its buyers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
