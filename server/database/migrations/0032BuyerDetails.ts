import { sql, type Kysely } from 'kysely';

/** What buyers had added to their receipts, and the newest of a person to offer it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_details jsonb`.execute(db);
  await sql`create index orders_buyer_details on orders (user_id, paid_at) where buyer_details is not null`.execute(
    db,
  );
}
