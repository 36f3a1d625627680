import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ask, type Answer } from '@/graphql/client/answer';
import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { failureOf, type Failure } from '@/graphql/client/failure';
import {
  DreamCreateDocument,
  DreamDeleteDocument,
  DreamDocument,
  DreamReportDocument,
  DreamsDocument,
  DreamUpdateDocument,
  type DreamChange,
  type DreamInput,
  type DreamQuery,
  type DreamsQuery,
} from '@/graphql/generated/dreams';
import { mergeDeviceDreams } from '@/session/mergeDeviceDreams';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { dreamVariables, type DreamSearch } from '@/features/dreams/dreamSearch';

/**
 * A page of a list; undefined where it is one's own and there is no account to have any. What is left of the device's
 * dreams is brought along first.
 */
export function loadDreams(lang: Lang, search: DreamSearch): Promise<Answer<DreamsQuery>> | undefined {
  const { isSignedIn, currencyId } = session.getState();
  const question = () => ask(lang, DreamsDocument, dreamVariables(search, currencyId));
  if (search.tab === 'everybody') return question();
  return isSignedIn() ? mergeDeviceDreams(lang).then(question) : undefined;
}

/** One dream; null where nobody may see it. */
export function loadDream(lang: Lang, id: string): Promise<Answer<DreamQuery>> {
  const { currencyId } = session.getState();
  return ask(lang, DreamDocument, { id, ...(currencyId !== undefined && { currencyId }) });
}

/** Sends a change; gives why it could not be made, where it could not. */
async function send<Data, Variables extends OperationVariables>(
  lang: Lang,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Failure | undefined> {
  try {
    await apollo(lang).mutate<Data>({ mutation, variables, ...neverCached });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/** Makes a dream; the same key makes it once, however often it is sent. */
export const createDream = (lang: Lang, input: DreamInput) => send(lang, DreamCreateDocument, { input });

export const changeDream = (lang: Lang, id: string, input: DreamChange) =>
  send(lang, DreamUpdateDocument, { id, input });

export const deleteDream = (lang: Lang, id: string) => send(lang, DreamDeleteDocument, { id });

export const reportDream = (lang: Lang, id: string, reason: string) =>
  send(lang, DreamReportDocument, { id, reason });
