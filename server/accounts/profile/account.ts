import type { Selectable } from 'kysely';
import { batched } from '../../kernel/batch.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { Currency } from '../../catalogue/prices.ts';
import type { Database } from '../../database/schema.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import type { Shown, User } from '../../kernel/caller.ts';

export type SubscriptionRow = Selectable<Database['subscriptions']>;
export type SubscriptionPurchaseRow = Selectable<Database['subscription_purchases']>;
export type CountryRow = Selectable<Database['countries']>;
export type CityRow = Selectable<Database['cities']>;

/** A wallet's balance in a currency. */
export interface Holding {
  readonly currency: Currency;
  readonly minor: number;
}

/** Loads on the first call, and only once. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}

const byId = async <Row extends { id: string }>(rows: Promise<Row[]>): Promise<Map<string, Row>> =>
  new Map((await rows).map((row) => [row.id, row]));

const liveStates: ReadonlySet<SubscriptionRow['status']> = new Set(['TRIALING', 'ACTIVE', 'PAST_DUE']);
const begun = ({ status }: SubscriptionRow): boolean =>
  status !== 'INCOMPLETE' && status !== 'INCOMPLETE_EXPIRED';

/** Loaders for data of the request's user: at most one query per kind, however often they are called. */
export const accountOf = perRequest(({ db, catalogue, user, shown }: CatalogueContext) => {
  const userId = user?.id ?? '';
  const wallets = once(() =>
    db
      .selectFrom('ledger_accounts')
      .select(['currency_id', 'balance_minor'])
      .where('kind', '=', 'WALLET')
      .where('user_id', '=', userId)
      .execute(),
  );

  /** Newest first. */
  const subscriptions = once(() =>
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  );

  const avatar = once(() =>
    db
      .selectFrom('avatars')
      .select(['id', 'file_name', 'width', 'height', 'size'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );

  return {
    /** In the order of the currency menu. */
    holdings: async (): Promise<Holding[]> => {
      const held = (await wallets()).map((row) => ({
        currency: catalogue.currency(row.currency_id),
        minor: row.balance_minor,
      }));
      return held.sort((a, b) => a.currency.position - b.currency.position);
    },

    /** In the account's own currency, in minor units; `of` is the user whose balance is requested. */
    balance: async (of: User): Promise<number> => {
      if (shown && of === user) return shown.balance;
      return (await wallets()).find((row) => row.currency_id === of.currency_id)?.balance_minor ?? 0;
    },

    /** The live subscription, or else the most recent one. */
    subscription: async (): Promise<SubscriptionRow | undefined> => {
      const rows = (await subscriptions()).filter(begun);
      return rows.find(({ status }) => liveStates.has(status)) ?? rows[0];
    },

    hadSubscription: async (): Promise<boolean> => (await subscriptions()).some(begun),

    /** Studies activated with the subscription, newest first. */
    activations: once((): Promise<SubscriptionPurchaseRow[]> =>
      db
        .selectFrom('subscription_purchases')
        .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
        .selectAll('subscription_purchases')
        .where('subscriptions.user_id', '=', userId)
        .orderBy('subscription_purchases.created_at', 'desc')
        .execute(),
    ),

    avatar: async (of: User): Promise<Shown['avatar']> => (shown && of === user ? shown.avatar : avatar()),
    /** By ID, since the request itself may have changed the user. */
    country: batched((ids: readonly string[]) =>
      byId(db.selectFrom('countries').selectAll().where('id', 'in', ids).execute()),
    ),
    city: batched((ids: readonly string[]) =>
      byId(db.selectFrom('cities').selectAll().where('id', 'in', ids).execute()),
    ),
  };
});

/** Full calendar months since an account was created. */
export function monthsSince(from: Date, now: Date): number {
  const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
  return Math.max(0, now.getUTCDate() < from.getUTCDate() ? months - 1 : months);
}
