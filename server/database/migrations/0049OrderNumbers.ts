import { sql, type Kysely } from 'kysely';

/**
 * Orders get a number that can be said aloud: eight letters by lot, without look-alikes and vowels, so that it tells
 * nothing about other orders. A trigger makes it when an order is written, and never again. Existing orders get theirs in small transactions afterwards
 * (`numberOrders`), so that the table isn't locked for long.
 */
const statements = [
  `alter table orders add column number text`,
  `create function new_order_number() returns text language plpgsql volatile as $$
    declare
      letters constant text := '23456789CDFGHJKMNPQRTVWXY';
      rest bigint;
      made text;
    begin
      loop
        rest := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint;
        made := '';
        for position in 1..8 loop
          made := made || substr(letters, (rest % 25)::int + 1, 1) || case position when 4 then '-' else '' end;
          rest := rest / 25;
        end loop;
        exit when not exists (select from orders where number = made);
      end loop;
      return made;
    end $$`,
  `create function number_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.number is not null then
        new.number := old.number;
      else
        new.number := coalesce(new.number, new_order_number());
      end if;
      return new;
    end $$`,
  `create trigger number_order before insert on orders for each row execute function number_order()`,
  `create trigger keep_order_number before update on orders for each row
    when (new.number is null or new.number is distinct from old.number) execute function number_order()`,
  `create unique index orders_number on orders (number) where number is not null`,
  `create index orders_without_number on orders (number) where number is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
