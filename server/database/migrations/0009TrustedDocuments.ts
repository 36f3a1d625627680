import { sql, type Kysely } from 'kysely';

/** The operations of every build that is or was recently running: an instance of one build serves pages of another. */
const statements = [
  `create table trusted_documents (
    id text primary key check (id ~ '^sha256:[0-9a-f]{64}$'),
    text text not null check (length(text) <= 16000),
    last_seen_at timestamptz not null
  )`,
  `create index trusted_documents_last_seen on trusted_documents (last_seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
