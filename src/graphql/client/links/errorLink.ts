import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { throwError } from 'rxjs';
import { NetworkError } from '@/lib/pageError';
import { session } from '@/session/session';

const isRefusedToken = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/**
 * A token that the server refuses leaves the session; everything that is not an answer of the
 * GraphQL server becomes the one `Network Error`.
 */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const { bearer } = operation.getContext();
  if (typeof bearer === 'string' && isRefusedToken(error)) session.getState().reject(bearer);
  return CombinedGraphQLErrors.is(error) ? undefined : throwError(() => new NetworkError(error));
});
