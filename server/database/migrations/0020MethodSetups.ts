import { sql, type Kysely } from 'kysely';

const statements = [
  // A card being added without a payment: where its owner was sent, until the provider reports back.
  `create table method_setups (
    id text primary key,
    user_id text not null references users on delete cascade,
    provider text not null,
    saved_method_id text references saved_methods,
    created_at timestamptz not null)`,
  `create index method_setups_user on method_setups (user_id)`,
  `alter table sandbox_payments add column is_setup boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
