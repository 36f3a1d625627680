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

/** An amount as it is sent to a provider. */
interface Charge {
  /** Makes the call safe to repeat: the same transaction is started or charged once. */
  readonly transactionId: string;
  readonly amount: Minor;
  readonly currencyCode: string;
  /** Decimals of `amount`. */
  readonly digits: number;
  /** The name of the purchase, in the buyer's language. */
  readonly description: string;
  /** When the attempt was made: a provider may have heard of one that is older. */
  readonly startedAt: Date;
}

/** A method to be saved without a payment; its owner confirms it at the provider's. */
export interface MethodSetup {
  /** Makes the call safe to repeat, and comes back with what is reported. */
  readonly setupId: string;
  /** Of the charges that are to come. */
  readonly currencyCode: string;
  readonly lang: Lang;
  readonly email: string | null;
  /** The address that the owner returns to. */
  readonly returnUrl: string;
}

/** An attempt to pay that its buyer confirms at the provider's. */
export interface Attempt extends Charge {
  readonly lang: Lang;
  readonly email: string | null;
  /** The address that the buyer returns to. */
  readonly returnUrl: string;
  /** Whether the method is to be kept for renewals. */
  readonly saveMethod: boolean;
}

/** A charge to a kept method, without its owner being there. */
export interface SavedCharge extends Charge {
  /** The provider's reference of the method. */
  readonly method: string;
}

/** The outcome of starting an attempt: to be confirmed at the provider, or failed. */
export type Started =
  | { readonly state: 'REDIRECTED'; readonly reference: string; readonly redirectUrl: string }
  | { readonly state: 'REFUSED' };

/** The outcome of a charge to a saved method. That of a PENDING one comes by a callback. */
export type Charged =
  | { readonly state: 'PAID'; readonly reference: string; readonly fee: Minor | null }
  | { readonly state: 'DECLINED' }
  | { readonly state: 'PENDING'; readonly reference: string };

/** A method to pay that the provider keeps. */
export interface KeptMethod {
  readonly reference: string;
  /** In a few words that need no translation: "Visa •••• 4242". */
  readonly label: string;
}

/** Money to give back, of a payment known by `reference`. */
interface Refund {
  /** Makes the call safe to repeat. */
  readonly id: string;
  readonly reference: string;
  readonly amount: Minor;
  readonly isWhole: boolean;
}

/** A refund that is asked for over the network. */
export interface SentRefund extends CurrencyAmount {
  /** Makes the call safe to repeat; a refund that is made again has another. */
  readonly id: string;
  /** The payment's. */
  readonly reference: string;
  /** When it was first sent: a provider may have heard of one whose answer never came. */
  readonly sentAt: Date;
}

/** What became of a refund; SENT where the provider is still at it. */
export interface RefundAnswer {
  readonly state: 'SENT' | 'SUCCEEDED' | 'FAILED';
  /** What the provider calls it. */
  readonly reference?: string;
  /** Why it failed, in the provider's words. */
  readonly failure?: string;
}

/** Gives money back in the caller's database transaction, as `cancel`. */
interface RefundAtOnce {
  readonly atOnce: (trx: Kysely<Database>, services: Services, refund: Refund) => Promise<void>;
}

/** Gives money back over the network; a job asks for it. */
interface RefundByJob {
  readonly job: JobType<{ refundId: string }>;
  /** @throws Error where the answer is not known; asking again with the same id is safe */
  readonly send: (services: Services, refund: SentRefund) => Promise<RefundAnswer>;
}

/** A line of a provider's own list of what moved its balance. */
export interface BalanceLine {
  readonly id: string;
  readonly kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'FEE' | 'PAYOUT' | 'OTHER';
  /** As the balance changes: what comes in is positive. In the currency of the balance. */
  readonly amount: ProviderAmount;
  /** What the provider kept of it. */
  readonly fee: ProviderAmount;
  /** What the provider calls the payment that it is about. */
  readonly payment: string | null;
  /** The refund, the dispute or the payout. */
  readonly source: string | null;
  readonly at: Date;
}

/** A span of time; `until` is not part of it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** An amount in a currency, in minor units of so many `digits`. */
type CurrencyAmount = Pick<Charge, 'amount' | 'currencyCode' | 'digits'>;

/** What a provider says of a booked payment only when it is asked. */
export interface PaymentDetails {
  /** What it came to in the account's own currency. */
  readonly taken: ProviderAmount;
  /** The provider's share, in the same currency. */
  readonly fee: ProviderAmount;
  /** What the provider converted by. */
  readonly rate: { readonly rate: string; readonly source: string; readonly at: Date } | undefined;
  /** The method that the payment left with its customer. */
  readonly method: KeptMethod | undefined;
}

/** Details that no event tells; a job of the provider's asks for them. */
export interface DetailsRequest {
  readonly job: JobType<{ transactionId: string }>;
  /** @throws Error where the provider has not worked them out yet */
  readonly read: (services: Services, reference: string) => Promise<PaymentDetails>;
}

/** Members that only an external provider has. */
export interface Remote {
  readonly settings: Settings<unknown>;
  /** Whether it is set up. */
  readonly enabled: (config: Config) => boolean;
  /** The hosts that a buyer is sent to, besides our own; the browser follows a redirect to no other. */
  readonly redirectHosts: readonly string[];
  /** Where pages of the provider's own begin on this server: no pages of the application, and not for an index. */
  readonly pagePaths: readonly string[];
  /** Takes its callbacks, and serves its own pages; mounted where it is enabled. */
  readonly routes: (app: FastifyInstance, services: Services, receive: Receive) => Promise<void>;
  /** What a genuine event says, in our words. @throws Error for one that is none of the provider's */
  readonly readEvent: ReadEvent;
  /** Its own work in the queue. */
  readonly jobs: readonly Job[];
  /** Undefined where its events say everything. */
  readonly details: DetailsRequest | undefined;
  /**
   * Starts an attempt. Never called inside a database transaction: it may take as long as the network does.
   * @throws Error where the provider cannot be reached; calling again is safe
   */
  readonly start: (services: Services, attempt: Attempt) => Promise<Started>;
  /** Saves a method without a payment. */
  readonly setup: {
    /** Called, throws and is repeated as `start`. */
    readonly start: (services: Services, setup: MethodSetup) => Promise<Started>;
    /** The method that a finished setup left, by what its event calls it. @throws Error where it cannot be asked */
    readonly read: (services: Services, reference: string) => Promise<KeptMethod | undefined>;
  };
  /** Charges a kept method; called, throws and is repeated as `start`. */
  readonly chargeSaved: (services: Services, charge: SavedCharge) => Promise<Charged>;
  /**
   * Gives up an attempt that was not confirmed. A success that comes all the same is still genuine. Runs in the
   * caller's database transaction: a call over the network goes into the queue there.
   */
  readonly cancel: (trx: Kysely<Database>, services: Services, reference: string) => Promise<void>;
  /** Whether the provider can move this amount: some know fewer decimals than a currency has. */
  readonly accepts: (amount: CurrencyAmount) => boolean;
  /** Forgets a kept method; in the caller's database transaction as `cancel`. */
  readonly forget: (trx: Kysely<Database>, services: Services, savedMethodId: string) => Promise<void>;
  readonly refund: RefundAtOnce | RefundByJob;
  /** Its own list of what moved its balance. @throws Error where it cannot be reached */
  readonly balanceLines: (services: Services, span: Span) => Promise<readonly BalanceLine[]>;
}

/** A way to pay; each has its words in `locales/<lang>/payments.json`. */
export interface PaymentProvider<Id extends string = string> {
  readonly id: Id;
  /** Whether it can be offered to this caller. */
  readonly offered: (
    services: Pick<Services, 'db' | 'config'>,
    user: User | undefined,
  ) => boolean | Promise<boolean>;
  /** The account the money of a payment comes from. */
  readonly source: (userId: string) => Account;
  /** Undefined where the ledger's entry is the payment: it is settled in the transaction that makes it. */
  readonly remote: Remote | undefined;
}
