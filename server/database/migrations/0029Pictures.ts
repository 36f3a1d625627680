import { sql, type Kysely } from 'kysely';

/** Columns that refer to a picture: its file name in the content folder, and the SHA-256 of its bytes. */
const columns = [
  ['products', 'image_web'],
  ['products', 'image_mob'],
  ['plans', 'image_web'],
  ['researches', 'image_web'],
  ['researches', 'image_mob'],
  ['researches', 'platform_logo'],
  ['categories', 'platform_logo'],
  ['authors', 'avatar'],
] as const;

const statements = [
  // Pictures are public. `files` also contains what is sold, which is not.
  `create table pictures (
    file_id text primary key references files on delete cascade,
    width integer not null check (width > 0),
    height integer not null check (height > 0))`,
  // Rendered on first request, then stored.
  `create table picture_renditions (
    file_id text not null references pictures on delete cascade,
    width integer not null,
    format text not null check (format in ('avif', 'webp')),
    content bytea not null,
    primary key (file_id, width, format))`,
  `alter table picture_renditions alter column content set storage external`,
  `create trigger catalogue_changes before insert or update or delete or truncate on pictures
    for each statement execute function catalogue_changes()`,
  `alter table categories add column platform_logo text`,
  ...columns.flatMap(([table, column]) => [
    // The previous values of these columns were never shown anywhere.
    `update ${table} set ${column} = null`,
    `alter table ${table} add constraint ${table}_${column}_check
      check (${column} ~ '^[^/]+/[0-9a-f]{64}$')`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
