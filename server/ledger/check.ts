import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Proves the books and names every break: each ledger transaction sums to zero in each currency, each wallet's
 * balance is the sum of its entries, each paid order was booked as exactly one sale that was not given back.
 */
export async function checkLedger(db: Kysely<Database>): Promise<string[]> {
  const [unbalanced, wallets, orders] = [
    await sql<{ id: string }>`
      select e.ledger_transaction_id as id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by e.ledger_transaction_id, a.currency_id having sum(e.amount_minor) <> 0`.execute(db),
    await sql<{ id: string }>`
      select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.kind = 'WALLET' group by a.id, a.balance_minor
      having a.balance_minor <> coalesce(sum(e.amount_minor), 0) or a.balance_minor < 0`.execute(db),
    await sql<{ id: string }>`
      select o.id from orders o
      left join transactions t on t.order_id = o.id
      left join ledger_transactions sale on sale.transaction_id = t.id and sale.kind = 'SALE'
      left join ledger_transactions back on back.transaction_id = t.id and back.kind = 'REFUND'
      where o.status = 'PAID' group by o.id having count(sale.id) - count(back.id) <> 1
      union all
      select o.id from orders o left join purchases p on p.order_id = o.id
      where (o.status in ('PAID', 'REFUNDED')) <> (p.id is not null)
      union all
      select t.id from transactions t
      left join ledger_transactions sale on sale.transaction_id = t.id and sale.kind = 'SALE'
      where (t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')) <> (sale.id is not null)`.execute(
      db,
    ),
  ];
  return [
    ...unbalanced.rows.map(({ id }) => `ledger transaction ${id} does not sum to zero`),
    ...wallets.rows.map(({ id }) => `the balance of ${id} is not the sum of its entries`),
    ...orders.rows.map(({ id }) => `order or transaction ${id} is not booked as its state says`),
  ];
}
