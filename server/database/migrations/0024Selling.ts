import { sql, type Kysely } from 'kysely';

/** Which tariffs and gifts come with license keys is part of the cached catalog (decision 0031). */
const statements = [
  `create trigger catalogue_changes before insert or update or delete or truncate on deliverables
    for each statement execute function catalogue_changes()`,
  // Invalidates catalogs that were read before this trigger existed.
  `update catalogue_version set version = version + 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
