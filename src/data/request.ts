import { execute, type RequestOptions } from '@/data/transport';
import type { TypedDocumentString } from '@/data/typedDocumentString';

export interface TypedRequest<Variables> extends RequestOptions {
  variables?: Variables;
}

/** Sends an operation without the Apollo client and without caching. @throws RequestError */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  options: TypedRequest<Variables>,
): Promise<Result> {
  const { data, error } = await execute(document, options);
  if (error) throw error;
  // The document's own type: the server implements the schema that both are generated from.
  return data as Result;
}
