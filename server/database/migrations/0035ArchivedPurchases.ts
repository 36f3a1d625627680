import { sql, type Kysely } from 'kysely';

/** Purchases that buyers removed from their list; the list's total excludes them (decision 0011). */
const statements = [
  `alter table purchases add column archived_at timestamptz`,
  `create index purchases_archived on purchases (user_id, created_at, id) where archived_at is not null`,
  `create function count_purchase() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new.archived_at is null then
        insert into list_totals (list, user_id, total) values ('purchases', new.user_id, 1)
          on conflict (list, user_id) do update set total = list_totals.total + 1;
      end if;
      if tg_op <> 'INSERT' and old.archived_at is null then
        update list_totals set total = total - 1 where list = 'purchases' and user_id = old.user_id;
      end if;
      return null;
    end $$`,
  `drop trigger count_rows on purchases`,
  `drop trigger count_moved on purchases`,
  `create constraint trigger count_rows after insert or delete on purchases
    deferrable initially deferred for each row execute function count_purchase()`,
  `create constraint trigger count_moved after update of user_id, archived_at on purchases
    deferrable initially deferred for each row
    when (old.user_id <> new.user_id or (old.archived_at is null) <> (new.archived_at is null))
    execute function count_purchase()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
