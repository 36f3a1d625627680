import { sql, type Kysely } from 'kysely';

/** The fields of Stripe's objects that we read; the rest of a payload contains personal data. */
const readMembers = [
  'id',
  'amount',
  'amount_refunded',
  'amount_total',
  'balance_transactions',
  'charge',
  'client_reference_id',
  'currency',
  'failure_reason',
  'payment_intent',
  'payment_status',
  'reason',
  'status',
];

/** A trigger that rejects a kind of statement on a ledger table. */
const refuse = (table: string, statement: string, each: 'row' | 'statement'): string =>
  `create trigger ${table}_keeps_${statement.split(' ')[0]} before ${statement} on ${table}
    for each ${each} execute function ledger_is_append_only()`;

/** Refunds and disputes with states, suspense items, and the providers' statements. */
const statements = [
  // ------------------------------------------------------------------ refunds
  `alter table refunds
    add column state text check (state in ('REQUESTED', 'SENT', 'SUCCEEDED', 'FAILED')),
    add column from_payment_minor bigint,
    add column dispute_id text,
    add column failure text,
    add column sent_at timestamptz,
    add column decided_at timestamptz,
    add column ended_access boolean not null default false,
    add column retried_as text references refunds`,
  `update refunds r set from_payment_minor = r.amount_minor,
    dispute_id = case r.kind when 'CHARGEBACK' then r.id end,
    state = case when r.provider_reference is null and exists (
      select from jobs j where j.kind = 'stripe.refund' and j.payload ->> 'refundId' = r.id)
      then 'SENT' else 'SUCCEEDED' end`,
  `update refunds set decided_at = created_at where state = 'SUCCEEDED'`,
  `update refunds set sent_at = created_at where state = 'SENT'`,
  // What ended access: every past dispute, and the refund that returned the last part of a payment.
  `update refunds r set ended_access = true from transactions t join orders o on o.id = t.order_id
    where t.id = r.transaction_id and r.reversed_at is null and r.id <> t.id and o.status = 'REFUNDED'
      and (r.kind = 'CHARGEBACK' or t.status = 'REFUNDED' and r.id = (
        select l.id from refunds l where l.transaction_id = t.id order by l.created_at desc, l.id desc limit 1))`,
  `alter table refunds
    alter column state set not null,
    alter column from_payment_minor set not null,
    add constraint a_part_is_from_the_payment check (from_payment_minor between 0 and amount_minor),
    add constraint failed_is_reversed check (state <> 'FAILED' or reversed_at is not null)`,
  `create index refunds_unfinished on refunds (created_at)
    where state in ('REQUESTED', 'SENT') or (state = 'FAILED' and retried_as is null)`,
  `create index refunds_reference on refunds (provider_reference) where provider_reference is not null`,

  // ------------------------------------------------------------------ disputes
  `create table disputes (
    id text primary key,
    provider text not null,
    transaction_id text not null references transactions,
    amount_minor bigint not null check (amount_minor >= 0),
    state text not null check (state in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST')),
    reason text,
    fee_minor bigint not null default 0,
    fee_currency_id text references currencies,
    opened_at timestamptz not null,
    closed_at timestamptz,
    constraint closed_when_decided check ((state in ('WON', 'LOST')) = (closed_at is not null)))`,
  `insert into disputes (id, provider, transaction_id, amount_minor, state, reason, opened_at, closed_at)
    select r.id, t.payment_method, t.id, r.amount_minor,
      case when r.reversed_at is not null then 'WON' when l.at is not null then 'LOST' else 'NEEDS_RESPONSE' end,
      r.reason, r.created_at, coalesce(r.reversed_at, l.at)
    from refunds r join transactions t on t.id = r.transaction_id
    left join lateral (
      select max(e.received_at) as at from provider_events e
      where e.provider = t.payment_method and e.payload #>> '{data,object,id}' = r.id
        and e.payload #>> '{data,object,status}' = 'lost') l on true
    where r.kind = 'CHARGEBACK'`,
  `alter table refunds add constraint refunds_dispute foreign key (dispute_id) references disputes,
    add constraint a_chargeback_has_a_dispute check ((kind = 'CHARGEBACK') = (dispute_id is not null))`,
  `create index refunds_of_dispute on refunds (dispute_id) where dispute_id is not null`,
  `create index disputes_transaction on disputes (transaction_id)`,
  `create index disputes_open on disputes (opened_at) where closed_at is null`,

  // Instances of the previous version keep running while this one starts: complete what they write.
  `create function refund_of_earlier_version() returns trigger language plpgsql as $$
    begin
      if new.state is not null then return new; end if;
      new.from_payment_minor := new.amount_minor;
      new.state := case when new.kind = 'REFUND' and new.destination = 'SOURCE' and new.provider_reference is null
        and exists (select from transactions t where t.id = new.transaction_id and t.payment_method = 'stripe')
        then 'SENT' else 'SUCCEEDED' end;
      new.decided_at := case new.state when 'SUCCEEDED' then new.created_at end;
      if new.kind = 'CHARGEBACK' then
        insert into disputes (id, provider, transaction_id, amount_minor, state, reason, opened_at)
          select new.id, payment_method, id, new.amount_minor, 'NEEDS_RESPONSE', new.reason, new.created_at
          from transactions where id = new.transaction_id;
        new.dispute_id := new.id;
        new.ended_access := true;
      end if;
      return new;
    end $$`,
  `create trigger refund_of_earlier_version before insert on refunds
    for each row execute function refund_of_earlier_version()`,

  // ------------------------------------------------------------------ the ledger
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in ('SALE', 'REFUND',
    'CHARGEBACK', 'TOP_UP', 'FEE', 'MERGE', 'OPENING', 'FORFEIT', 'DISPUTE_FEE', 'PROVIDER_FEE', 'PAYOUT',
    'EXCHANGE', 'SUSPENSE', 'GOODWILL'))`,
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
  `alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in ('WALLET', 'SALES', 'PROVIDER',
    'FEES', 'OPENING', 'FORFEITED', 'LOSSES', 'SUSPENSE', 'BANK', 'EXCHANGE', 'GOODWILL'))`,
  refuse('ledger_entries', 'truncate', 'statement'),
  refuse('ledger_transactions', 'truncate', 'statement'),
  refuse('ledger_transactions', 'update or delete', 'row'),
  `create table suspense_items (
    id text primary key,
    provider text not null,
    event_id text,
    transaction_id text references transactions,
    reason text not null check (reason in ('UNKNOWN_PAYMENT', 'AMOUNT_MISMATCH', 'UNKNOWN_DISPUTE', 'UNKNOWN_REFUND',
      'ERASED_ACCOUNT', 'PROVIDER_LINE')),
    amount_minor bigint not null,
    left_minor bigint not null,
    currency_id text references currencies,
    currency_code text,
    created_at timestamptz not null,
    resolved_at timestamptz,
    resolved_by text,
    resolved_how text,
    constraint resolved_is_empty check (resolved_at is null or left_minor = 0),
    constraint resolved_by_somehow check ((resolved_at is null) = (resolved_how is null)))`,
  `create index suspense_open on suspense_items (created_at) where resolved_at is null`,
  `create index suspense_transaction on suspense_items (transaction_id) where transaction_id is not null`,

  // ------------------------------------------------------------------ the providers' statements
  `create table provider_lines (
    provider text not null,
    id text not null,
    kind text not null check (kind in ('CHARGE', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER')),
    -- As the provider's own balance changes: what comes in is positive.
    amount_minor bigint not null,
    fee_minor bigint not null,
    currency_id text not null references currencies,
    payment text,
    source text,
    happened_at timestamptz not null,
    difference text,
    primary key (provider, id))`,
  `create index provider_lines_payment on provider_lines (payment) where payment is not null`,
  `create table sandbox_balance (
    id text primary key,
    kind text not null check (kind in ('CHARGE', 'REFUND')),
    reference text not null,
    amount_minor bigint not null,
    fee_minor bigint not null,
    currency_code text not null,
    created_at timestamptz not null)`,
  `create table book_checks (checked_at timestamptz primary key, breaks integer not null)`,
  `create index transactions_changed on transactions (date_of_status_change)`,
  `create index provider_events_waiting on provider_events (received_at) where processed_at is null`,

  // Do not keep names and street addresses from callbacks.
  `update provider_events set payload = jsonb_build_object(
      'id', payload -> 'id', 'type', payload -> 'type', 'created', payload -> 'created',
      'data', case when jsonb_typeof(payload #> '{data,object}') = 'object' then jsonb_build_object('object', (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload #> '{data,object}')
          where key in (${readMembers.map((name) => `'${name}'`).join(', ')}))
        || case when jsonb_typeof(payload #> '{data,object,metadata}') = 'object'
          then jsonb_build_object('metadata', jsonb_build_object(
            'transactionId', payload #> '{data,object,metadata,transactionId}',
            'refundId', payload #> '{data,object,metadata,refundId}'))
          else '{}' end) end)
    where provider = 'stripe'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
