import { execute, headersOf, type Answer, type RequestOptions } from '@/data/transport';
import { networkFailure } from '@/data/requestError';
import type { TypedDocumentString } from '@/data/typedDocumentString';
import { env } from '@/lib/env';

export interface UploadOptions extends RequestOptions {
  file: File;
  /** The fraction of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Longer than the server's own timeout. */
const uploadTimeoutMs = 150_000;

/** An operation whose variable `file` is a file, as in the GraphQL multipart request specification. */
function formOf(payload: object, file: File): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...payload, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', file, file.name);
  return form;
}

/** Sends a form with `XMLHttpRequest`, because `fetch` reports no progress. @throws RequestError with code `NETWORK` */
const sendForm = (form: FormData, { onProgress, signal, ...options }: UploadOptions): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(networkFailure(signal.reason));
    const request = new XMLHttpRequest();
    const fail = (event: Event) => reject(networkFailure(signal?.reason ?? new Error(event.type)));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail);
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', env.graphqlUrl);
    request.responseType = 'json';
    request.timeout = uploadTimeoutMs;
    const headers = headersOf(env.graphqlUrl, options);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });

/** Sends an operation with a file and reports its progress. @throws RequestError */
export async function upload<Result>(
  document: TypedDocumentString<Result, { file: File }>,
  options: UploadOptions,
): Promise<Result> {
  const { data, error } = await execute(document, {
    ...options,
    carrier: (payload) => sendForm(formOf(payload, options.file), options),
  });
  if (error) throw error;
  // The document's own type: the server implements the schema that both are generated from.
  return data as Result;
}
