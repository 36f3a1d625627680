import { InMemoryCache, type ApolloCache, type FieldPolicy } from '@apollo/client';

/** Lists that a newer answer replaces: they may have become shorter. */
const replaced = (...fields: readonly string[]): Record<string, FieldPolicy> =>
  Object.fromEntries(fields.map((field) => [field, { merge: false }]));

/**
 * The normalized cache. Objects with an id are kept by it, so that what a mutation returns changes every place that
 * shows them. There is one person, with one wallet, one second factor and one count of what waits. Everything else lives inside its parent.
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

/** Sets fields of an object of which there is one, wherever they are shown. */
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
