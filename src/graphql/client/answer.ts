import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Lang } from '@/shared/languages';
import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf, type Failure } from '@/graphql/client/failure';

/** What came of a query or mutation: its data, or why there are none. A page shows either. */
export type Answer<Data> = { readonly data: Data } | { readonly failure: Failure };

/**
 * Asks the server afresh, in a language. Never rejects, so that a loader can hand it on unawaited and
 * the page shows its skeleton, then the data or the failure.
 */
export async function ask<Data, Variables extends OperationVariables>(
  lang: Lang,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    const { data } = await apollo(lang).query<Data>({ query, variables, ...neverCached });
    return data === undefined ? { failure: { code: 'INTERNAL', fields: {} } } : { data };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** After this many milliseconds without an answer a mutation counts as not heard of. */
const patience = 30_000;

/** Sends a mutation, in a language; without a network nothing is sent. Never rejects; nothing of it is kept. */
export async function send<Data, Variables extends OperationVariables>(
  lang: Lang,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  if (!navigator.onLine) return { failure: { code: 'NETWORK', fields: {} } };
  try {
    const { data } = await apollo(lang).mutate<Data>({
      mutation,
      variables,
      context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
      ...neverCached,
    });
    return data === undefined || data === null ? { failure: { code: 'INTERNAL', fields: {} } } : { data };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
