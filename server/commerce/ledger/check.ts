import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { accountBreaks } from './checkAccounts.ts';
import { deliveryBreaks, timeWithoutSubscription } from './checkDelivery.ts';
import { refundBreaks } from './checkRefunds.ts';

type Query = ReturnType<typeof sql<{ what: string }>>;

const booked = sql`('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')`;

/** Every query returns a row for each break. */
const breaks: readonly Query[] = [
  sql`select 'ledger transaction ' || e.ledger_transaction_id || ' does not sum to zero' as what
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by e.ledger_transaction_id, a.currency_id having sum(e.amount_minor) <> 0`,
  sql`select 'the balance of ' || a.id || ' is not the sum of its entries' as what
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.kind = 'WALLET' group by a.id, a.balance_minor
    having a.balance_minor <> coalesce(sum(e.amount_minor), 0) or a.balance_minor < 0`,
  sql`select 'the wallet ' || a.id || ' belongs to a guest who was merged' as what
    from ledger_accounts a join users u on u.id = a.user_id
    left join users owner on owner.id = u.merged_into
    -- What an account with an unproven address is to get waits with the guest.
    where u.merged_into is not null and a.balance_minor <> 0
      and (owner.email_verified_at is not null or owner.login is null)`,
  sql`select 'ledger transaction ' || id || ' of kind ' || kind || ' belongs to no payment' as what
    from ledger_transactions
    where kind in ('SALE', 'TOP_UP', 'REFUND', 'CHARGEBACK', 'FEE', 'DISPUTE_FEE') and transaction_id is null`,

  // The amounts of each payment on the side other than the provider's.
  sql`with facts as (
      select l.transaction_id as id, l.kind, count(distinct l.id) as times,
        coalesce(sum(e.amount_minor) filter (where a.kind in ('SALES', 'DEFERRED')), 0) as sales,
        coalesce(sum(e.amount_minor) filter (where a.kind in ('WALLET', 'LOSSES', 'SUSPENSE')), 0) as wallet,
        coalesce(sum(e.amount_minor) filter (where a.kind = 'FEES'), 0) as fees,
        bool_or(a.currency_id <> case l.kind when 'FEE' then coalesce(t.fee_currency_id, t.currency_id)
          else t.currency_id end)
          filter (where l.kind in ('SALE', 'TOP_UP', 'REFUND', 'CHARGEBACK', 'FEE')) as strange
      from ledger_transactions l
      join transactions t on t.id = l.transaction_id
      left join ledger_entries e on e.ledger_transaction_id = l.id
      left join ledger_accounts a on a.id = e.account_id
      group by l.transaction_id, l.kind),
    payments as (
      select t.*, t.status in ${booked} as is_booked,
        coalesce(sum(f.times) filter (where f.kind = case t.purpose when 'ORDER' then 'SALE' else 'TOP_UP' end), 0) as incomes,
        coalesce(sum(f.times) filter (where f.kind = case t.purpose when 'ORDER' then 'TOP_UP' else 'SALE' end), 0) as wrong_incomes,
        coalesce(sum(case t.purpose when 'ORDER' then f.sales else f.wallet end)
          filter (where f.kind in ('SALE', 'TOP_UP', 'REFUND', 'CHARGEBACK')), 0) as net,
        -coalesce(sum(f.fees) filter (where f.kind = 'FEE'), 0) as fees,
        -- What was taken beyond a top-up is a loss, and counts with its wallet.
        case t.purpose when 'TOP_UP' then coalesce((select sum(r.amount_minor - r.from_payment_minor) from refunds r
          where r.transaction_id = t.id and r.reversed_at is null), 0) else 0 end as beyond,
        bool_or(f.strange) as strange
      from transactions t left join facts f on f.id = t.id group by t.id)
    select 'transaction ' || id || ' is ' || status || ' and booked ' || incomes || ' times' as what
      from payments where incomes <> (case when is_booked then 1 else 0 end) or wrong_incomes <> 0
    union all
    select 'transaction ' || id || ' holds ' || net || ' in the books instead of ' || (amount_minor - refunded_minor - beyond)
      from payments where is_booked and net <> amount_minor - refunded_minor - beyond
    union all
    select 'transaction ' || id || ' is ' || status || ' and moved money' from payments where not is_booked and net <> 0
    union all
    select 'transaction ' || id || ' has fees of ' || fees || ' in the books instead of ' || coalesce(fee_minor, 0)
      from payments where fees <> coalesce(fee_minor, 0)
    union all
    select 'transaction ' || id || ' is booked in another currency' from payments where strange
    union all
    select 'transaction ' || id || ' came in another currency by no stored rate' from payments
      where actual_currency_id <> currency_id and actual_rate is null`,
  sql`select 'transaction ' || id || ' is ' || status || ' with ' || refunded_minor || ' of ' || amount_minor || ' given back' as what
    from transactions
    where case status
      when 'PARTIALLY_REFUNDED' then refunded_minor <= 0 or refunded_minor >= amount_minor
      when 'REFUNDED' then refunded_minor <> amount_minor
      when 'CHARGED_BACK' then refunded_minor <= 0 and amount_minor > 0
      else refunded_minor <> 0 end`,
  ...refundBreaks,

  sql`with counted as (
      select 'transactions' as list, user_id, count(*) as rows from transactions group by user_id
      union all select 'purchases', user_id, count(*) from purchases where archived_at is null group by user_id)
    select coalesce(c.list, t.list) || ' of ' || coalesce(c.user_id, t.user_id) || ' are ' || coalesce(c.rows, 0)
      || ' and told as ' || coalesce(t.total, 0) as what
    from counted c full join list_totals t on t.list = c.list and t.user_id = c.user_id
    where coalesce(c.rows, 0) <> coalesce(t.total, 0)`,

  sql`with counted as (
      select product_id, array[
          count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
          count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::integer[] as stars,
        count(body) as reviews
      from ratings where is_shown group by product_id)
    select 'ratings of ' || coalesce(c.product_id, t.product_id) || ' are not as they are told' as what
    from counted c full join rating_totals t on t.product_id = c.product_id
    where coalesce(c.stars, '{0,0,0,0,0}') <> coalesce(t.stars, '{0,0,0,0,0}')
      or coalesce(c.reviews, 0) <> coalesce(t.reviews, 0)`,

  // Receipts of orders and top-ups share one series, from 1, without gaps.
  sql`with numbers as (
      select receipt_number as number from orders where receipt_number is not null
      union all select receipt_number from transactions where receipt_number is not null),
    counter as (select coalesce(max(value), 0) as value from counters where name = 'receipt')
    select 'receipt ' || number || ' was given twice' as what from numbers group by number having count(*) > 1
    union all
    select 'receipt ' || number || ' is no number of a receipt' from numbers where number < 1
    union all
    select 'receipt ' || number || ' has no receipt before it' from numbers n
      where number > 1 and not exists (select from numbers b where b.number = n.number - 1)
    union all
    select 'receipts were counted to ' || value || ' and given to ' || coalesce((select max(number) from numbers), 0)
      from counter where value <> coalesce((select max(number) from numbers), 0)`,
  // So do credit notes, for whatever was refunded or lost to a bank of a payment with a receipt.
  sql`with numbers as (select credit_number as number from refunds where credit_number is not null),
    counter as (select coalesce(max(value), 0) as value from counters where name = 'creditNote')
    select 'credit note ' || number || ' has none before it' as what from numbers n
      where number > 1 and not exists (select from numbers b where b.number = n.number - 1)
    union all
    select 'credit notes were counted to ' || value || ' and given to ' || coalesce((select max(number) from numbers), 0)
      from counter where value <> coalesce((select max(number) from numbers), 0)`,
  sql`select 'refund ' || r.id || ' has no credit note' as what
    from refunds r
    join transactions t on t.id = r.transaction_id
    left join orders o on o.id = t.order_id
    left join disputes d on d.id = r.dispute_id
    where r.credit_number is null and r.reversed_at is null and r.from_payment_minor > 0 and r.id <> t.id
      and coalesce(o.receipt_number, t.receipt_number) is not null
      and (r.kind = 'REFUND' and r.state = 'SUCCEEDED' or d.state = 'LOST')`,
  sql`select 'top-up ' || id || ' is ' || status || ' with a receipt' as what
    from transactions where purpose = 'TOP_UP' and status not in ${booked} and receipt_number is not null`,
];

/** How long a payment may lack its receipt number, in milliseconds. */
const numberedWithin = 60_000;

/** Payments made before an instant that have no number yet. */
const unnumbered = (before: Date): Query => sql`
  select 'order ' || id || ' was paid and has no receipt number' as what
    from orders where paid_at < ${before} and receipt_number is null and default_minor > 0
  union all
  select 'top-up ' || id || ' is ' || status || ' without a receipt'
    from transactions where purpose = 'TOP_UP' and status in ${booked} and receipt_number is null
      and date_of_status_change < ${before}`;

/**
 * Checks the books and lists every break: each ledger transaction sums to zero in each currency, each wallet balance is
 * the sum of its entries, each payment holds what came in less what was refunded, each order was paid once and granted
 * what it's for, and receipts have no gaps and follow within a minute. An empty list means all is well.
 */
export async function checkLedger(db: Kysely<Database>, now: Date): Promise<string[]> {
  const found: string[] = [];
  const before = new Date(now.getTime() - numberedWithin);
  for (const query of [
    ...breaks,
    ...accountBreaks,
    ...deliveryBreaks,
    timeWithoutSubscription(now),
    unnumbered(before),
  ]) {
    const { rows } = await query.execute(db);
    found.push(...rows.map(({ what }) => what));
  }
  return found;
}
