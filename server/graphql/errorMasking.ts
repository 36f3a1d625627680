import { AsyncLocalStorage } from 'node:async_hooks';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { YogaLogger } from 'graphql-yoga';
import { isErrorCode } from '../../src/shared/errorCodes.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Log } from '../kernel/services.ts';
import { Failure } from '../kernel/failure.ts';

/** The ID of the current request, for logging where no context is available. */
export const requestId = new AsyncLocalStorage<string>();

/** The original error, without the wrappers that GraphQL adds for locations. */
function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

const place = (error: unknown): Pick<GraphQLErrorOptions, 'nodes' | 'path'> =>
  error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};

/** The response while the database is unavailable: the client may retry. */
const unavailable = { status: 503, headers: { 'retry-after': '1' } } as const;

/** Gives every error a code from the closed list, and hides the messages of unexpected ones. */
export function maskError(error: unknown): GraphQLError {
  const root = rootOf(error);
  if (root instanceof Failure) {
    return new GraphQLError(root.message, {
      extensions: { code: root.code, ...root.details },
      ...place(error),
    });
  }
  // Raised by GraphQL itself: the document or its variables are invalid.
  if (root instanceof GraphQLError) return withCode(root);
  return new GraphQLError('Internal error.', {
    extensions: { code: 'INTERNAL', ...(isUnavailable(root) && { http: unavailable }) },
    ...place(error),
    ...(root instanceof Error && { originalError: root }),
  });
}

/** The maximum length of a message: GraphQL's own messages repeat the input, once per error. */
const longest = 500;

/** Replaces GraphQL's own codes, which are not in the closed list, and drops its other extensions. */
export function withCode(error: GraphQLError): GraphQLError {
  if (error.message.length > longest) error.message = `${error.message.slice(0, longest).toWellFormed()}…`;
  delete error.extensions['originalError'];
  if (!isErrorCode(error.extensions['code'])) error.extensions['code'] = 'BAD_USER_INPUT';
  return error;
}

/** Yoga's logger: logs only unexpected errors, each once, with the request ID. */
export function errorLog(log: Log): YogaLogger {
  const seen = new WeakSet<object>();
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (...parts) => log.warn({ requestId: requestId.getStore() }, parts.map(String).join(' ')),
    error: (error: unknown) => {
      const root = rootOf(error);
      if (root instanceof Failure || root instanceof GraphQLError) return;
      if (typeof root === 'object' && root !== null) {
        if (seen.has(root)) return;
        seen.add(root);
      }
      log.error({ err: root, requestId: requestId.getStore() }, 'A GraphQL request failed');
    },
  };
}
