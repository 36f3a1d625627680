import { AsyncLocalStorage } from 'node:async_hooks';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { YogaLogger } from 'graphql-yoga';
import { isErrorCode } from '../../src/shared/errorCodes.ts';
import type { Log } from '../services.ts';
import { Failure, graphqlError } from './errors.ts';

/** The id of the request under way, for what is logged where no context reaches. */
export const requestId = new AsyncLocalStorage<string>();

/** What was thrown in the first place, below the locations that GraphQL wraps around it. */
function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

const place = (error: unknown): Pick<GraphQLErrorOptions, 'nodes' | 'path'> =>
  error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};

/** Gives every error a code of the closed list, and hides what an unexpected one says. */
export function maskError(error: unknown): GraphQLError {
  const root = rootOf(error);
  if (root instanceof Failure) {
    const { message, extensions } = graphqlError(root);
    return new GraphQLError(message, { extensions, ...place(error) });
  }
  // Made by GraphQL itself: the document or its variables cannot be used.
  if (root instanceof GraphQLError) return withCode(root);
  return new GraphQLError('Internal error.', {
    extensions: { code: 'INTERNAL' },
    ...place(error),
    ...(root instanceof Error && { originalError: root }),
  });
}

/** Replaces GraphQL's own codes, of which the closed list knows none, and drops what it tells besides. */
export function withCode(error: GraphQLError): GraphQLError {
  delete error.extensions['originalError'];
  if (!isErrorCode(error.extensions['code'])) error.extensions['code'] = 'BAD_USER_INPUT';
  return error;
}

/** Yoga's logger: unexpected errors with the request's id, each once, and nothing else. */
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
