import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createSchema, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import type { GraphQLContext } from './context.ts';
import { errorLog, maskError, withCode } from './errorMasking.ts';
import { useLimits } from './limits.ts';
import { useOperationMetrics } from './operationMetrics.ts';
import { useReadableRequests } from './readableRequests.ts';
import { resolvers } from './resolvers.ts';

/** What Fastify hands over with a request. */
interface Exchange {
  readonly incoming: FastifyRequest;
}

export const graphqlPath = '/public-graphql';

const contract = path.resolve(import.meta.dirname, '../../src/graphql/schema.graphql');

const closedCodes: Plugin = {
  onExecutionResult({ result }) {
    if (result && 'errors' in result) result.errors?.forEach(withCode);
  },
};

/** The GraphQL server: POST only, one operation a request, nothing but the contract. */
export function graphqlServer(
  services: Services,
  metrics: Pick<Metrics, 'operations'>,
): YogaServerInstance<Exchange, GraphQLContext> {
  return createYoga<Exchange, GraphQLContext>({
    graphqlEndpoint: graphqlPath,
    schema: createSchema<Exchange & GraphQLContext>({ typeDefs: readFileSync(contract, 'utf8'), resolvers }),
    context: async ({ incoming }) => ({
      ...services,
      ...(await callerOf(services, incoming)),
      requestId: incoming.id,
    }),
    plugins: [
      useReadableRequests(),
      useLimits({ hideSchema: services.config.mode === 'production' }),
      useOperationMetrics(metrics),
      closedCodes,
    ],
    maskedErrors: { maskError, errorMessage: 'Internal error.' },
    logging: errorLog(services.log),
    // The route has bounded the body before.
    maxRequestBodySize: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    cors: false,
  });
}
