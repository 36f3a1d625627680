import { execute, headersOf, type Answer, type RequestOptions } from '@/data/transport';
import { networkFailure } from '@/data/requestError';
import type { TypedDocumentString } from '@/data/typedDocumentString';
import { env } from '@/lib/env';

export interface UploadOptions extends RequestOptions {
  file: File;
  /** How much of the file is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Longer than the server waits. */
const uploadTimeoutMs = 150_000;

/** An operation whose variable `file` is a file, after the GraphQL multipart request specification. */
function formOf(payload: object, file: File): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...payload, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', file, file.name);
  return form;
}

/** Sends a form by `XMLHttpRequest`: `fetch` reports no progress. @throws RequestError of code `NETWORK` */
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
    for (const [name, value] of Object.entries(headersOf(options))) request.setRequestHeader(name, value);
    // No form of another site can send this: see the server's own check.
    request.setRequestHeader('graphql-require-preflight', '1');
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
  // The document's own type: the server keeps the contract that both are generated from.
  return data as Result;
}
