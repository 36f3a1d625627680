import { sql, type Kysely } from 'kysely';

const statements = [
  // A person's last time zone (IANA), as reported by the browser: emails use it for times.
  `alter table users add column time_zone text`,
  `create index users_time_zone on users (email) where time_zone is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
