import { sql, type Kysely } from 'kysely';

/**
 * What a buyer confirmed about their plan, how much of a dispute came back, and how much of an item in suspense the
 * provider has given back; decision 0023.
 */
const statements = [
  `alter table orders add column confirmed_change text`,
  // Until now, a person with a plan could only order it again after confirming the preview.
  `update orders o set confirmed_change = 'order ' || o.id
    where o.status in ('OPEN', 'CONFIRMED') and o.purpose = 'PURCHASE' and not o.is_trial
      and exists (select from subscriptions s where s.user_id = o.user_id and s.created_at <= o.created_at
        and s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE'))`,
  `create index orders_confirmed_change on orders (confirmed_change) where confirmed_change is not null`,

  `alter table disputes add column returned_minor bigint not null default 0`,
  `update disputes set returned_minor = amount_minor where state = 'WON'`,
  `alter table disputes add constraint no_more_returns_than_was_taken
    check (returned_minor between 0 and amount_minor)`,

  `alter table suspense_items add column returned_minor bigint not null default 0`,
  // What was booked as the provider's refunds of each item: every entry but the one that resolved it.
  `update suspense_items s set returned_minor = b.returned
    from (select i.id, sum(e.amount_minor) as returned
      from suspense_items i
      join ledger_transactions l on l.kind = 'SUSPENSE' and starts_with(l.reference, i.id || ':')
        and l.reference <> i.id || ':resolved'
      join ledger_entries e on e.ledger_transaction_id = l.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'PROVIDER'
      where i.reason in ('UNKNOWN_PAYMENT', 'AMOUNT_MISMATCH')
      group by i.id) b
    where b.id = s.id`,
  `alter table suspense_items drop constraint suspense_items_reason_check`,
  `alter table suspense_items add constraint suspense_items_reason_check check (reason in ('UNKNOWN_PAYMENT',
    'AMOUNT_MISMATCH', 'UNKNOWN_DISPUTE', 'UNKNOWN_REFUND', 'ERASED_ACCOUNT', 'PROVIDER_LINE', 'LATE_REFUND',
    'FAILED_REFUND'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
