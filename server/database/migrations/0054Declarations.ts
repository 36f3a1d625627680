import { sql, type Kysely } from 'kysely';

const statements = [
  // What consumers declared about their contracts without logging in. The texts are null once they were erased.
  `create table declarations (
    id text primary key,
    kind text not null check (kind in ('WITHDRAWAL', 'CANCELLATION')),
    name text,
    email text,
    number text,
    for_cause boolean not null default false,
    reason text,
    ends_on text,
    lang text not null,
    time_zone text not null,
    received_at timestamptz not null,
    is_mailed boolean not null,
    state text not null check (state in ('RECEIVED', 'MATCHED', 'DONE', 'REFUSED')),
    order_id text references orders,
    subscription_id text references subscriptions,
    decided_at timestamptz,
    decided_by text,
    note text,
    told_at timestamptz,
    check (state <> 'MATCHED' or order_id is not null),
    check ((state in ('DONE', 'REFUSED')) = (decided_at is not null)),
    check ((decided_at is null) = (decided_by is null)))`,
  `create index declarations_open on declarations (received_at) where state in ('RECEIVED', 'MATCHED')`,
  `create index on declarations (received_at, id)`,
  `create index on declarations (order_id)`,
  `create index on declarations (subscription_id)`,
  `create index on declarations (email)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
