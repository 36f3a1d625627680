import { announceChange } from '@/data/changes';
import { request, type TypedRequest } from '@/data/request';
import { failureOf } from '@/data/failureOf';
import type { Outcome } from '@/data/requestError';
import type { TypedDocumentString } from '@/data/typedDocumentString';

/** Sends a mutation without the Apollo client. Rejects only with errors other than `RequestError`. */
export async function mutate<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  options: TypedRequest<Variables>,
): Promise<Outcome<Result>> {
  try {
    const data = await request(document, options);
    // Apollo's cache doesn't know about it.
    announceChange();
    return { data };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
