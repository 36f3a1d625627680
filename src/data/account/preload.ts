import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { apollo } from '@/data/account/client';
import type { Around } from '@/data/account/link';
import { failureIn } from '@/data/account/operations';
import { idOf } from '@/data/documentId';
import { isFresh } from '@/data/freshness';
import type { SavedResponseInfo } from '@/data/savedResponses';
import type { Outcome } from '@/data/requestError';
import { loadChunk } from '@/lib/chunks';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** A query that a loader has started. */
export type Preloaded<Data> = PreloadedQueryRef<Data, OperationVariables, 'complete' | 'empty' | 'streaming'>;

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';

interface PreloadOptions<Data, Variables> {
  lang: Lang;
  variables?: NoInfer<Variables>;
  /** Saves the response for offline reading if this returns a description. */
  saveOfflineAs?: (data: NoInfer<Data>) => Omit<SavedResponseInfo, 'document' | 'keptAt'> | undefined;
}

/** Saves what a page shows. A document without an id isn't from a build, and its responses aren't saved. */
function keepingOf<Data, Variables>(
  untyped: DocumentNode,
  { lang, variables, saveOfflineAs }: PreloadOptions<Data, Variables>,
): { context?: { around: Around; partial: true } } {
  const document = idOf(untyped);
  if (document === undefined || !saveOfflineAs) return {};
  const key = [document, lang, JSON.stringify(variables)].join(' ');
  const about = (data: unknown): Omit<SavedResponseInfo, 'keptAt'> | undefined => {
    const what = saveOfflineAs(data as Data); // the document's own type, by the contract
    return what && { document, ...what };
  };
  const bearer = session.getState().bearer();
  const around: Around = async (answered) => {
    // It may reject before a handler is attached; it's returned either way.
    answered.catch(() => undefined);
    const part = await loadChunk(() => import('@/data/account/keeping'), { isOptional: true }).catch(
      () => undefined,
    );
    if (part) return part.keeping(answered, { bearer, key, about });
    const answer = await answered;
    if (answer.error) throw answer.error;
    return answer;
  };
  // If there is data next to a failure, it's saved data.
  return { context: { around, partial: true } };
}

/**
 * Starts a query in a loader. Cached data is shown right away; after a minute it's also refreshed in the background.
 */
export function preload<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: PreloadOptions<Data, Variables>,
): Preloaded<Data> {
  const { lang, variables } = options;
  const untyped: DocumentNode = document;
  return createQueryPreloader(apollo(lang))<Data>(untyped, {
    ...(variables && { variables }),
    ...keepingOf(untyped, options),
    fetchPolicy: isFresh(nameOf(document), variables ?? {}) ? 'cache-first' : 'cache-and-network',
    // A failed refresh leaves the data on screen.
    errorPolicy: 'all',
  });
}

/**
 * Reads a preloaded query and follows the cache from then on; suspends until there is a response. Data saved on this
 * device comes with the time it was saved.
 */
export function usePreloaded<Data>(query: Preloaded<Data>): Outcome<Data> & { keptAt?: string | undefined } {
  const { data, error } = useReadQuery(query);
  if (data === undefined) return { failure: failureIn(error) };
  return { data, keptAt: error && failureIn(error).keptAt };
}
