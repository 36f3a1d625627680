import { sql, type Kysely } from 'kysely';

const statements = [
  // Files that a good held before a correction: its earlier buyers may still be downloading them.
  `create table replaced_files (
    file_id text not null references files on delete cascade,
    deliverable_id text not null references deliverables on delete cascade,
    name text not null,
    media_type text not null,
    replaced_at timestamptz not null,
    primary key (file_id, deliverable_id)
  )`,
  // Since when nothing in the catalog refers to a file.
  `alter table files add column unused_since timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
