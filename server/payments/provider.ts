import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';
import type { Account } from '../ledger/post.ts';
import type { Services } from '../services.ts';

/** An amount as a provider is told of it. */
interface Charge {
  /** Makes the call safe to repeat: the same transaction is started or charged once. */
  readonly transactionId: string;
  readonly amount: Minor;
  readonly currencyCode: string;
  /** Decimals of `amount`. */
  readonly digits: number;
  /** What is bought, in the buyer's language. */
  readonly description: string;
  /** When the attempt was made: a provider may have heard of one that is older. */
  readonly startedAt: Date;
}

/** An attempt to pay that its buyer confirms at the provider's. */
export interface Attempt extends Charge {
  readonly lang: Lang;
  readonly email: string | null;
  /** Where the buyer comes back to. */
  readonly returnUrl: string;
  /** Whether the method is to be kept for renewals. */
  readonly saveMethod: boolean;
}

/** A charge to a kept method, without its owner being there. */
export interface SavedCharge extends Charge {
  /** What the provider knows the method by. */
  readonly method: string;
}

/** What became of starting an attempt: to be confirmed at the provider's, or never to be. */
export type Started =
  | { readonly state: 'REDIRECTED'; readonly reference: string; readonly redirectUrl: string }
  | { readonly state: 'REFUSED' };

/** What became of a charge to a kept method. The outcome of a PENDING one comes by a callback. */
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
export interface Refund {
  /** Makes the call safe to repeat. */
  readonly id: string;
  readonly reference: string;
  readonly amount: Minor;
  readonly isWhole: boolean;
}

/** An amount in a currency, in minor units of so many `digits`. */
export type CurrencyAmount = Pick<Charge, 'amount' | 'currencyCode' | 'digits'>;

/** What only a provider outside of our books has. */
export interface Remote {
  /**
   * Starts an attempt. Never called inside a database transaction: it may take as long as the network does.
   * @throws Error where the provider cannot be reached; calling again is safe
   */
  readonly start: (services: Services, attempt: Attempt) => Promise<Started>;
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
  /** Gives money back; in the caller's database transaction as `cancel`. */
  readonly refund: (trx: Kysely<Database>, services: Services, refund: Refund) => Promise<void>;
}

/** The ways to pay; each has its words in `locales/<lang>/payments.json`. */
export type PaymentMethodId = 'balance' | 'sandbox' | 'stripe';

/** A way to pay. */
export interface PaymentProvider {
  readonly id: PaymentMethodId;
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
