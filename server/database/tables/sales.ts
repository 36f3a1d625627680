import type { ColumnType, Generated } from 'kysely';
import type { BuyerDetails } from '../../../src/shared/buyerDetails.ts';
import type { DeclarationKind } from '../../../src/shared/declarationForm.ts';
import type { DocumentKind } from '../../../src/shared/documents.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type {
  DeclarationState,
  OrderState,
  PresentState,
  RefundState,
  TransactionState,
} from '../../../src/shared/states.ts';
import type { Instant, Json } from './columns.ts';

/** The buyer's input for a gift; omitted fields are missing. */
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
    /** What people call it by (`7KMP-4RXD`); a trigger makes it once. */
    number: ColumnType<string, never, never>;
    user_id: string;
    status: OrderState;
    product_id: string;
    tariff_id: string;
    gift_id: string | null;
    promo_code: string | null;
    currency_id: string;
    default_minor: Minor;
    total_minor: Minor;
    /** Where the receipt is sent; null once the buyer's account has been erased. */
    email: string | null;
    language: Lang;
    utm: Json<Record<string, string>>;
    created_at: Instant;
    expires_at: Instant;
    paid_at: Instant | null;
    receipt_number: number | null;
    purpose: Generated<'PURCHASE' | 'PRESENT' | 'RENEWAL' | 'UPGRADE' | 'DIFFERENCE'>;
    /** The subscription being renewed or upgraded. */
    subscription_id: string | null;
    /** The plan being upgraded to. */
    plan_id: string | null;
    /** Whether it starts a subscription's trial. */
    is_trial: Generated<boolean>;
    /** The period end that a renewal extends; there is one order per period. */
    period_end: Instant | null;
    /** A gift's message, and the dream it fulfills; stored here until the order is paid. */
    present: ColumnType<PresentRequest | null, string | null | undefined, string | null>;
    /** The included tax rate, in hundredths of a percent. */
    tax_rate_bp: Generated<number>;
    /** Whether the total is the member price. */
    is_member_price: Generated<boolean>;
    /** Details that the buyer added to the receipt. */
    buyer_details: ColumnType<BuyerDetails | null, string | null | undefined, string | null>;
    /** A digest of what was paid for and at which price, set by a trigger when it's paid. */
    seal: ColumnType<string | null, never, never>;
    /** When the buyer was reminded that the order is unfinished; each order gets at most one reminder. */
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** False if the buyer's network has left too many orders unpaid. */
    may_remind: Generated<boolean>;
    /** The id of the preview that the buyer confirmed: their plan is extended. Null if they had no plan. */
    confirmed_change: string | null;
    /** The length of access or plan time that was sold, in days; 0 without an end, null if it isn't known. */
    promised_days: ColumnType<number | null, number | null | undefined, number | null>;
    /** Where the buyer was, as far as was known: a country, or a region of one (`US-CA`). */
    country: ColumnType<string | null, string | null | undefined, string | null>;
    /** The same in months of the calendar, if a plan by the calendar was sold. */
    promised_months: ColumnType<number | null, number | null | undefined, number | null>;
    /** How many days after its payment what was bought opens; null: at once. */
    waits_days: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** What the buyer of an order saw and agreed to. */
  order_agreements: {
    id: Generated<number>;
    order_id: string;
    /** The payment, or opening a purchase that waits. */
    act: 'PAYMENT' | 'START';
    at: Instant;
    language: Lang;
    /** By which law, as far as it was known. */
    country: string | null;
    /** Whether they agreed that it opens at once; null if nobody asked. */
    starts_now: boolean | null;
    documents: Json<readonly { readonly kind: DocumentKind; readonly version: string }[]>;
    sentences: Json<readonly { readonly key: string; readonly text: string; readonly agreed: boolean }[]>;
  };
  transactions: {
    id: string;
    user_id: string;
    /** The closed account of the person who paid, if the account of `user_id` has since changed owners. */
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
    /** The currency of the fee, if it differs from the transaction's. */
    fee_currency_id: string | null;
    /** Units of the actual currency per unit of the transaction's, if the provider converted; read as text. */
    actual_rate: string | null;
    actual_rate_source: string | null;
    actual_rate_at: Instant | null;
    provider_reference: string | null;
    redirect_url: string | null;
    created_at: Instant;
    date_of_status_change: Instant;
    /** For a top-up; orders have their own. */
    receipt_number: number | null;
    /** For a top-up; orders have their own. */
    language: Lang | null;
    refunded_minor: Generated<Minor>;
    /** Whether the buyer wants to save the method for renewals. */
    save_method: Generated<boolean>;
    /** The saved method to charge when the buyer is not present. */
    saved_method_id: string | null;
  };
  refunds: {
    id: string;
    transaction_id: string;
    amount_minor: Minor;
    kind: 'REFUND' | 'CHARGEBACK';
    /** Where the refund goes: the source, or the buyer's wallet. */
    destination: 'SOURCE' | 'WALLET';
    reason: string | null;
    provider_reference: string | null;
    created_at: Instant;
    /** When the money came back: the refund failed, or the dispute was won. */
    reversed_at: Instant | null;
    /** The plan whose time it ended. */
    ended_plan_id: string | null;
    /** The length of that time, in milliseconds; null if unlimited. */
    ended_ms: number | null;
    /** `SENT` until the provider responds. A booked chargeback is SUCCEEDED. */
    state: RefundState;
    /** The part that the payment still held; the rest was taken from the wallet it had gone to, or is lost. */
    from_payment_minor: Minor;
    /** The dispute that took the money; only for chargebacks. */
    dispute_id: string | null;
    /** Why it failed, as reported by the provider. */
    failure: string | null;
    sent_at: Instant | null;
    /** When it succeeded or failed, by the provider's clock if an event said so. */
    decided_at: Instant | null;
    /** Whether it ended access to the order, and access is still ended. */
    ended_access: Generated<boolean>;
    /** The refund that replaced it. */
    retried_as: string | null;
    /** The number of its credit note; a gapless sequence of its own, separate from receipts. */
    credit_number: ColumnType<number | null, number | null | undefined, number | null>;
    credited_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The tax that its credit note reverses. */
    credited_tax_minor: ColumnType<Minor | null, Minor | null | undefined, Minor | null>;
  };
  /** What a buyer's bank took back, by the provider's ID. */
  disputes: {
    id: string;
    provider: string;
    transaction_id: string;
    amount_minor: Minor;
    state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
    reason: string | null;
    /** What the provider has charged for it so far. */
    fee_minor: Generated<Minor>;
    fee_currency_id: string | null;
    /** How much of it came back. */
    returned_minor: Generated<Minor>;
    opened_at: Instant;
    closed_at: Instant | null;
  };
  /** Refunds that buyers requested. */
  refund_requests: {
    order_id: string;
    state: 'OPEN' | 'APPROVED' | 'DECLINED';
    /** Why it was declined. */
    note: Generated<string | null>;
    created_at: Instant;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the operator was last reminded of it. */
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Withdrawals from and cancellations of contracts, declared without logging in. The texts are null once erased. */
  declarations: {
    /** The id of the ticket it was made with, so that one that is sent again isn't another. */
    id: string;
    kind: DeclarationKind;
    name: string | null;
    email: string | null;
    /** What the person wrote, usually the number of an order. */
    number: string | null;
    for_cause: Generated<boolean>;
    reason: Generated<string | null>;
    /** The day on which the contract should end; null means as early as possible. */
    ends_on: Generated<string | null>;
    lang: Lang;
    /** The time zone in which the person is told the time of arrival. */
    time_zone: string;
    received_at: Instant;
    /** Whether a copy was mailed: not if the inbox had enough of them. */
    is_mailed: boolean;
    state: DeclarationState;
    order_id: Generated<string | null>;
    subscription_id: Generated<string | null>;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The operator's name, or `automatic`. */
    decided_by: Generated<string | null>;
    /** What the operator wrote to the person with the decision. */
    note: Generated<string | null>;
    /** When the operator was last told of it. */
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Promo code uses that unpaid orders reserve until `expires_at`. */
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
    /** What the person who redeemed it wrote back. */
    thanks: ColumnType<string | null, string | null | undefined, string | null>;
    thanked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
    expires_at: Instant;
  };
  idempotency_keys: {
    key: string;
    /** The caller, or the guest that the call created. */
    user_id: string | null;
    made_by_guest: boolean;
    body_hash: string;
    order_id: string | null;
    transaction_id: string | null;
    /** The mutation that the key was used for. */
    operation: Generated<string>;
    created_at: Instant;
  };
  /** The number of rows in a person's list, without archived ones; maintained by triggers. */
  list_totals: {
    list: 'transactions' | 'purchases';
    user_id: string;
    total: number;
  };
  method_setups: {
    id: string;
    user_id: string;
    provider: string;
    /** The resulting saved method; null until there is one. */
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
