import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { owedBy } from './value.ts';

/**
 * Checks that each order's account holds what its grants still had to give when it last changed, and never less than
 * nothing; and that value is held wherever something paid for is still to be given. Goods may have been recognized.
 */
export async function valueBreaks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with accounts as (
      select a.id, a.order_id, a.currency_id, coalesce(sum(e.amount_minor), 0) as balance, max(e.id) as last
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.kind = 'DEFERRED' group by a.id),
    held as (
      select accounts.*, ${owedBy(sql`accounts.order_id`, sql`coalesce(l.created_at, now())`, sql`false`)} as owed,
        exists (select from grants g where g.order_id = accounts.order_id and g.kind = 'PRODUCT') as is_goods,
        o.currency_id as sold_in
      from accounts
      join orders o on o.id = accounts.order_id
      left join ledger_entries e on e.id = accounts.last
      left join ledger_transactions l on l.id = e.ledger_transaction_id)
    select 'order ' || order_id || ' holds ' || balance || ' and has ' || owed || ' to give' as what
      from held where balance < 0 or balance <> owed and not (is_goods and balance = 0)
    union all
    select 'order ' || order_id || ' holds another currency than it was sold in' from held where currency_id <> sold_in
    union all
    -- An order that was never paid into its account, though it has something to give.
    select 'order ' || live.order_id || ' has something to give and no account' from grants live
      join orders o on o.id = live.order_id
      where live.kind = 'PLAN' and live.revoked_at is null and live.paid_minor > 0 and o.total_minor > 0
        and not exists (select from ledger_accounts a where a.order_id = live.order_id)
        and ${owedBy(sql`live.order_id`, sql`${now}::timestamptz`)} > 0`.execute(db);
  return rows.map(({ what }) => what);
}
