import type { Minor } from '../../../src/shared/money.ts';
import type { SavedMethodDetails } from './provider.ts';

/** An amount as a provider reports it. */
export interface ProviderAmount {
  readonly currencyCode: string | null;
  /** The amount in minor units with this many digits; undefined if it isn't a whole number of them. */
  readonly minor: (digits: number) => Minor | undefined;
}

/** The payment that an event is about. */
interface About {
  /** All of the provider's references for it. */
  readonly references: readonly (string | null)[];
  /** Our id for it, if the provider repeats that. */
  readonly transactionId?: string | null | undefined;
}

/** What an event says; `paid` is compared with the amount that was asked for. */
export type ProviderEvent = About &
  (
    | {
        readonly type: 'succeeded';
        readonly paid: ProviderAmount;
        /** In minor units of the payment's currency; null if it has to be fetched with `details`. */
        readonly fee: Minor | null;
        /** The provider's new reference for the payment, if it changes. */
        readonly reference?: string | undefined;
        /** The method that it saved. */
        readonly method?: SavedMethodDetails | undefined;
      }
    | { readonly type: 'processing' | 'declined' | 'expired'; readonly paid?: ProviderAmount }
    /** A method was saved without a payment; it has to be fetched from the provider by this reference. */
    | { readonly type: 'methodSaved'; readonly setupId: string | null; readonly reference: string }
    /** One try failed; the buyer may try again on the provider's page. */
    | { readonly type: 'tryFailed' }
    | {
        readonly type: 'refunded';
        /** Identifies the state of the refunds that this event reports. */
        readonly id: string;
        readonly reference: string;
        readonly paid: ProviderAmount;
        /** The provider's reference for the payment. */
        readonly payment: string | null;
        /** The total refunded so far. */
        readonly refunded: ProviderAmount;
        readonly at: Date | null;
      }
    /** The outcome of one refund, ours or one made in the provider's dashboard. */
    | {
        readonly type: 'refundChanged';
        /** The provider's reference for it. */
        readonly reference: string;
        /** Our id for it, if it's ours. */
        readonly refundId: string | null;
        /** The provider's id of the payment's charge; identifies refunds made in its dashboard. */
        readonly charge: string | null;
        readonly amount: ProviderAmount;
        readonly state: 'SENT' | 'SUCCEEDED' | 'FAILED';
        readonly failure: string | null;
        readonly at: Date | null;
      }
    | {
        readonly type: 'disputed';
        readonly id: string;
        /** The total it has taken so far. */
        readonly taken: ProviderAmount;
        readonly reason: string | null;
        readonly state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'LOST';
        readonly fees: readonly DisputeFee[];
      }
    | {
        readonly type: 'disputeWon';
        readonly id: string;
        /** The total that came back so far; undefined for all that was taken. */
        readonly returned?: ProviderAmount | undefined;
        readonly fees: readonly DisputeFee[];
      }
  );

/** A fee that a provider charged for a dispute, or returned; `id` is that of its line in the balance report. */
export interface DisputeFee {
  readonly id: string;
  readonly fee: ProviderAmount;
}

/** Translates an event into our terms; `ignored` changes nothing here, `unknown` is of a kind that we don't read. */
export type ReadEvent = (payload: object) => ProviderEvent | 'ignored' | 'unknown';

/**
 * The outcome of an event: processed now, already known, about nothing we know, or waiting for another event that must
 * come first.
 */
export type Outcome = 'done' | 'repeated' | 'unknown' | 'early';

/** Receives a provider's verified event: it's stored before it's processed, and processed once. */
export type Receive = (id: string, payload: object) => Promise<Outcome>;
