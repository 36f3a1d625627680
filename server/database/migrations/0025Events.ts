import { sql, type Kysely } from 'kysely';

/** When the events of a tariff end is part of the catalogue in memory (decision 0032). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger catalogue_changes before insert or update or delete or truncate on event_dates
    for each statement execute function catalogue_changes()`.execute(db);
}
