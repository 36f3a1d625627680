import { sql, type Kysely } from 'kysely';

const columns = 'tariff_id, currency_id, default_minor, sale_minor, sale_until';

const statements = [
  // What was charged when; without a default, the tariff is no longer sold in that currency from then on.
  `create table price_history (
    id bigint generated always as identity primary key,
    tariff_id text not null references tariffs on delete cascade,
    currency_id text not null references currencies,
    default_minor bigint,
    sale_minor bigint,
    sale_until timestamptz,
    changed_at timestamptz not null default now()
  )`,
  `create index on price_history (tariff_id, currency_id, id)`,
  `insert into price_history (${columns}) select ${columns} from prices`,
  `create function note_price() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select from tariffs where id = old.tariff_id) then
          insert into price_history (tariff_id, currency_id) values (old.tariff_id, old.currency_id);
        end if;
      elsif tg_op = 'INSERT' or (new.default_minor, new.sale_minor, new.sale_until)
          is distinct from (old.default_minor, old.sale_minor, old.sale_until) then
        insert into price_history (${columns})
          values (new.tariff_id, new.currency_id, new.default_minor, new.sale_minor, new.sale_until);
      end if;
      return null;
    end
  $$`,
  `create trigger note_price after insert or update or delete on prices
    for each row execute function note_price()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
