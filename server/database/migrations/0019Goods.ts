import { sql, type Kysely } from 'kysely';

const statements = [
  // Files are content-addressed: identical bytes are stored once.
  `create table files (
    id text primary key check (id ~ '^[0-9a-f]{64}$'),
    size bigint not null check (size >= 0),
    created_at timestamptz not null)`,
  `create table file_parts (
    file_id text not null references files on delete cascade,
    position integer not null check (position >= 0),
    content bytea not null,
    primary key (file_id, position))`,
  // The content is already compressed.
  `alter table file_parts alter column content set storage external`,
  `create table deliverables (
    id text primary key,
    tariff_id text not null references tariffs,
    kind text not null check (kind in ('FILE', 'TEXT', 'LINK')),
    title jsonb not null,
    description jsonb,
    position integer not null,
    link text check (link like 'https://%'),
    added_at timestamptz not null,
    check ((kind = 'LINK') = (link is not null)))`,
  `create index deliverables_tariff on deliverables (tariff_id, position)`,
  `create table deliverable_files (
    deliverable_id text not null references deliverables on delete cascade,
    position integer not null,
    file_id text not null references files,
    name text not null,
    media_type text not null,
    primary key (deliverable_id, position))`,
  `create index deliverable_files_file on deliverable_files (file_id)`,
  `create table deliverable_texts (
    deliverable_id text not null references deliverables on delete cascade,
    lang text not null,
    title text not null,
    body text not null,
    primary key (deliverable_id, lang))`,
  // When a person last viewed the contents of a purchase: anything added later is new.
  `create table item_visits (
    user_id text not null references users on delete cascade,
    item_id text not null,
    visited_at timestamptz not null,
    primary key (user_id, item_id))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
