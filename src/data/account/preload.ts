import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { apollo } from '@/data/account/client';
import type { Around } from '@/data/account/link';
import { failureIn } from '@/data/account/operations';
import { idOf } from '@/data/documentId';
import { isFresh } from '@/data/freshness';
import type { KeptAbout } from '@/data/kept';
import type { Outcome } from '@/data/requestError';
import { loadChunk } from '@/lib/chunks';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** A query that a loader has begun. */
export type Preloaded<Data> = PreloadedQueryRef<Data, OperationVariables, 'complete' | 'empty' | 'streaming'>;

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';

interface PreloadOptions<Data, Variables> {
  lang: Lang;
  variables?: NoInfer<Variables>;
  /** Keeps the answer for reading without a network, where this says what it is. */
  keptAs?: (data: NoInfer<Data>) => Omit<KeptAbout, 'document' | 'keptAt'> | undefined;
}

/** Keeps what a page shows. A document without an id is no build's, and of it nothing is kept. */
function keepingOf<Data, Variables>(
  untyped: DocumentNode,
  { lang, variables, keptAs }: PreloadOptions<Data, Variables>,
): { context?: { around: Around; partial: true } } {
  const document = idOf(untyped);
  if (document === undefined || !keptAs) return {};
  const key = [document, lang, JSON.stringify(variables)].join(' ');
  const about = (data: unknown): Omit<KeptAbout, 'keptAt'> | undefined => {
    const what = keptAs(data as Data); // the document's own type, by the contract
    return what && { document, ...what };
  };
  const bearer = session.getState().bearer();
  const around: Around = async (answered) => {
    // It may fail before there is anything to handle that; it is returned in any case.
    answered.catch(() => undefined);
    const part = await loadChunk(() => import('@/data/account/keeping'), { isOptional: true }).catch(
      () => undefined,
    );
    if (part) return part.keeping(answered, { bearer, key, about });
    const answer = await answered;
    if (answer.error) throw answer.error;
    return answer;
  };
  // Data with a failure beside them are kept ones.
  return { context: { around, partial: true } };
}

/**
 * Begins a query in a loader. What is cached is shown at once; for a minute it is not asked for again, then it is
 * refreshed behind what is shown.
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
    // A refresh that fails leaves what is on screen.
    errorPolicy: 'all',
  });
}

/**
 * Reads a preloaded query, and follows the cache from then on; suspends until there is an answer. Data that were kept on
 * this device come with the time of that.
 */
export function usePreloaded<Data>(query: Preloaded<Data>): Outcome<Data> & { keptAt?: string | undefined } {
  const { data, error } = useReadQuery(query);
  if (data === undefined) return { failure: failureIn(error) };
  return { data, keptAt: error && failureIn(error).keptAt };
}
