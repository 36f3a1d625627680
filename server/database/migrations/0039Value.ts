import { sql, type Kysely } from 'kysely';

const day = `interval '24 hours'`;

const statements = [
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
  `alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in ('WALLET', 'SALES', 'PROVIDER',
    'FEES', 'OPENING', 'FORFEITED', 'LOSSES', 'SUSPENSE', 'BANK', 'EXCHANGE', 'GOODWILL', 'DEFERRED'))`,
  `alter table ledger_accounts
    add column order_id text references orders,
    add constraint deferred_belongs_to_an_order check ((kind = 'DEFERRED') = (order_id is not null))`,
  `create index ledger_accounts_order on ledger_accounts (order_id) where order_id is not null`,
  `drop index ledger_accounts_one`,
  `create unique index ledger_accounts_one on ledger_accounts
    (kind, coalesce(user_id, ''), coalesce(provider, ''), coalesce(order_id, ''), currency_id)`,
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in ('SALE', 'REFUND',
    'CHARGEBACK', 'TOP_UP', 'FEE', 'MERGE', 'OPENING', 'FORFEIT', 'DISPUTE_FEE', 'PROVIDER_FEE', 'PAYOUT',
    'EXCHANGE', 'SUSPENSE', 'GOODWILL', 'RECOGNITION', 'CREDIT'))`,
  `alter table orders drop constraint orders_purpose_check`,
  `alter table orders add constraint orders_purpose_check
    check (purpose in ('PURCHASE', 'PRESENT', 'RENEWAL', 'UPGRADE', 'DIFFERENCE'))`,

  // What was taken back of a payment that had paid for part of another order.
  `create table value_claims (
    id text primary key,
    refund_id text not null references refunds,
    -- The order whose payment was taken back, and the one that its value had gone to.
    from_order_id text not null references orders,
    order_id text not null references orders,
    amount_minor bigint not null check (amount_minor > 0),
    -- The part of it that was not used yet, and what the order held then.
    unused_minor bigint not null check (unused_minor >= 0),
    held_minor bigint not null check (held_minor >= unused_minor),
    state text not null check (state in ('OPEN', 'PAID', 'SETTLED', 'DROPPED')),
    -- The order by which its owner can pay the difference.
    payable_by text references orders,
    due_at timestamptz not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    -- How much time was taken, in milliseconds.
    ended_ms bigint,
    check ((state = 'OPEN') = (closed_at is null)))`,
  `create index value_claims_order on value_claims (order_id)`,
  `create index value_claims_refund on value_claims (refund_id)`,
  `create index value_claims_payable on value_claims (payable_by) where payable_by is not null`,

  // What a paid order says stays as it was paid.
  `alter table orders add column seal text`,
  `create function order_seal(o orders) returns text language sql immutable as $$
    select md5(concat_ws('|', o.product_id, o.tariff_id, o.currency_id, o.default_minor, o.total_minor, o.tax_rate_bp)) $$`,
  `create function seal_order() returns trigger language plpgsql as $$
    begin
      if new.paid_at is null then
        return new;
      end if;
      if tg_op = 'UPDATE' and old.seal is not null and order_seal(new) <> old.seal then
        raise exception 'what was paid for with order % does not change', new.id;
      end if;
      new.seal := order_seal(new);
      return new;
    end $$`,
  `update orders set seal = order_seal(orders) where paid_at is not null`,
  `create trigger seal_order before insert or update on orders for each row execute function seal_order()`,

  // The demo's used-up code was never used.
  `update promo_codes set uses = 0, max_uses = 0 where code = 'FIRST50' and uses = 100
    and not exists (select from orders where promo_code = 'FIRST50' and paid_at is not null)`,

  // What existing orders still owe their owners moves from sales to the orders' accounts.
  `create function pg_temp.unused_value(starts timestamptz, ends timestamptz, paid bigint, at timestamptz)
    returns bigint language sql immutable as $$
      select (paid * greatest(0, least(d.days, ceil(extract(epoch from ends - at) / 86400)::bigint)) + d.days - 1) / d.days
      from (select greatest(1, ceil(extract(epoch from ends - starts) / 86400)::bigint) as days) d $$`,
  // Partial refunds lowered what the time is worth.
  `create temporary table lowered on commit drop as
    select g.*, t.refunded, gen_random_uuid()::text as rest_id from grants g
    join (select order_id, sum(refunded_minor)::bigint as refunded from transactions
      where order_id is not null and refunded_minor > 0 group by order_id) t on t.order_id = g.order_id
    where g.revoked_at is null and g.kind in ('PLAN', 'PRODUCT') and g.paid_minor > 0
      and (g.ends_at is null or g.ends_at > now())`,
  `update grants set revoked_at = now(), revoked_because = 'MOVED' where id in (select id from lowered)`,
  `insert into grants (id, order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor, currency_id,
      payer_id, follows, created_at)
    select rest_id, order_id, user_id, kind, subject, tariff, greatest(starts_at, now()), ends_at, source,
      pg_temp.unused_value(starts_at, coalesce(ends_at, now() + ${day}), greatest(0, paid_minor - refunded),
        greatest(starts_at, now())),
      currency_id, payer_id, id, now()
    from lowered`,

  // The credits of earlier upgrades, so that undoing one finds where its value came from.
  `create temporary table credits on commit drop as
    select g.revoked_for as to_order, g.order_id as from_order, o.currency_id,
      sum(pg_temp.unused_value(g.starts_at, g.ends_at, g.paid_minor, g.revoked_at))::bigint as amount
    from grants g join orders o on o.id = g.revoked_for
    where g.revoked_because = 'UPGRADED' and g.order_id is not null and g.ends_at is not null
      and g.order_id <> g.revoked_for and o.status = 'PAID' and g.currency_id = o.currency_id
      and g.source in ('PURCHASE', 'RENEWAL')
    group by 1, 2, 3
    having sum(pg_temp.unused_value(g.starts_at, g.ends_at, g.paid_minor, g.revoked_at)) > 0`,
  `create temporary table held on commit drop as
    select order_id, currency_id, sum(value)::bigint as amount from (
      select g.order_id, o.currency_id, pg_temp.unused_value(g.starts_at,
          coalesce(g.ends_at, g.starts_at + interval '1826 days'), g.paid_minor, greatest(g.starts_at, now())) as value
        from grants g join orders o on o.id = g.order_id
        where g.kind = 'PLAN' and o.status = 'PAID' and g.paid_minor > 0
          and (g.revoked_at is null or g.revoked_because = 'ABSORBED')
          and not exists (select from grants rest where rest.follows = g.id and rest.kind = 'PLAN')
          and (g.ends_at is null or g.ends_at > now())
      union all
      select o.id, o.currency_id, t.amount_minor - t.refunded_minor
        from presents p join orders o on o.id = p.order_id
        join transactions t on t.order_id = o.id and t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED')
        where p.status in ('PURCHASED', 'SENT')) v
    group by 1, 2 having sum(value) > 0`,
  `insert into ledger_accounts (id, kind, order_id, currency_id)
    select 'DEFERRED:' || order_id || ':' || currency_id, 'DEFERRED', order_id, currency_id from (
      select order_id, currency_id from held
      union select from_order, currency_id from credits
      union select to_order, currency_id from credits) a`,
  `insert into ledger_accounts (id, kind, currency_id)
    select distinct 'SALES::' || currency_id, 'SALES', currency_id from ledger_accounts where kind = 'DEFERRED'
    on conflict do nothing`,
  `create temporary table facts on commit drop as
    select gen_random_uuid()::text as id, 'CREDIT' as kind, to_order || ':' || from_order || ':carried' as reference,
      from_order, to_order, null as order_id, currency_id, amount from credits
    union all
    select gen_random_uuid()::text, 'RECOGNITION', 'carried:' || order_id, null, null, order_id, currency_id, sum(amount)::bigint
    from (
      select order_id, currency_id, amount from held
      union all select from_order, currency_id, amount from credits
      union all select to_order, currency_id, -amount from credits) n
    group by order_id, currency_id having sum(amount) <> 0`,
  // First what the accounts are to hold, then the credits between them.
  `insert into ledger_transactions (id, kind, reference, created_at)
    select id, kind, reference, now() from facts order by kind desc`,
  `insert into ledger_entries (ledger_transaction_id, account_id, amount_minor)
    select id, account_id, amount from (
      select id, 1 as place, 'SALES::' || currency_id as account_id, -amount as amount from facts where order_id is not null
      union all select id, 1, 'DEFERRED:' || order_id || ':' || currency_id, amount from facts where order_id is not null
      union all select id, 2, 'DEFERRED:' || from_order || ':' || currency_id, -amount from facts where order_id is null
      union all select id, 2, 'DEFERRED:' || to_order || ':' || currency_id, amount from facts where order_id is null) e
    order by place`,
];

/** Paid time is a liability (decision 0044): an account for each order, credits between orders, claims on them. */
export async function up(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
