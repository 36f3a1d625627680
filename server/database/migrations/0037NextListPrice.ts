import { sql, type Kysely } from 'kysely';

/** The price of the next plan after its first period, if that is sold at a reduced price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column next_list_minor bigint`.execute(db);
}
