import { problemOf } from '@/graphql/problemOf';
import { isWhole } from '@/graphql/publicFetch';
import { RequestError } from '@/graphql/requestError';
import type { TypedDocumentString } from '@/graphql/typedDocumentString';
import { env } from '@/lib/env';
import { NetworkError } from '@/lib/pageError';
import { languageOf, type Lang } from '@/shared/languages';

export interface UploadRequest {
  lang: Lang;
  bearer: string | undefined;
  file: File;
  /** Gives the upload up; it then rejects with the signal's reason. */
  signal: AbortSignal;
  /** How much of the file is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Milliseconds after which an upload without an answer counts as a network error: longer than the server waits. */
const patience = 150_000;

/** An operation whose variable `file` is a file, after the GraphQL multipart request specification. */
function formOf(query: string, file: File): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', file, file.name);
  return form;
}

/** What came of a request that was answered. @throws RequestError */
function dataOf(status: number, body: unknown): unknown {
  if (isWhole(body)) return body.data;
  // A proxy in between has words of its own for it.
  if (status === 413)
    throw new RequestError('BAD_USER_INPUT', 'The file is too large', { fields: { file: 'fileSize' } });
  throw problemOf(body, status);
}

/**
 * Sends an operation with a file and tells how far it is, which `fetch` cannot. Rejects with a `NetworkError`, a
 * `RequestError` with the provider's code, or the signal's reason.
 */
export const upload = <Result>(
  document: TypedDocumentString<Result, { file: File }>,
  { lang, bearer, file, signal, onProgress }: UploadRequest,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkError(new Error('The upload was cut off')));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', () => {
      try {
        // The document's own type: the server keeps the contract that both are generated from.
        resolve(dataOf(request.status, request.response) as Result);
      } catch (error) {
        reject(error);
      }
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', env.graphqlUrl);
    request.responseType = 'json';
    request.timeout = patience;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', languageOf(lang).tag);
    if (bearer !== undefined) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.send(formOf(document.toString(), file));
  });
