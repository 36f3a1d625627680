import { sql, type Kysely } from 'kysely';

/** Visitors' reports of reviews; decision 0041. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rating_reports (
    rating_id text not null references ratings on delete cascade,
    reporter_hash text not null,
    reason text not null check (reason in ('SPAM', 'INSULT', 'PERSONAL_DATA', 'OTHER')),
    created_at timestamptz not null,
    cleared_at timestamptz,
    primary key (rating_id, reporter_hash))`.execute(db);
}
