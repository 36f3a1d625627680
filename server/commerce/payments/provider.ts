import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import type { Account } from '../ledger/post.ts';
import type { Config } from '../../kernel/config.ts';
import type { Job, JobType } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { ProviderAmount, ReadEvent, Receive } from './providerEvents.ts';

/** A charge as it's sent to a provider. */
interface Charge {
  /** Makes the call idempotent: the same transaction is started or charged once. */
  readonly transactionId: string;
  readonly amount: Minor;
  readonly currencyCode: string;
  /** Decimals of `amount`. */
  readonly digits: number;
  /** The name of the purchase, in the buyer's language. */
  readonly description: string;
  /** When the attempt was made; the provider may already have received an older one. */
  readonly startedAt: Date;
}

/** A method to be saved without a payment; its owner confirms it on the provider's page. */
export interface MethodSetup {
  /** Makes the call idempotent, and comes back in the provider's event. */
  readonly setupId: string;
  /** Of the charges to come. */
  readonly currencyCode: string;
  readonly lang: Lang;
  readonly email: string | null;
  /** The URL that the owner returns to. */
  readonly returnUrl: string;
}

/** An attempt to pay that the buyer confirms on the provider's page. */
export interface Attempt extends Charge {
  readonly lang: Lang;
  readonly email: string | null;
  /** The URL that the buyer returns to. */
  readonly returnUrl: string;
  /** Whether to save the method for renewals. */
  readonly saveMethod: boolean;
}

/** An off-session charge to a saved method. */
export interface SavedCharge extends Charge {
  /** The provider's reference for the method. */
  readonly method: string;
}

/** The outcome of starting an attempt: to be confirmed at the provider, or failed. */
export type Started =
  | { readonly state: 'REDIRECTED'; readonly reference: string; readonly redirectUrl: string }
  | { readonly state: 'REFUSED' };

/** The outcome of a charge to a saved method; that of a PENDING one arrives by callback. */
export type Charged =
  | { readonly state: 'PAID'; readonly reference: string; readonly fee: Minor | null }
  | { readonly state: 'DECLINED' }
  | { readonly state: 'PENDING'; readonly reference: string };

/** A payment method saved at the provider. */
export interface SavedMethodDetails {
  readonly reference: string;
  /** A short label that needs no translation: "Visa •••• 4242". */
  readonly label: string;
}

/** A refund of the payment with this `reference`. */
interface Refund {
  /** Makes the call idempotent. */
  readonly id: string;
  readonly reference: string;
  readonly amount: Minor;
  readonly isWhole: boolean;
}

/** A refund that is requested over the network. */
export interface SentRefund extends CurrencyAmount {
  /** Makes the call idempotent; a refund that is made again has another id. */
  readonly id: string;
  /** The payment's reference. */
  readonly reference: string;
  /** When it was first sent; the provider may have received it even if its answer never arrived. */
  readonly sentAt: Date;
}

/** The outcome of a refund; SENT while the provider is still processing it. */
export interface RefundAnswer {
  readonly state: 'SENT' | 'SUCCEEDED' | 'FAILED';
  /** The provider's reference for it. */
  readonly reference?: string;
  /** Why it failed, in the provider's words. */
  readonly failure?: string;
}

/** Refunds in the caller's database transaction, like `cancel`. */
interface SynchronousRefund {
  readonly atOnce: (trx: Kysely<Database>, services: Services, refund: Refund) => Promise<void>;
}

/** Refunds over the network, by a job. */
interface RefundByJob {
  readonly job: JobType<{ refundId: string }>;
  /** @throws Error if the answer is unknown; retrying with the same id is safe */
  readonly send: (services: Services, refund: SentRefund) => Promise<RefundAnswer>;
}

/** A line of a provider's own balance report. */
export interface BalanceLine {
  readonly id: string;
  readonly kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'FEE' | 'PAYOUT' | 'OTHER';
  /** The change of the balance, in its currency; positive for what comes in. */
  readonly amount: ProviderAmount;
  /** The fee that the provider kept. */
  readonly fee: ProviderAmount;
  /** The provider's reference for the payment it's about. */
  readonly payment: string | null;
  /** The refund, dispute or payout. */
  readonly source: string | null;
  readonly at: Date;
}

/** A span of time; `until` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** An amount in a currency, in minor units with `digits` decimals. */
type CurrencyAmount = Pick<Charge, 'amount' | 'currencyCode' | 'digits'>;

/** What a provider says about a booked payment only on request. */
export interface PaymentDetails {
  /** The amount in the account's own currency. */
  readonly taken: ProviderAmount;
  /** The provider's fee, in the same currency. */
  readonly fee: ProviderAmount;
  /** The provider's conversion rate. */
  readonly rate: { readonly rate: string; readonly source: string; readonly at: Date } | undefined;
  /** The method that the payment saved for its customer. */
  readonly method: SavedMethodDetails | undefined;
}

/** Details that no event has; a job of the provider fetches them. */
export interface DetailsRequest {
  readonly job: JobType<{ transactionId: string }>;
  /** @throws Error if the provider doesn't have them yet */
  readonly read: (services: Services, reference: string) => Promise<PaymentDetails>;
}

/** Members that only an external provider has. */
export interface Remote {
  readonly settings: Settings<unknown>;
  /** Whether it's configured. */
  readonly enabled: (config: Config) => boolean;
  /** The hosts a buyer may be sent to, besides our own; the browser follows redirects to no other. */
  readonly redirectHosts: readonly string[];
  /**
   * Path prefixes of the provider's own pages on this server, which aren't part of the application and mustn't be
   * indexed.
   */
  readonly pagePaths: readonly string[];
  /** Receives its callbacks and serves its own pages; mounted if it's enabled. */
  readonly routes: (app: FastifyInstance, services: Services, receive: Receive) => Promise<void>;
  /** Translates a verified event into our terms. @throws Error for one that isn't the provider's */
  readonly readEvent: ReadEvent;
  /** Its own jobs. */
  readonly jobs: readonly Job[];
  /** Undefined if its events say everything. */
  readonly details: DetailsRequest | undefined;
  /**
   * Starts an attempt. Never called inside a database transaction: it may take as long as the network does.
   * @throws Error if the provider can't be reached; retrying is safe
   */
  readonly start: (services: Services, attempt: Attempt) => Promise<Started>;
  /** Saves a method without a payment. */
  readonly setup: {
    /** Called, throws and can be retried like `start` for payments. */
    readonly start: (services: Services, setup: MethodSetup) => Promise<Started>;
    /** The method that a finished setup saved, by the reference in its event. @throws Error if it can't be fetched */
    readonly read: (services: Services, reference: string) => Promise<SavedMethodDetails | undefined>;
  };
  /** Charges a saved method; called, throws and can be retried like `start`. */
  readonly chargeSaved: (services: Services, charge: SavedCharge) => Promise<Charged>;
  /**
   * Cancels an unconfirmed attempt; a success that still arrives is valid. Runs in the caller's database transaction,
   * so network calls go into the queue there.
   */
  readonly cancel: (trx: Kysely<Database>, services: Services, reference: string) => Promise<void>;
  /** Whether the provider can handle this amount: some support fewer decimals than a currency has. */
  readonly accepts: (amount: CurrencyAmount) => boolean;
  /** Deletes a saved method, in the caller's database transaction like `cancel`. */
  readonly forget: (trx: Kysely<Database>, services: Services, savedMethodId: string) => Promise<void>;
  readonly refund: SynchronousRefund | RefundByJob;
  /** Its balance report. @throws Error if it can't be reached */
  readonly balanceLines: (services: Services, span: Span) => Promise<readonly BalanceLine[]>;
}

/** A payment method; its texts are in `locales/<lang>/payments.json`. */
export interface PaymentProvider<Id extends string = string> {
  readonly id: Id;
  /** Whether it can be offered to this caller. */
  readonly offered: (
    services: Pick<Services, 'db' | 'config'>,
    user: User | undefined,
  ) => boolean | Promise<boolean>;
  /** The ledger account that a payment's money comes from. */
  readonly source: (userId: string) => Account;
  /**
   * Undefined if the ledger entry is the payment, which is then settled in the database transaction that creates it.
   */
  readonly remote: Remote | undefined;
}
