import { NetworkError } from '@/lib/pageError';
import type { ErrorCode, FieldErrors, SessionEndReason } from '@/shared/errorCodes';

/**
 * Why a request failed: an `ErrorCode`, `NETWORK` if there was no response, or `NOT_OFFERED` if it's nothing that the
 * provider of this build knows.
 */
export interface Failure {
  readonly code: ErrorCode | 'NETWORK' | 'NOT_OFFERED';
  /**
   * The errors of single fields, for `BAD_USER_INPUT`; for `SOLD_OUT` and `EVENT_OVER`, that the bonus is the cause.
   */
  readonly fields: FieldErrors;
  /** Seconds to wait, for `RATE_LIMITED`. */
  readonly retryAfter?: number;
  /** Why the session ended, for `UNAUTHENTICATED`. */
  readonly reason?: SessionEndReason;
  /** Whether something in front of the server responded instead of it, for `NETWORK`. */
  readonly isServerDown?: boolean;
  /** When the data next to it was saved on this device, in ISO 8601. */
  readonly keptAt?: string;
}

/** The result of a query or mutation: its data, or why there is none. */
export type Outcome<Data> = { readonly data: Data } | { readonly failure: Failure };

/** The only error that requests throw. */
export class RequestError extends Error implements Failure {
  readonly code: Failure['code'];
  readonly fields: FieldErrors;
  declare readonly retryAfter?: number;
  declare readonly reason?: SessionEndReason;
  declare readonly isServerDown?: boolean;
  declare readonly keptAt?: string;

  constructor(
    code: Failure['code'],
    message: string,
    { fields = {}, retryAfter, reason, isServerDown, keptAt, cause }: Partial<Failure> & ErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'RequestError';
    this.code = code;
    this.fields = fields;
    if (retryAfter) this.retryAfter = retryAfter;
    if (reason) this.reason = reason;
    if (isServerDown) this.isServerDown = isServerDown;
    if (keptAt) this.keptAt = keptAt;
  }
}

/** The error for a missing response, whatever the browser calls it; `keptAt` is when a saved response was stored. */
export const networkFailure = (cause: unknown, keptAt?: string): RequestError =>
  new RequestError('NETWORK', 'Network Error', { cause, ...(keptAt !== undefined && { keptAt }) });

/** Whether there was no response to a request, or to loading a part of the application. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RequestError && error.code === 'NETWORK');
