import { sql, type Kysely } from 'kysely';

const statements = [
  // Where the bytes of a file are stored: in `file_parts`, or in object storage.
  `alter table files add column store text not null default 'DATABASE' check (store in ('DATABASE', 'S3'))`,
  // What a gift includes belongs to the purchase it came with.
  `alter table deliverables alter column tariff_id drop not null`,
  `alter table deliverables add column gift_id text references gifts`,
  `alter table deliverables add column pool text check (pool <> '')`,
  `alter table deliverables drop constraint deliverables_kind_check`,
  `alter table deliverables add constraint deliverables_kind_check
    check (kind in ('FILE', 'TEXT', 'LINK', 'EVENT', 'LICENCE'))`,
  `alter table deliverables add constraint deliverables_owner_check
    check ((tariff_id is null) <> (gift_id is null))`,
  `alter table deliverables add constraint deliverables_licence_check
    check ((kind = 'LICENCE') = (pool is not null))`,
  `create index deliverables_gift on deliverables (gift_id, position)`,
  `create table event_dates (
    deliverable_id text not null references deliverables on delete cascade,
    position integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    time_zone text not null,
    place jsonb,
    link text check (link like 'https://%'),
    primary key (deliverable_id, position))`,
  // The hash stays when a key is erased, so that the key is not sold again.
  `create table licence_keys (
    id bigint generated always as identity primary key,
    pool text not null,
    key text,
    key_hash text not null,
    added_at timestamptz not null,
    order_id text references orders,
    activation_id text references subscription_purchases,
    given_at timestamptz,
    unique (pool, key_hash),
    unique (order_id, pool),
    unique (activation_id, pool),
    check (num_nonnulls(order_id, activation_id) = (case when given_at is null then 0 else 1 end)),
    check (key is not null or given_at is not null))`,
  `create index licence_keys_free on licence_keys (pool, id) where given_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
