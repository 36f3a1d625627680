import { InMemoryCache } from '@apollo/client';

/** What every query of `Me`, and of anything that money depends on, is asked with: nothing of it is kept. */
export const neverCached = { fetchPolicy: 'no-cache' } as const;

/** The in-memory cache. Types without an identity of their own live inside their parents. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      OrderCheck: { keyFields: false },
      Price: { keyFields: false },
      Balance: { keyFields: false },
    },
  });
