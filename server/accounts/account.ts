import type { Selectable } from 'kysely';
import { batched } from '../catalogue/batch.ts';
import { allCurrencies, allLanguages, type LanguageRow } from '../catalogue/directories.ts';
import type { Currency } from '../catalogue/prices.ts';
import type { PlanRow } from '../catalogue/products.ts';
import type { Database } from '../database/schema.ts';
import { perRequest } from '../graphql/perRequest.ts';
import type { User } from '../graphql/context.ts';
import type { Shown } from './findSession.ts';

export type SubscriptionRow = Selectable<Database['subscriptions']>;
export type SubscriptionPurchaseRow = Selectable<Database['subscription_purchases']>;
export type CountryRow = Selectable<Database['countries']>;
export type CityRow = Selectable<Database['cities']>;

/** What a wallet holds in a currency. */
export interface Holding {
  readonly currency: Currency;
  readonly minor: number;
}

/** Loads once, when it is first asked for. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}

const byId = async <Row extends { id: string }>(rows: Promise<Row[]>): Promise<Map<string, Row>> =>
  new Map((await rows).map((row) => [row.id, row]));

const liveStates: ReadonlySet<SubscriptionRow['status']> = new Set(['TRIALING', 'ACTIVE', 'PAST_DUE']);
const begun = ({ status }: SubscriptionRow): boolean =>
  status !== 'INCOMPLETE' && status !== 'INCOMPLETE_EXPIRED';

/** What belongs to the user of a request: at most one query for each kind of thing, however often it is asked. */
export const accountOf = perRequest(({ db, user, shown }) => {
  const userId = user?.id ?? '';
  const currencies = once(
    async () => new Map((await allCurrencies(db)).map((currency) => [currency.id, currency])),
  );

  const currency = async (id: string): Promise<Currency> => {
    const found = (await currencies()).get(id);
    if (!found) throw new Error(`There is no currency ${id}`);
    return found;
  };

  const wallets = once(() =>
    db
      .selectFrom('ledger_accounts')
      .select(['currency_id', 'balance_minor'])
      .where('kind', '=', 'WALLET')
      .where('user_id', '=', userId)
      .execute(),
  );

  const plans = once(() => db.selectFrom('plans').selectAll().execute());

  /** The newest first. */
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
    currency,

    /** In the order of the currency menu. */
    holdings: async (): Promise<Holding[]> => {
      const held = await Promise.all(
        (await wallets()).map(async (row) => ({
          currency: await currency(row.currency_id),
          minor: row.balance_minor,
        })),
      );
      return held.sort((a, b) => a.currency.position - b.currency.position);
    },

    /** In the account's own currency, in minor units; `of` is the row that is asked about. */
    balance: async (of: User): Promise<number> => {
      if (shown && of === user) return shown.balance;
      return (await wallets()).find((row) => row.currency_id === of.currency_id)?.balance_minor ?? 0;
    },

    /** The one that is live, else the last one there was. */
    subscription: async (): Promise<SubscriptionRow | undefined> => {
      const rows = (await subscriptions()).filter(begun);
      return rows.find(({ status }) => liveStates.has(status)) ?? rows[0];
    },

    hadSubscription: async (): Promise<boolean> => (await subscriptions()).some(begun),

    /** What was activated by subscription, the newest first. */
    activations: once((): Promise<SubscriptionPurchaseRow[]> =>
      db
        .selectFrom('subscription_purchases')
        .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
        .selectAll('subscription_purchases')
        .where('subscriptions.user_id', '=', userId)
        .orderBy('subscription_purchases.created_at', 'desc')
        .execute(),
    ),

    plan: async (id: string): Promise<PlanRow> => {
      const found = (await plans()).find((plan) => plan.id === id);
      if (!found) throw new Error(`There is no plan ${id}`);
      return found;
    },

    avatar: async (of: User): Promise<Shown['avatar']> => (shown && of === user ? shown.avatar : avatar()),
    /** By id, as the user may have been changed by the request itself. */
    country: batched((ids: readonly string[]) =>
      byId(db.selectFrom('countries').selectAll().where('id', 'in', ids).execute()),
    ),
    city: batched((ids: readonly string[]) =>
      byId(db.selectFrom('cities').selectAll().where('id', 'in', ids).execute()),
    ),
    language: async (id: string): Promise<LanguageRow | undefined> =>
      (await allLanguages(db)).find((language) => language.id === id),
  };
});

/** Whole calendar months since an account was made. */
export function monthsSince(from: Date, now: Date): number {
  const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
  return Math.max(0, now.getUTCDate() < from.getUTCDate() ? months - 1 : months);
}

/** First and last name, as far as they are known. */
export const fullNameOf = ({ first_name: first, last_name: last }: User): string | null =>
  [first, last].filter(Boolean).join(' ') || null;
