import type { Minor } from '../../../src/shared/money.ts';
import type { KeptMethod } from './provider.ts';

/** An amount as a provider counts it. */
export interface ProviderAmount {
  readonly currencyCode: string | null;
  /** The amount in minor units of so many digits; undefined where it is no whole number of them. */
  readonly minor: (digits: number) => Minor | undefined;
}

/** The payment that an event is about. */
interface About {
  /** What the provider calls it, by any of its names. */
  readonly references: readonly (string | null)[];
  /** The id that we gave it, where the provider repeats that. */
  readonly transactionId?: string | null | undefined;
}

/** What an event says; an amount of `paid` is compared with what was asked for. */
export type ProviderEvent = About &
  (
    | {
        readonly type: 'succeeded';
        readonly paid: ProviderAmount;
        /** In minor units of the payment's currency; null where `details` has to be asked. */
        readonly fee: Minor | null;
        /** What the provider calls the payment from now on, where that changes. */
        readonly reference?: string | undefined;
        /** The method that it kept. */
        readonly method?: KeptMethod | undefined;
      }
    | { readonly type: 'processing' | 'declined' | 'expired'; readonly paid?: ProviderAmount }
    /** A method was saved without a payment; the provider has to be asked for it by this reference. */
    | { readonly type: 'methodSaved'; readonly setupId: string | null; readonly reference: string }
    /** One try failed; on the provider's own page the buyer may make another. */
    | { readonly type: 'tryFailed' }
    | {
        readonly type: 'refunded';
        /** Names the state of the refunds that this event tells of. */
        readonly id: string;
        readonly reference: string;
        readonly paid: ProviderAmount;
        /** What the provider calls the payment. */
        readonly payment: string | null;
        /** All that went back so far. */
        readonly refunded: ProviderAmount;
        readonly at: Date | null;
      }
    /** What became of one refund, ours or the provider's own desk's. */
    | {
        readonly type: 'refundChanged';
        /** What the provider calls it. */
        readonly reference: string;
        /** What we call it, where it is ours. */
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
        /** All that it took so far. */
        readonly taken: ProviderAmount;
        readonly reason: string | null;
        readonly state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'LOST';
        readonly fees: readonly DisputeFee[];
      }
    | { readonly type: 'disputeWon'; readonly id: string; readonly fees: readonly DisputeFee[] }
  );

/** What a provider charged for a dispute, or gave back of that; `id` names it on its list. */
export interface DisputeFee {
  readonly id: string;
  readonly fee: ProviderAmount;
}

/** An event in our words; `ignored` changes nothing here, `unknown` is of a kind that we do not read. */
export type ReadEvent = (payload: object) => ProviderEvent | 'ignored' | 'unknown';

/**
 * The outcome of an event: processed now, known already, about nothing we know, or waiting for another event that must
 * come first.
 */
export type Outcome = 'done' | 'repeated' | 'unknown' | 'early';

/** Takes in a genuine event of a provider: stored before it is worked on, worked on once. */
export type Receive = (id: string, payload: object) => Promise<Outcome>;
