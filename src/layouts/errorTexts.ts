import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { isNetworkFailure, RequestError, type Failure } from '@/data/requestError';
import { isChunkError } from '@/lib/chunks';
import { PageError } from '@/lib/pageError';

/** The HTTP statuses of the API's error codes; any other is 500. */
const statusOfCode: Partial<Record<Failure['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** The HTTP status of an error; 500 if it has none. */
export function statusOf(error: unknown): number {
  if (error instanceof PageError || isRouteErrorResponse(error)) return error.status;
  return (error instanceof RequestError && statusOfCode[error.code]) || 500;
}

/** Error classes whose messages come from the application or the browser, never from a server. */
const own: ReadonlySet<unknown> = new Set([Error, TypeError, RangeError, ReferenceError]);

/** The message of an error in the application itself, for developers; always in English. */
export const technicalMessage = (error: unknown): string | undefined =>
  error instanceof Error && own.has(error.constructor) && !isChunkError(error) && error.message !== ''
    ? error.message
    : undefined;

const known = { 401: 'loggedOut', 403: 'forbidden', 404: 'pageNotFound', 429: 'tooMany' } as const;

const isKnown = (status: number): status is keyof typeof known => status in known;

/** Returns a function that gives the text for an error. Messages from a server are only logged. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    if (error instanceof PageError) return t(`messages.${error.reason}`, { path: error.path ?? '' });
    if (isChunkError(error)) return t('messages.partMissing');
    const status = statusOf(error);
    if (isKnown(status)) return t(`messages.${known[status]}`);
    if (status < 500) return t('messages.refused');
    return t(
      isRouteErrorResponse(error) || error instanceof RequestError
        ? 'messages.server'
        : 'messages.unexpected',
    );
  };
}

/** Which error page to show. `offline` and `unreachable` recover on their own. */
export type ErrorKind = 'notFound' | 'offline' | 'unreachable' | 'failed';

export function kindOf(error: unknown, isOnline: boolean): ErrorKind {
  if (statusOf(error) === 404) return 'notFound';
  if (!isNetworkFailure(error)) return 'failed';
  return isOnline ? 'unreachable' : 'offline';
}
