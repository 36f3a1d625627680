import { InMemoryCache, type ApolloCache, type FieldPolicy } from '@apollo/client';

/** Lists that a newer response replaces rather than merges, as they may have become shorter. */
const replaced = (...fields: readonly string[]): Record<string, FieldPolicy> =>
  Object.fromEntries(fields.map((field) => [field, { merge: false }]));

/**
 * The normalized cache. Objects are stored by id, so that the result of a mutation updates every place that shows them.
 * `Me`, the wallet, two-factor settings and the waiting counts are singletons. Everything else is stored inside its
 * parent.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: replaced(
          'achievements',
          'countries',
          'plans',
          'products',
          'sessions',
          'shelf',
          'signIns',
          'subscriptionHistory',
        ),
      },
      Me: { keyFields: [], fields: replaced('avatar', 'balances', 'emailChange', 'SubscriptionPurchase') },
      Wallet: {
        keyFields: [],
        fields: replaced('Balances', 'Due', 'Months', 'PaymentMethods', 'SavedMethods', 'TopUpLimits'),
      },
      TwoFactor: { keyFields: [] },
      Waiting: { keyFields: [] },
      Directories: { keyFields: [], fields: replaced('Currencies', 'Languages') },
      Achievement: { keyFields: ['key'] },
      Order: { fields: replaced('Products') },
      Product: { fields: replaced('Tariffs') },
      Purchase: { fields: replaced('Researches') },
      Subscription: { fields: replaced('NextCharge') },
      Tariff: { fields: replaced('Prices') },
    },
  });

/** Updates fields of a singleton everywhere it's shown. */
export function setFields(
  cache: ApolloCache,
  type: 'Me' | 'TwoFactor',
  fields: Readonly<Record<string, unknown>>,
): void {
  cache.modify({
    id: cache.identify({ __typename: type }),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
  });
}
