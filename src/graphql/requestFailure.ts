import type { Failure } from '@/graphql/client/failure';
import { RequestError } from '@/graphql/requestError';
import { NetworkError } from '@/lib/pageError';

/** Reads what a request without Apollo threw; an error that is not the request's own goes on to the error page. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return { code: 'NETWORK', fields: {} };
  if (!(error instanceof RequestError)) throw error;
  const { code, fields, retryAfter } = error;
  return { code, fields, ...(retryAfter !== undefined && { retryAfter }) };
}
