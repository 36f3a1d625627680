import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { ErrorCode, FieldError } from '@/shared/errorCodes';

/** Why something failed: a code of the closed list, or `NETWORK` where no answer came. */
export interface ShownFailure {
  readonly code: ErrorCode | 'NETWORK';
  /** Seconds to wait, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

/** A limit is not worth counting in seconds. */
const minWaitMs = 60_000;

/** Gives the words for a failure, in the language of the page. Needs the namespace `forms`. */
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

/** Gives the words for what is wrong with a field; undefined for nothing. Needs the namespace `forms`. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  return (error) => error && t(`fieldErrors.${error}`);
}
