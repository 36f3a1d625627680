import { sql, type Kysely } from 'kysely';

/** Pay-what-you-want prices: the default is the minimum, and this amount is suggested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prices add column suggested_minor bigint, add constraint prices_suggested check (
    suggested_minor is null
      or (suggested_minor >= default_minor and default_minor > 0 and sale_minor is null and old_minor is null))`.execute(
    db,
  );
}
