import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { ErrorCode, FieldError } from '@/shared/errorCodes';

/** Why something failed: an `ErrorCode`, or `NETWORK` if there was no response. */
export interface ShownFailure {
  readonly code: ErrorCode | 'NETWORK' | 'NOT_OFFERED';
  /** Seconds to wait, for `RATE_LIMITED`. */
  readonly retryAfter?: number;
  /** Whether something in front of the server responded instead of it, for `NETWORK`. */
  readonly isServerDown?: boolean;
}

/** Shorter waits are shown as this long: counting seconds isn't worth it. */
const minWaitMs = 60_000;

/** Returns the text for a failure in the language of the page. Needs the namespace `forms`. */
export function useFailureText(): (failure: ShownFailure) => string {
  const { t } = useTranslation('forms');
  const { relativeTime } = useFormat();
  return ({ code, retryAfter, isServerDown = false }) => {
    if (code === 'RATE_LIMITED' && retryAfter !== undefined) {
      const until = new Date(Date.now() + Math.max(retryAfter * 1000, minWaitMs));
      return t('rateLimitedUntil', { when: relativeTime(until.toISOString()) });
    }
    if (code !== 'NETWORK') return t(`failures.${code}`);
    if (!navigator.onLine) return t('failures.OFFLINE');
    return t(isServerDown ? 'failures.UNREACHABLE' : 'failures.NETWORK');
  };
}

/** What is missing if a required field is empty, by the field's name. */
const missing = {
  amount: 'amount',
  code: 'code',
  current: 'current',
  email: 'email',
  login: 'email',
  message: 'message',
  name: 'name',
  otp: 'code',
  password: 'password',
  reason: 'reason',
  repeat: 'repeat',
  title: 'title',
} as const;

const isNamed = (field: string | undefined): field is keyof typeof missing =>
  field !== undefined && Object.hasOwn(missing, field);

/** Returns the text for the error of a field; undefined if there is none. Needs the namespace `forms`. */
export function useFieldErrorText(): (error: FieldError | undefined, field?: string) => string | undefined {
  const { t } = useTranslation('forms');
  return (error, field) =>
    error === 'required' && isNamed(field)
      ? t(`missing.${missing[field]}`)
      : error && t(`fieldErrors.${error}`);
}
