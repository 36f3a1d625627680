import { NetworkError } from '@/lib/pageError';
import type { ErrorCode, FieldErrors } from '@/shared/errorCodes';

/** Why a request failed: a code of the closed list, or `NETWORK` where no answer came. */
export interface Failure {
  readonly code: ErrorCode | 'NETWORK';
  /** What is wrong with single fields, with `BAD_USER_INPUT`. */
  readonly fields: FieldErrors;
  /** Seconds to wait, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

/** The result of a query or mutation: its data, or why there is none. */
export type Outcome<Data> = { readonly data: Data } | { readonly failure: Failure };

/** A request failed. The one error that requests throw. */
export class RequestError extends Error implements Failure {
  readonly code: Failure['code'];
  readonly fields: FieldErrors;
  declare readonly retryAfter?: number;

  constructor(
    code: Failure['code'],
    message: string,
    { fields = {}, retryAfter, cause }: Partial<Failure> & ErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'RequestError';
    this.code = code;
    this.fields = fields;
    if (retryAfter) this.retryAfter = retryAfter;
  }
}

/** No answer came, whatever the browser calls it. */
export const networkFailure = (cause: unknown): RequestError =>
  new RequestError('NETWORK', 'Network Error', { cause });

/** Whether no answer came to a request, or to what it needs of the application itself. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && error.code === 'NETWORK');
