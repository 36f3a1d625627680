import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { apollo } from '@/data/account/client';
import { failureIn } from '@/data/account/operations';
import { isFresh } from '@/data/freshness';
import type { Outcome } from '@/data/requestError';
import type { Lang } from '@/shared/languages';

/** A query that a loader has begun. */
export type Preloaded<Data> = PreloadedQueryRef<Data, OperationVariables, 'complete' | 'empty' | 'streaming'>;

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';

/**
 * Begins a query in a loader. What is cached is shown at once; for a minute it is not asked for again, then it is
 * refreshed behind what is shown.
 */
export function preload<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { lang, variables }: { lang: Lang; variables?: NoInfer<Variables> },
): Preloaded<Data> {
  const untyped: DocumentNode = document;
  return createQueryPreloader(apollo(lang))<Data>(untyped, {
    ...(variables && { variables }),
    fetchPolicy: isFresh(nameOf(document), variables ?? {}) ? 'cache-first' : 'cache-and-network',
    // A refresh that fails leaves what is on screen.
    errorPolicy: 'all',
  });
}

/** Reads a preloaded query, and follows the cache from then on; suspends until there is an answer. */
export function usePreloaded<Data>(query: Preloaded<Data>): Outcome<Data> {
  const { data, error } = useReadQuery(query);
  return data === undefined ? { failure: failureIn(error) } : { data };
}
