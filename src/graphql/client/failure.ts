import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as v from 'valibot';
import { fieldErrors, isErrorCode, type ErrorCode, type FieldErrors } from '@/shared/errorCodes';

/** Why a request failed, for people: a code of the closed list, or `NETWORK` where no answer came. */
export interface Failure {
  readonly code: ErrorCode | 'NETWORK';
  /** What is wrong with single fields; empty for any code but `BAD_USER_INPUT`. */
  readonly fields: FieldErrors;
  /** Seconds to wait, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

const extensions = v.object({
  code: v.custom<ErrorCode>(isErrorCode),
  fields: v.optional(v.record(v.string(), v.fallback(v.picklist(fieldErrors), 'invalid'))),
  retryAfter: v.optional(v.number()),
});

/** Reads what a query or mutation threw. An answer without a known code counts as `INTERNAL`. */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) return { code: 'NETWORK', fields: {} };
  const parsed = v.safeParse(extensions, error.errors[0]?.extensions);
  if (!parsed.success) return { code: 'INTERNAL', fields: {} };
  const { code, fields = {}, retryAfter } = parsed.output;
  return { code, fields, ...(retryAfter !== undefined && { retryAfter }) };
}
