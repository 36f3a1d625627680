import { sql, type Kysely } from 'kysely';

/** The details that buyers had added to their receipts; the index finds a person's latest, to offer it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_details jsonb`.execute(db);
  await sql`create index orders_buyer_details on orders (user_id, paid_at) where buyer_details is not null`.execute(
    db,
  );
}
