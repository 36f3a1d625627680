import { sql, type Kysely } from 'kysely';

const statements = [
  // What was used: refunds by oneself are only for what wasn't (decision 0034).
  `create table grant_uses (
    grant_id text primary key references grants on delete cascade,
    used_at timestamptz not null)`,
  // What had been opened before is in the visits of its purchase or activation.
  `insert into grant_uses (grant_id, used_at)
    select g.id, max(v.visited_at) from grants g
      join purchases p on p.order_id = g.order_id and p.user_id = g.user_id and p.product_id = g.subject
      join item_visits v on v.item_id = p.id and v.visited_at >= g.starts_at
    where g.kind = 'PRODUCT' group by g.id`,

  // When a person could see a key for the first time: it never goes to anyone else from then on.
  `alter table licence_keys add column shown_at timestamptz`,
  // Nobody can tell whether earlier keys were looked at, so all of them count as shown, except those in gifts that
  // nobody has redeemed.
  `update licence_keys k set shown_at = k.given_at where k.given_at is not null
    and not exists (select from presents p where p.order_id = k.order_id and p.status <> 'REDEEMED')`,
  // Keys in gifts that can't be redeemed any more go back to their pools.
  `update licence_keys k set order_id = null, given_at = null
    where k.shown_at is null and k.key is not null
      and exists (select from presents p where p.order_id = k.order_id and p.status = 'EXPIRED')`,

  // The length that was sold: days, 0 without an end; null in older orders, which get what is sold now.
  `alter table orders add column promised_days integer check (promised_days >= 0)`,

  // The tax on a credit note, as it was issued: the last one of a sale takes what is left.
  `alter table refunds add column credited_tax_minor bigint`,
  `update refunds r set credited_tax_minor = round(
      r.from_payment_minor * o.tax_rate_bp::numeric / (10000 + o.tax_rate_bp))
    from transactions t join orders o on o.id = t.order_id
    where t.id = r.transaction_id and r.credit_number is not null`,

  // The refunds that nobody had to decide: one per person and product.
  `create index refunds_automatic on refunds (transaction_id) where reason = 'withdrawal'`,

  // When the operator was last reminded of a request that waits.
  `alter table refund_requests add column reminded_at timestamptz`,
  `insert into jobs (id, kind, payload, run_at)
    select 'refundRequest:' || order_id, 'refundRequest.remind', '{}',
      greatest(created_at + interval '11 days', now())
    from refund_requests where state = 'OPEN'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
