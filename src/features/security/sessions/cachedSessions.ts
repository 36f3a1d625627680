import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a session out of every list. */
export function removeSession(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Session', id }) });
  cache.gc();
}

/** Leaves only the session of this browser in the list. */
export function removeOtherSessions(cache: ApolloCache): void {
  cache.modify<{ sessions: readonly Reference[] }>({
    fields: {
      sessions: (sessions, { readField }) => sessions.filter((one) => readField('current', one) === true),
    },
  });
  cache.gc();
}
