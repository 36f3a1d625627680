import { sql, type Kysely } from 'kysely';

const statements = [
  // Earlier migrations of the same transaction may have written purchases, whose triggers wait for its end.
  `set constraints all immediate`,
  `set constraints all deferred`,
  // What a buyer saw and agreed to with an order, and when. Never changed; goes with an order that was never paid.
  `create table order_agreements (
    id bigint generated always as identity primary key,
    order_id text not null references orders on delete cascade,
    act text not null check (act in ('PAYMENT', 'START')),
    at timestamptz not null,
    language text not null,
    country text,
    starts_now boolean,
    documents jsonb not null,
    sentences jsonb not null)`,
  `create index on order_agreements (order_id, id)`,
  `create function refuse_agreement_change() returns trigger language plpgsql as $$
    begin raise exception 'an agreement is never changed'; end $$`,
  `create trigger order_agreements_stay before update on order_agreements
    for each row execute function refuse_agreement_change()`,
  // How many days after its payment what was bought opens; null: at once.
  `alter table orders add column waits_days integer check (waits_days > 0)`,
  // When a purchase that waits opens, or has opened; null: it opened at once.
  `alter table purchases add column starts_at timestamptz`,
  `alter table purchases add check (status <> 'PENDING' or starts_at is not null) not valid`,
  `create index on purchases (user_id) where status = 'PENDING'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
