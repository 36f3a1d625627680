import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { ErrorCode, FieldError } from '@/shared/errorCodes';

/** Why something failed: an `ErrorCode`, or `NETWORK` if there was no response. */
export interface ShownFailure {
  readonly code: ErrorCode | 'NETWORK' | 'NOT_OFFERED';
  /** Seconds to wait, for `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

/** Shorter waits are shown as this long: counting seconds isn't worth it. */
const minWaitMs = 60_000;

/** Returns the text for a failure in the language of the page. Needs the namespace `forms`. */
export function useFailureText(): (failure: ShownFailure) => string {
  const { t } = useTranslation('forms');
  const { relativeTime } = useFormat();
  return ({ code, retryAfter }) => {
    if (code === 'RATE_LIMITED' && retryAfter !== undefined) {
      const until = new Date(Date.now() + Math.max(retryAfter * 1000, minWaitMs));
      return t('rateLimitedUntil', { when: relativeTime(until.toISOString()) });
    }
    return t(`failures.${code === 'NETWORK' && !navigator.onLine ? 'OFFLINE' : code}`);
  };
}

/** Returns the text for a field error; undefined if there is none. Needs the namespace `forms`. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  return (error) => error && t(`fieldErrors.${error}`);
}
