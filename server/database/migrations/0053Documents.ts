import { sql, type Kysely } from 'kysely';

const statements = [
  // Every version of every legal document, and those that ship with the software (`is_own` is false).
  `create table documents (
    kind text not null,
    version text not null,
    in_force_from date not null,
    is_own boolean not null,
    title jsonb not null,
    text jsonb not null,
    applied_at timestamptz not null,
    primary key (kind, version))`,
  // An owner's further pages.
  `create table pages (
    id text primary key,
    title jsonb not null,
    text jsonb not null)`,
  // Pages are made from them, and from the settings that they name.
  ...['documents', 'pages'].map(
    (table) => `create trigger catalogue_changes before insert or update or delete or truncate on ${table}
      for each statement execute function catalogue_changes()`,
  ),
  ...[
    { change: 'insert', row: 'new' },
    { change: 'update', row: 'new' },
    { change: 'delete', row: 'old' },
  ].map(
    ({ change, row }) => `create trigger catalogue_${change} after ${change} on settings for each row
      when (${row}.name like 'seller%' or ${row}.name in ('contactEmail', 'timeZone'))
      execute function catalogue_changes()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
