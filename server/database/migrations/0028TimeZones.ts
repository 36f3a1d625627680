import { sql, type Kysely } from 'kysely';

const statements = [
  // Where a person last was, as their browser says it (IANA): mails write times in it.
  `alter table users add column time_zone text`,
  `create index users_time_zone on users (email) where time_zone is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
