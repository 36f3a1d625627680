import type { ErrorCode, FieldErrors } from '@/shared/errorCodes';

/** The provider answered with an error from the closed list. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with single fields, with `BAD_USER_INPUT`. */
  readonly fields: FieldErrors;
  /** Seconds to wait, with `RATE_LIMITED`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}
