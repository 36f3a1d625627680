import type { ColumnType, Generated } from 'kysely';
import type { BuyerDetails } from '../../../src/shared/buyerDetails.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type { OrderState, PresentState, RefundState, TransactionState } from '../../../src/shared/states.ts';
import type { Instant, Json } from './columns.ts';

/** The buyer's wishes for a present; omitted fields are missing. */
export interface PresentRequest {
  readonly recipientName?: string;
  readonly senderName?: string;
  readonly message?: string;
  readonly dreamId?: string;
}

/** Orders, payments, refunds and disputes. */
export interface SaleTables {
  orders: {
    id: string;
    user_id: string;
    status: OrderState;
    product_id: string;
    tariff_id: string;
    gift_id: string | null;
    promo_code: string | null;
    currency_id: string;
    default_minor: Minor;
    total_minor: Minor;
    /** Where the receipt goes; null once the buyer's account was deleted. */
    email: string | null;
    language: Lang;
    utm: Json<Record<string, string>>;
    created_at: Instant;
    expires_at: Instant;
    paid_at: Instant | null;
    receipt_number: number | null;
    purpose: Generated<'PURCHASE' | 'PRESENT' | 'RENEWAL' | 'UPGRADE'>;
    /** The subscription that a renewal or an upgrade is for. */
    subscription_id: string | null;
    /** The plan that an upgrade leads to. */
    plan_id: string | null;
    /** Whether it starts a subscription with its trial. */
    is_trial: Generated<boolean>;
    /** The end that a renewal moves on; there is one order for each. */
    period_end: Instant | null;
    /** A present's message, and the dream it is to fulfill; kept here until it is paid. */
    present: ColumnType<PresentRequest | null, string | null | undefined, string | null>;
    /** The tax that the price includes, in hundredths of a percent. */
    tax_rate_bp: Generated<number>;
    /** Whether the total is the price for members. */
    is_member_price: Generated<boolean>;
    /** What the buyer added to the receipt. */
    buyer_details: ColumnType<BuyerDetails | null, string | null | undefined, string | null>;
    /** When its buyer was mailed that it was not finished; nobody is twice. */
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  transactions: {
    id: string;
    user_id: string;
    /** The closed account of the person who paid, where the account of `user_id` has got another owner since. */
    payer_id: Generated<string | null>;
    /** Null for a top-up. */
    order_id: string | null;
    purpose: Generated<'ORDER' | 'TOP_UP'>;
    status: TransactionState;
    payment_method: string;
    currency_id: string;
    amount_minor: Minor;
    actual_currency_id: string | null;
    actual_amount_minor: Minor | null;
    fee_minor: Minor | null;
    /** The fee's, where it is not the transaction's own. */
    fee_currency_id: string | null;
    /** Units of the actual currency for one of the transaction's, where the provider converted; read as text. */
    actual_rate: string | null;
    actual_rate_source: string | null;
    actual_rate_at: Instant | null;
    provider_reference: string | null;
    redirect_url: string | null;
    created_at: Instant;
    date_of_status_change: Instant;
    /** Of a top-up; an order has its own. */
    receipt_number: number | null;
    /** Of a top-up; an order has its own. */
    language: Lang | null;
    refunded_minor: Generated<Minor>;
    /** Whether the buyer wants the method kept for renewals. */
    save_method: Generated<boolean>;
    /** The saved method that an attempt without its buyer is charged to. */
    saved_method_id: string | null;
  };
  refunds: {
    id: string;
    transaction_id: string;
    amount_minor: Minor;
    kind: 'REFUND' | 'CHARGEBACK';
    /** The target of the refund: the source, or the buyer's wallet. */
    destination: 'SOURCE' | 'WALLET';
    reason: string | null;
    provider_reference: string | null;
    created_at: Instant;
    /** When the money came back: a refund failed, or a dispute was won. */
    reversed_at: Instant | null;
    /** The plan whose time ended with it. */
    ended_plan_id: string | null;
    /** How much time that was, in milliseconds; null without an end. */
    ended_ms: number | null;
    /** `SENT` before the provider answers. A booked chargeback is SUCCEEDED. */
    state: RefundState;
    /** The part that the payment still held; the rest came out of the wallet it had gone to, or is lost. */
    from_payment_minor: Minor;
    /** The dispute that took it; of a chargeback only. */
    dispute_id: string | null;
    /** Why it failed, in the provider's words. */
    failure: string | null;
    sent_at: Instant | null;
    /** When it succeeded or failed, by the provider's clock where an event said so. */
    decided_at: Instant | null;
    /** Whether the order's access ended with it, and still does. */
    ended_access: Generated<boolean>;
    /** The refund that was made in its place. */
    retried_as: string | null;
    /** Of its credit note; these count without gaps beside the receipts. */
    credit_number: ColumnType<number | null, number | null | undefined, number | null>;
    credited_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What a buyer's bank took back, by the provider's id. */
  disputes: {
    id: string;
    provider: string;
    transaction_id: string;
    amount_minor: Minor;
    state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
    reason: string | null;
    /** What the provider charged for it so far. */
    fee_minor: Generated<Minor>;
    fee_currency_id: string | null;
    opened_at: Instant;
    closed_at: Instant | null;
  };
  /** What buyers asked to be refunded. */
  refund_requests: {
    order_id: string;
    state: 'OPEN' | 'APPROVED' | 'DECLINED';
    /** Why it was declined. */
    note: Generated<string | null>;
    created_at: Instant;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Uses of promo codes that unpaid orders keep until `expires_at`. */
  promo_holds: { order_id: string; code: string; network_hash: string; expires_at: Instant };
  presents: {
    id: string;
    order_id: string;
    buyer_id: string;
    product_id: string;
    tariff_id: string;
    status: PresentState;
    recipient_name: string | null;
    sender_name: string | null;
    message: string | null;
    dream_id: string | null;
    redeemed_by: string | null;
    redeemed_at: Instant | null;
    created_at: Instant;
    expires_at: Instant;
  };
  idempotency_keys: {
    key: string;
    /** The caller, or the guest that the call made. */
    user_id: string | null;
    made_by_guest: boolean;
    body_hash: string;
    order_id: string | null;
    transaction_id: string | null;
    /** The mutation that the key was made for. */
    operation: Generated<string>;
    created_at: Instant;
  };
  /** How many rows a person's list has, without archived ones; kept by triggers. */
  list_totals: {
    list: 'transactions' | 'purchases';
    user_id: string;
    total: number;
  };
  method_setups: {
    id: string;
    user_id: string;
    provider: string;
    /** What came of it; null as long as nothing did. */
    saved_method_id: string | null;
    created_at: Instant;
  };
  saved_methods: {
    id: string;
    user_id: string;
    provider: string;
    /** The provider's reference. */
    reference: string;
    label: string;
    created_at: Instant;
    removed_at: Instant | null;
  };
}
