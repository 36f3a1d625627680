import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { apollo } from '@/data/account/client';
import { announceChange, announceElsewhere } from '@/data/changes';
import { invalidateQueries } from '@/data/freshness';
import { RequestError, type Failure, type Outcome } from '@/data/requestError';
import type { Lang } from '@/shared/languages';

/** For `Me`, quotes and payment states: the response isn't cached. */
export const neverCached = { fetchPolicy: 'no-cache' } as const;

const internal: Failure = { code: 'INTERNAL', fields: {} };

/** Converts what the client threw or returned as an error. */
export function failureIn(error: unknown): Failure {
  // With partial data, the link passes the error along in `extensions`.
  const beside = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['error'] : error;
  return beside instanceof RequestError ? beside : internal;
}

const outcomeOf = <Data>(data: Data | null | undefined): Outcome<Data> =>
  data === undefined || data === null ? { failure: internal } : { data };

interface OperationOptions<Variables> {
  lang: Lang;
  variables?: NoInfer<Variables>;
}

interface MutationOptions<Data, Variables> extends OperationOptions<Variables> {
  /**
   * Updates the cache with what the returned objects don't imply: lists, and deletions. Without it, all cached
   * responses become stale.
   */
  update?: (cache: ApolloCache, data: NoInfer<Data>) => void;
  /** `no-cache` doesn't cache the response. */
  fetchPolicy?: 'network-only' | 'no-cache';
}

/** Queries the server once, without caching the response. Never rejects. */
export async function query<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { lang, variables }: OperationOptions<Variables>,
): Promise<Outcome<Data>> {
  try {
    const { data } = await apollo(lang).query<Data>({
      query: document,
      ...(variables && { variables }),
      ...neverCached,
    });
    return outcomeOf(data);
  } catch (error) {
    return { failure: failureIn(error) };
  }
}

const mutationTimeoutMs = 30_000;

/**
 * Sends a mutation; fails right away when offline. Returned objects with an id update wherever they're shown. Never
 * rejects.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { lang, variables, update, fetchPolicy = 'network-only' }: MutationOptions<Data, Variables>,
): Promise<Outcome<Data>> {
  if (!navigator.onLine) return { failure: { code: 'NETWORK', fields: {} } };
  try {
    const { data } = await apollo(lang).mutate<Data>({
      mutation: document,
      ...(variables && { variables }),
      fetchPolicy,
      context: { timeoutMs: mutationTimeoutMs },
      ...(update && {
        update: (cache, { data: changed }) => {
          if (changed) update(cache, changed);
        },
      }),
    });
    if (update) announceElsewhere();
    else announceChange();
    return outcomeOf(data);
  } catch (error) {
    return { failure: failureIn(error) };
  }
}

/** Refetches everything on screen now, and everything else when it's next shown. Never rejects. */
export async function refresh(lang: Lang): Promise<void> {
  invalidateQueries();
  // A failed query keeps showing its old data.
  await Promise.allSettled(apollo(lang).refetchQueries({ include: 'active' }).results);
}
