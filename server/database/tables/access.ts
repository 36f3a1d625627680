import type { ColumnType, Generated } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { PurchaseState, SubscriptionState } from '../../../src/shared/states.ts';
import type { Instant } from './columns.ts';

/** Purchases, subscriptions, and the time that they grant. */
export interface AccessTables {
  purchases: {
    id: string;
    user_id: string;
    /** Null for a redeemed gift. */
    order_id: string | null;
    present_id: string | null;
    product_id: string;
    tariff_id: string;
    gift_id: string | null;
    status: PurchaseState;
    available_to: Instant | null;
    spent_at: Instant | null;
    created_at: Instant;
    /** When one that waits (PENDING) opens, or has opened; null if it opened at once. */
    starts_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the owner removed it from the list. */
    archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  subscriptions: {
    id: string;
    user_id: string;
    plan_id: string;
    order_id: string | null;
    status: SubscriptionState;
    currency_id: string;
    price_minor: Minor;
    active_end_date: Instant | null;
    past_due_end_date: Instant | null;
    stop_reason: string | null;
    last_payment_date: Instant | null;
    is_trial: boolean;
    start_from_trial: boolean;
    max_activated: number;
    activations_left: number;
    renew: boolean;
    created_at: Instant;
    /** The payment method for renewals; null means the wallet. */
    saved_method_id: string | null;
    /** When the next charge will be attempted. */
    next_charge_at: Instant | null;
    /** Failed charges since the last successful one. */
    retries: Generated<number>;
    /** The plan to switch to at renewal. */
    next_plan_id: string | null;
    /** The charge or end that the owner was last reminded of. */
    reminded_for: Instant | null;
    /** The maximum of the next charge: the price last announced to its owner. Null means the price. */
    told_minor: Minor | null;
    /** When that was announced. */
    told_at: Instant | null;
    /** The same for the next plan. */
    next_told_minor: Minor | null;
    /** The price announced for the renewals after the next plan's first charge; null if it's the same. */
    next_list_minor: Minor | null;
    /** The day of the month on which periods end, in months that have it. */
    anchor_day: number | null;
    /** When already paid time of another plan takes over. */
    switch_at: Instant | null;
    /** `paid_minor` covers the time from here to `active_end_date`; derived from the grants. */
    period_start: Instant | null;
    paid_minor: Minor | null;
    /** When it next needs processing; a job waits for that. */
    due_at: Instant | null;
    ended_at: Instant | null;
  };
  /** What orders granted to people. Rows never change, except that they can be revoked once (decision 0024). */
  grants: {
    id: string;
    /** Null if nothing was ordered. */
    order_id: string | null;
    user_id: string;
    kind: 'PLAN' | 'PRODUCT' | 'ACTIVATION';
    /** The ID of the plan or product. */
    subject: string;
    tariff: string | null;
    starts_at: Instant;
    /** Null if unlimited. */
    ends_at: Instant | null;
    source: 'PURCHASE' | 'RENEWAL' | 'PRESENT' | 'TRIAL' | 'ACTIVATION' | 'GOODWILL';
    paid_minor: Generated<Minor>;
    currency_id: string | null;
    payer_id: string | null;
    /** The grant that this is the remainder of, or that an activation was taken from. */
    follows: string | null;
    created_at: Instant;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    revoked_because: Generated<'REFUNDED' | 'UPGRADED' | 'MOVED' | 'MERGED' | 'ABSORBED' | 'ENDED' | null>;
    /** The order whose payment absorbed its value. */
    revoked_for: Generated<string | null>;
  };
  /** The grants whose contents were opened, downloaded or read, and when that was first recorded. */
  grant_uses: { grant_id: string; used_at: Instant };
  /**
   * What people decided about renewals and were told about them. Rows never change (decision 45); an order that is
   * undone takes its rows with it.
   */
  subscription_choices: {
    id: string;
    subscription_id: string;
    act:
      | 'CHOSE'
      | 'EXTENDED'
      | 'RENEWED'
      | 'GIFTED'
      | 'CANCELED'
      | 'RESUMED'
      | 'PLANNED'
      | 'DROPPED'
      | 'TOLD'
      | 'PAUSED'
      | 'UNPAUSED'
      | 'ENDED';
    /** The order it came from, or that it belongs to; it counts only while that is paid. */
    order_id: string | null;
    plan_id: string | null;
    /** The plan that a planned or dropped change was to replace; it counts only while that is what renews. */
    instead_of: string | null;
    tariff_id: string | null;
    currency_id: string | null;
    /** The price told for the next charge, which is its maximum; of `TOLD`, the price of the charge at `holds_from`. */
    amount_minor: Minor | null;
    /** The price told for the charges after that; null if it's the same. */
    list_minor: Minor | null;
    /** What was paid. */
    paid_minor: Minor | null;
    /** Whether the subscription renewed at that time. */
    renews: boolean | null;
    /** The charge or the end that it's about. */
    holds_from: Instant | null;
    /** Why it was canceled or ended; only this can be erased. */
    because: ColumnType<string | null, string | null | undefined, null>;
    created_at: Instant;
    /** Orders choices with the same timestamp. */
    position: Generated<number>;
  };
  subscription_events: {
    id: string;
    subscription_id: string;
    kind:
      | 'STARTED'
      | 'TRIAL_STARTED'
      | 'RENEWED'
      | 'EXTENDED'
      | 'PAYMENT_FAILED'
      | 'PAST_DUE'
      | 'CANCELED'
      | 'RESUMED'
      | 'ENDED'
      | 'CHANGED'
      | 'CHANGE_PLANNED'
      | 'CHANGE_DROPPED';
    plan_id: string;
    amount_minor: Minor | null;
    currency_id: string | null;
    created_at: Instant;
    /** Orders events with the same timestamp. */
    position: Generated<number>;
  };
  subscription_purchases: {
    id: string;
    subscription_id: string;
    product_id: string;
    /** What it opens: the product's first tariff at the time of activation. */
    tariff_id: string | null;
    status: PurchaseState;
    available_to: Instant | null;
    spent_at: Instant | null;
    created_at: Instant;
  };
  /** When the owner last viewed the contents of a purchase or an activation. */
  item_visits: { user_id: string; item_id: string; visited_at: Instant };
  /** How far an item's owner got in a part of a deliverable, from 0 to 1, and when they had finished it. */
  item_progress: {
    user_id: string;
    item_id: string;
    deliverable_id: string;
    /** Empty for all of it; otherwise the name that the files of a lesson share. */
    part: string;
    progress: number;
    done_at: Instant | null;
    changed_at: Instant;
  };
}
