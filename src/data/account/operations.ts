import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { apollo } from '@/data/account/client';
import { expireAnswers } from '@/data/freshness';
import { RequestError, type Failure, type Outcome } from '@/data/requestError';
import type { Lang } from '@/shared/languages';

/** For `Me`, quotes and the states of payments: nothing of the answer is kept. */
export const neverCached = { fetchPolicy: 'no-cache' } as const;

const internal: Failure = { code: 'INTERNAL', fields: {} };

/** Reads what the client threw, or gave as an error. */
export function failureIn(error: unknown): Failure {
  // Parts of the data came: the link put the error beside them.
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
   * Writes into the cache what the returned objects do not say by themselves: lists, and what is gone. Without it, every
   * cached answer counts as old.
   */
  update?: (cache: ApolloCache, data: NoInfer<Data>) => void;
  /** `no-cache` keeps nothing of the answer. */
  fetchPolicy?: 'network-only' | 'no-cache';
}

/** Asks the server once and keeps nothing of the answer. Never rejects. */
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
 * Sends a mutation; without a network nothing is sent. Objects with an id that it returns change wherever they are
 * shown. Never rejects.
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
    if (!update) expireAnswers();
    return outcomeOf(data);
  } catch (error) {
    return { failure: failureIn(error) };
  }
}

/** Asks again for everything on screen now, and for everything else where it is shown next. Never rejects. */
export async function refresh(lang: Lang): Promise<void> {
  expireAnswers();
  // A query that fails keeps what it shows.
  await Promise.allSettled(apollo(lang).refetchQueries({ include: 'active' }).results);
}
