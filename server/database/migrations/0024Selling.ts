import { sql, type Kysely } from 'kysely';

/** Which tariffs and gifts come with license keys is part of the catalogue in memory (decision 0031). */
const statements = [
  `create trigger catalogue_changes before insert or update or delete or truncate on deliverables
    for each statement execute function catalogue_changes()`,
  // What was read before this trigger was there is read again.
  `update catalogue_version set version = version + 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
