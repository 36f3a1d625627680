import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table refunds
    add column credit_number bigint unique,
    add column credited_at timestamptz,
    add constraint credited_at_once check ((credit_number is null) = (credited_at is null))`,
  // Past refunds and lost disputes from before credit notes get one now, in chronological order.
  `with due as (
      select r.id, row_number() over (order by coalesce(r.decided_at, r.created_at), r.id) as number
      from refunds r
      join transactions t on t.id = r.transaction_id
      left join orders o on o.id = t.order_id
      left join disputes d on d.id = r.dispute_id
      where r.reversed_at is null and r.from_payment_minor > 0 and r.id <> r.transaction_id
        -- Their receipts are numbered by now, or soon.
        and (o.paid_at is not null and (o.default_minor > 0 or o.receipt_number is not null) or t.purpose = 'TOP_UP')
        and (r.kind = 'REFUND' and r.state = 'SUCCEEDED' or d.state = 'LOST'))
    update refunds r set credit_number = due.number, credited_at = now() from due where due.id = r.id`,
  `insert into counters (name, value) select 'creditNote', coalesce(max(credit_number), 0) from refunds`,
  `create index refunds_credited on refunds (transaction_id) where credit_number is not null`,

  // A free order has no receipt; existing numbers stay.
  `drop index orders_unnumbered`,
  `create index orders_unnumbered on orders (paid_at, id)
    where paid_at is not null and receipt_number is null and default_minor > 0`,
];

/** Credit notes for refunds, with numbers of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
