import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';

const notReadable = (): GraphQLError =>
  new GraphQLError('The request is not as GraphQL requests are.', { extensions: { http: { status: 400 } } });

const isOperation = (params: unknown): params is GraphQLParams =>
  typeof params === 'object' && params !== null;

/**
 * Rejects requests that are JSON or a form but do not contain an operation or a map of files. The server's own parser
 * would fail on them as if it were our error.
 */
export function useReadableRequests(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        try {
          const params = await requestParser(request);
          if (isOperation(params)) return params;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
        throw notReadable();
      });
    },
  };
}
