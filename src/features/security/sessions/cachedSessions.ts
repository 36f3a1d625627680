import type { ApolloCache, Reference } from '@apollo/client';

/** Removes a session from every cached list. */
export function removeSession(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Session', id }) });
  cache.gc();
}

/** Removes all sessions but this browser's from the cache. */
export function removeOtherSessions(cache: ApolloCache): void {
  cache.modify<{ sessions: readonly Reference[] }>({
    fields: {
      sessions: (sessions, { readField }) => sessions.filter((one) => readField('current', one) === true),
    },
  });
  cache.gc();
}
