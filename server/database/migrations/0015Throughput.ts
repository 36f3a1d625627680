import { sql, type Kysely } from 'kysely';

/** The tables that the cached catalog is built from (decision 0020). */
const catalogueTables = [
  'currencies',
  'languages',
  'exchange_rates',
  'products',
  'plans',
  'tariffs',
  'prices',
  'gifts',
  'gift_tariffs',
];

const statements = [
  `create table catalogue_version (
    is_only boolean primary key default true check (is_only),
    version bigint not null)`,
  `insert into catalogue_version (version) values (1)`,
  `create function catalogue_changes() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      return null;
    end $$`,
  // Before the statement: concurrent catalog changes wait here, before either has locked a row.
  ...catalogueTables.map(
    (table) => `create trigger catalogue_changes before insert or update or delete or truncate on ${table}
      for each statement execute function catalogue_changes()`,
  ),

  // Payments are numbered after they commit (decision 0021); existing numbers stay.
  `alter table orders drop constraint orders_check`,
  `alter table orders add constraint numbered_once_paid check (receipt_number is null or paid_at is not null)`,
  `create index orders_unnumbered on orders (paid_at, id) where paid_at is not null and receipt_number is null`,
  `create index top_ups_unnumbered on transactions (date_of_status_change, id)
    where purpose = 'TOP_UP' and receipt_number is null
      and status in ('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
