import { sql, type Kysely } from 'kysely';

/** Maintained totals of a person's lists, so that no one has to count them; decision 0011. */
const statements = [
  `create table list_totals (
    list text not null,
    user_id text not null references users on delete cascade,
    total bigint not null check (total >= 0),
    primary key (list, user_id))`,
  `create function count_list_row() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into list_totals (list, user_id, total) values (tg_table_name, new.user_id, 1)
          on conflict (list, user_id) do update set total = list_totals.total + 1;
      end if;
      if tg_op <> 'INSERT' then
        update list_totals set total = total - 1 where list = tg_table_name and user_id = old.user_id;
      end if;
      return null;
    end $$`,
  // At the very end of the transaction, so that the holder of a total's lock never waits for anything else.
  ...['transactions', 'purchases'].flatMap((list) => [
    `create constraint trigger count_rows after insert or delete on ${list}
      deferrable initially deferred for each row execute function count_list_row()`,
    `create constraint trigger count_moved after update of user_id on ${list}
      deferrable initially deferred for each row when (old.user_id <> new.user_id) execute function count_list_row()`,
    `insert into list_totals (list, user_id, total)
      select '${list}', user_id, count(*) from ${list} group by user_id`,
  ]),
  `create index purchases_ending on purchases (user_id, available_to, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
