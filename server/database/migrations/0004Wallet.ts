import { sql, type Kysely } from 'kysely';

/** For the wallet: top-ups, refunds, renewals, saved methods, gifts, tax and the audit log. */
const statements = [
  `alter table orders
    add column purpose text not null default 'PURCHASE'
      check (purpose in ('PURCHASE', 'PRESENT', 'RENEWAL', 'UPGRADE')),
    add column subscription_id text references subscriptions,
    add column plan_id text references plans,
    add column is_trial boolean not null default false,
    add column period_end timestamptz,
    add column present jsonb,
    add column tax_rate_bp int not null default 0 check (tax_rate_bp between 0 and 10000)`,
  `create index orders_subscription on orders (subscription_id) where subscription_id is not null`,
  // One order per period: however often a renewal is retried, it is paid once.
  `create unique index orders_renewal_once on orders (subscription_id, period_end) where purpose = 'RENEWAL'`,
  `alter table transactions alter column order_id drop not null`,
  `alter table transactions
    add column purpose text not null default 'ORDER' check (purpose in ('ORDER', 'TOP_UP')),
    add column receipt_number bigint unique,
    add column language text,
    add column refunded_minor bigint not null default 0 check (refunded_minor >= 0),
    add constraint transaction_pays_an_order check ((purpose = 'ORDER') = (order_id is not null)),
    add constraint refunded_at_most_all check (refunded_minor <= amount_minor)`,
  `create table refunds (
    id text primary key,
    transaction_id text not null references transactions,
    amount_minor bigint not null check (amount_minor >= 0),
    kind text not null check (kind in ('REFUND', 'CHARGEBACK')),
    destination text not null check (destination in ('SOURCE', 'WALLET')),
    reason text,
    provider_reference text,
    created_at timestamptz not null,
    reversed_at timestamptz)`,
  `create index refunds_transaction on refunds (transaction_id)`,
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('SALE', 'REFUND', 'CHARGEBACK', 'TOP_UP', 'FEE', 'MERGE', 'OPENING', 'FORFEIT'))`,
  // What a provider took back and no wallet could cover.
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
  `alter table ledger_accounts add constraint ledger_accounts_kind_check
    check (kind in ('WALLET', 'SALES', 'PROVIDER', 'FEES', 'OPENING', 'FORFEITED', 'LOSSES'))`,
  `create index ledger_transactions_of on ledger_transactions (transaction_id) where transaction_id is not null`,
  `create table saved_methods (
    id text primary key,
    user_id text not null references users,
    provider text not null,
    reference text not null,
    label text not null,
    created_at timestamptz not null,
    removed_at timestamptz,
    constraint saved_method_once unique (provider, reference))`,
  `create index saved_methods_user on saved_methods (user_id)`,
  `alter table transactions
    add column save_method boolean not null default false,
    add column saved_method_id text references saved_methods`,
  `alter table sandbox_payments add column save_method boolean not null default false`,
  `alter table subscriptions
    add column saved_method_id text references saved_methods,
    add column next_charge_at timestamptz,
    add column retries int not null default 0,
    add column next_plan_id text references plans,
    add column reminded_for timestamptz,
    add column told_minor bigint,
    add column period_start timestamptz,
    add column paid_minor bigint,
    add column due_at timestamptz,
    add column ended_at timestamptz`,
  `create index subscriptions_due on subscriptions (due_at nulls first)
    where status in ('TRIALING', 'ACTIVE', 'PAST_DUE') and active_end_date is not null`,
  `update subscriptions set next_charge_at = active_end_date
    where status in ('TRIALING', 'ACTIVE') and renew`,
  `create table subscription_events (
    id text primary key,
    subscription_id text not null references subscriptions,
    kind text not null,
    plan_id text not null references plans,
    amount_minor bigint,
    currency_id text references currencies,
    created_at timestamptz not null,
    position bigint generated always as identity)`,
  `create index subscription_events_newest on subscription_events (subscription_id, created_at desc)`,
  `create table presents (
    id text primary key,
    order_id text not null unique references orders,
    buyer_id text not null references users,
    product_id text not null references products,
    tariff_id text not null references tariffs,
    status text not null check (status in ('PURCHASED', 'SENT', 'REDEEMED', 'EXPIRED')),
    recipient_name text, sender_name text, message text,
    dream_id text references dreams on delete set null,
    redeemed_by text references users,
    redeemed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null)`,
  `create index presents_buyer on presents (buyer_id, created_at desc, id desc)`,
  // Access that was not paid for by one of the person's own orders: a redeemed gift.
  `alter table purchases alter column order_id drop not null`,
  `alter table purchases
    add column present_id text unique references presents,
    add constraint purchase_has_a_source check ((order_id is null) <> (present_id is null))`,
  `alter table idempotency_keys add column operation text not null default 'paymentCreate'`,
  `create table audit_log (
    id text primary key,
    actor text not null,
    action text not null,
    target text not null,
    data jsonb not null default '{}',
    created_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
