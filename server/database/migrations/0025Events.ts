import { sql, type Kysely } from 'kysely';

/** When a tariff's events end is part of the cached catalog (decision 0032). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger catalogue_changes before insert or update or delete or truncate on event_dates
    for each statement execute function catalogue_changes()`.execute(db);
}
