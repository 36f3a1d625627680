import { sql, type Kysely } from 'kysely';

/**
 * Which goods are lessons, what the files of a good are called and how long they are, how far each owner got, and the
 * thanks for a gift.
 */
const statements = [
  `alter table deliverables add column lesson boolean not null default false`,
  `alter table deliverable_files add column title jsonb,
    add column seconds integer check (seconds > 0)`,
  `create table item_progress (
    user_id text not null references users on delete cascade,
    item_id text not null,
    deliverable_id text not null references deliverables on delete cascade,
    part text not null,
    progress real not null check (progress between 0 and 1),
    done_at timestamptz,
    changed_at timestamptz not null,
    primary key (user_id, item_id, deliverable_id, part))`,
  `alter table presents add column thanks text, add column thanked_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
