import type { ColumnType, Generated } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type { Instant, Json } from './columns.ts';

/** The ledger, and what it is reconciled with. */
export interface BookTables {
  ledger_accounts: {
    id: string;
    kind:
      | 'WALLET'
      | 'SALES'
      | 'PROVIDER'
      | 'FEES'
      | 'OPENING'
      | 'LOSSES'
      | 'FORFEITED'
      | 'SUSPENSE'
      | 'BANK'
      | 'EXCHANGE'
      | 'GOODWILL'
      | 'DEFERRED';
    user_id: string | null;
    provider: string | null;
    /** The order whose unused value a DEFERRED account holds. */
    order_id: ColumnType<string | null, string | null | undefined, string | null>;
    currency_id: string;
    /** Maintained by a trigger, for wallets only. */
    balance_minor: Generated<Minor>;
  };
  ledger_transactions: {
    id: string;
    kind:
      | 'SALE'
      | 'REFUND'
      | 'CHARGEBACK'
      | 'TOP_UP'
      | 'FEE'
      | 'MERGE'
      | 'OPENING'
      | 'FORFEIT'
      | 'DISPUTE_FEE'
      | 'PROVIDER_FEE'
      | 'PAYOUT'
      | 'EXCHANGE'
      | 'SUSPENSE'
      | 'GOODWILL'
      | 'RECOGNITION'
      | 'CREDIT';
    reference: string;
    transaction_id: string | null;
    created_at: Instant;
  };
  ledger_entries: {
    id: Generated<number>;
    ledger_transaction_id: string;
    account_id: string;
    amount_minor: Minor;
  };
  /** Money that could not be matched, listed for the operator until it is resolved. */
  suspense_items: {
    id: string;
    provider: string;
    event_id: string | null;
    transaction_id: string | null;
    reason:
      | 'UNKNOWN_PAYMENT'
      | 'AMOUNT_MISMATCH'
      | 'UNKNOWN_DISPUTE'
      | 'UNKNOWN_REFUND'
      | 'ERASED_ACCOUNT'
      | 'PROVIDER_LINE'
      /** Refunded at the provider after the operator had resolved it. */
      | 'LATE_REFUND'
      /** A payment that bought nothing, and that the provider could not refund. */
      | 'FAILED_REFUND';
    /** What came in; negative for what was taken. */
    amount_minor: Minor;
    left_minor: Minor;
    /** How much of it the provider gave back to the buyer. */
    returned_minor: Generated<Minor>;
    /** Null for a currency that we do not support; nothing is booked then. */
    currency_id: string | null;
    currency_code: string | null;
    created_at: Instant;
    resolved_at: Instant | null;
    resolved_by: string | null;
    resolved_how: string | null;
  };
  /** The lines of the providers' statements that were reconciled with the books. */
  provider_lines: {
    provider: string;
    id: string;
    kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'FEE' | 'PAYOUT' | 'OTHER';
    /** The change of the provider's balance: positive for incoming money. */
    amount_minor: Minor;
    fee_minor: Minor;
    currency_id: string;
    /** The provider's reference of the payment. */
    payment: string | null;
    /** The refund, dispute or payout. */
    source: string | null;
    happened_at: Instant;
    difference: string | null;
  };
  provider_events: {
    provider: string;
    id: string;
    payload: Json<object>;
    received_at: Instant;
    processed_at: Instant | null;
  };
  /** The sandbox provider's own record of what changed its balance. */
  sandbox_balance: {
    id: string;
    kind: 'CHARGE' | 'REFUND';
    reference: string;
    amount_minor: Minor;
    fee_minor: Minor;
    currency_code: string;
    created_at: Instant;
  };
  sandbox_payments: {
    reference: string;
    amount_minor: Minor;
    currency_code: string;
    description: string;
    language: Lang;
    return_url: string;
    state: 'OPEN' | 'DELAYED' | 'PAID' | 'DECLINED' | 'CANCELED' | 'REFUNDED';
    created_at: Instant;
    /** Whether the shop asked to save the method. */
    save_method: Generated<boolean>;
    /** Whether a card is being saved without a payment. */
    is_setup: Generated<boolean>;
  };
  /** What was taken back of a payment whose value had been credited to another order (decision 0044). */
  value_claims: {
    id: string;
    refund_id: string;
    /** The order whose payment was taken back. */
    from_order_id: string;
    /** The order that its value had gone to. */
    order_id: string;
    amount_minor: Minor;
    /** The part of it that was not used yet. */
    unused_minor: Minor;
    /** What the order held before. */
    held_minor: Minor;
    state: 'OPEN' | 'PAID' | 'SETTLED' | 'DROPPED';
    /** The order by which its owner can pay the difference. */
    payable_by: string | null;
    due_at: Instant;
    created_at: Instant;
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The length of the time that it ended, in milliseconds. */
    ended_ms: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** Results of the ledger checks. */
  book_checks: { checked_at: Instant; breaks: number };
}
