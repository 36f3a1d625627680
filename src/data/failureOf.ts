import { isNetworkFailure, networkFailure, RequestError, type Failure } from '@/data/requestError';

/** Converts an error that a request threw. @throws any other error, for the error page */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error;
  if (isNetworkFailure(error)) return networkFailure(error);
  throw error;
}
