import { sql, type Kysely } from 'kysely';

/** An owner's texts for the projects are content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table projects (
    id text primary key,
    title jsonb not null,
    description jsonb not null,
    line jsonb,
    seo_title jsonb,
    seo_description jsonb)`.execute(db);
}
