import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';
import type { Account } from '../ledger/post.ts';
import type { Services } from '../services.ts';

/** An attempt to pay, as a provider is told of it. */
export interface Attempt {
  readonly transactionId: string;
  readonly amount: Minor;
  readonly currencyCode: string;
  /** What is bought, in the buyer's language. */
  readonly description: string;
  readonly lang: Lang;
  /** Where the buyer comes back to. */
  readonly returnUrl: string;
}

/** What became of starting an attempt: paid at once, or to be confirmed at the provider's. */
export type Started =
  | { readonly state: 'PAID' }
  | { readonly state: 'REDIRECTED'; readonly reference: string; readonly redirectUrl: string };

/** The ways to pay; each has its words in `locales/<lang>/payments.json`. */
export type PaymentMethodId = 'balance' | 'sandbox';

/** A way to pay. Everything runs in the caller's database transaction. */
export interface PaymentProvider {
  readonly id: PaymentMethodId;
  /** Whether it can be offered to this caller. */
  readonly offered: (
    services: Pick<Services, 'db' | 'config'>,
    user: User | undefined,
  ) => boolean | Promise<boolean>;
  readonly start: (trx: Kysely<Database>, services: Services, attempt: Attempt) => Promise<Started>;
  /** The account the money of a payment comes from. */
  readonly source: (userId: string) => Account;
  /** Gives up an attempt that was not confirmed. A success that comes all the same is still genuine. */
  readonly cancel: (trx: Kysely<Database>, reference: string) => Promise<void>;
  /** Gives the whole of a payment back. */
  readonly refund: (trx: Kysely<Database>, reference: string) => Promise<void>;
}
