import * as v from 'valibot';
import { fieldErrors, isErrorCode, type ErrorCode } from '../errorCodes.ts';

/** Error codes of the desk alone. */
export const deskErrors = [
  /** The account is not of the staff, or no longer. */
  'NOT_STAFF',
  /** The desk is entered with a second factor, and the account has none. */
  'SECOND_FACTOR_MISSING',
  /** The password, and a code, are needed again: post `proof`, then repeat. */
  'PROOF_REQUIRED',
  /** More than the role may refund or credit. */
  'ABOVE_LIMIT',
  /** What was previewed has changed since; `change` says who did what. */
  'STALE',
  /** The preview is unknown, or too old. */
  'PREVIEW_EXPIRED',
] as const;

export type DeskErrorCode = ErrorCode | (typeof deskErrors)[number];

const isDeskErrorCode = (value: unknown): value is DeskErrorCode =>
  isErrorCode(value) || deskErrors.some((code) => code === value);

/** What changed since a preview, for `STALE`. */
const change = v.object({
  /** Null if it was the buyer or the provider. */
  actor: v.nullable(v.string()),
  action: v.nullable(v.string()),
  at: v.string(),
});
export type DeskChange = v.InferOutput<typeof change>;

/** The body of a refusal. */
export const refusal = v.object({
  error: v.object({
    code: v.custom<DeskErrorCode>(isDeskErrorCode),
    /** In English, for developers. */
    message: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.fallback(v.picklist(fieldErrors), 'invalid')), {}),
    retryAfter: v.optional(v.number()),
    change: v.optional(change),
  }),
});

/** Why an act was refused; `NETWORK` if there was no response. */
export type DeskFailure = Omit<v.InferOutput<typeof refusal>['error'], 'code'> & {
  readonly code: DeskErrorCode | 'NETWORK';
};
