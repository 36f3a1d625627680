import type { ErrorCode, FieldErrors, SessionEndReason } from '../../src/shared/errorCodes.ts';

export interface FailureDetails {
  readonly fields?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Why a token is not valid anymore, for `UNAUTHENTICATED`. */
  readonly reason?: SessionEndReason;
}

/** An expected error: REST and GraphQL responses carry its code; the English message is for developers. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

export const failure = (code: ErrorCode, message: string, details?: FailureDetails): Failure =>
  new Failure(code, message, details);
