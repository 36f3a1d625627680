import { NetworkError } from '@/lib/pageError';
import type { ErrorCode, FieldErrors } from '@/shared/errorCodes';

/** Why a request failed: a code of the closed list, or `NETWORK` where no answer came. */
export interface Failure {
  readonly code: ErrorCode | 'NETWORK';
  /** What is wrong with single fields, with `BAD_USER_INPUT`; with `SOLD_OUT` and `EVENT_OVER` that it is the bonus. */
  readonly fields: FieldErrors;
  /** Seconds to wait, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
  /** When the data beside it were kept on this device, in ISO 8601. */
  readonly keptAt?: string;
}

/** The result of a query or mutation: its data, or why there is none. */
export type Outcome<Data> = { readonly data: Data } | { readonly failure: Failure };

/** A request failed. The one error that requests throw. */
export class RequestError extends Error implements Failure {
  readonly code: Failure['code'];
  readonly fields: FieldErrors;
  declare readonly retryAfter?: number;
  declare readonly keptAt?: string;

  constructor(
    code: Failure['code'],
    message: string,
    { fields = {}, retryAfter, keptAt, cause }: Partial<Failure> & ErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'RequestError';
    this.code = code;
    this.fields = fields;
    if (retryAfter) this.retryAfter = retryAfter;
    if (keptAt) this.keptAt = keptAt;
  }
}

/** No answer came, whatever the browser calls it; where data are kept of one before, with their time. */
export const networkFailure = (cause: unknown, keptAt?: string): RequestError =>
  new RequestError('NETWORK', 'Network Error', { cause, ...(keptAt !== undefined && { keptAt }) });

/** Whether no answer came to a request, or to what it needs of the application itself. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && error.code === 'NETWORK');
