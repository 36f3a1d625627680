import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createSchema, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';
import { callerOf } from '../identity/callerOf.ts';
import { currentCatalogue, type CatalogueContext } from '../catalogue/currentCatalogue.ts';
import { errorLog, maskError, withCode } from './errorMasking.ts';
import { useLimits } from './limits.ts';
import { useOperationMetrics } from './operationMetrics.ts';
import { useReadableRequests } from './readableRequests.ts';
import { refundFields } from './refundFields.ts';
import { resolvers } from './resolvers.ts';
import { TrustedDocuments } from './trustedDocuments.ts';
import { useReadableVariables } from './useReadableVariables.ts';
import { useDocumentCache, useTrustedDocuments } from './useTrustedDocuments.ts';

/** The context that Fastify passes along with a request. */
interface Exchange {
  readonly incoming: FastifyRequest;
}

export const graphqlPath = '/public-graphql';

const contract = path.resolve(import.meta.dirname, '../../src/data/schema.graphql');

const closedCodes: Plugin = {
  onExecutionResult({ result }) {
    if (result && 'errors' in result) result.errors?.forEach(withCode);
  },
};

/** The GraphQL server: POST only, one operation per request, contract operations only. */
export function graphqlServer(
  services: Services,
  metrics: Pick<Metrics, 'operations'>,
): YogaServerInstance<Exchange, CatalogueContext> {
  const trusted = new TrustedDocuments(services.db);
  return createYoga<Exchange, CatalogueContext>({
    graphqlEndpoint: graphqlPath,
    schema: refundFields(
      createSchema<Exchange & CatalogueContext>({ typeDefs: readFileSync(contract, 'utf8'), resolvers }),
    ),
    context: async ({ incoming }) => {
      const [caller, catalogue] = await Promise.all([
        callerOf(services, incoming),
        currentCatalogue(services.db, services.clock()),
      ]);
      return { ...services, ...caller, catalogue, requestId: incoming.id };
    },
    plugins: [
      useReadableRequests(),
      useLimits({ hideSchema: services.config.mode === 'production' }),
      useTrustedDocuments(trusted, services.config.graphqlDocuments),
      useDocumentCache(trusted),
      useReadableVariables(),
      useOperationMetrics(metrics),
      closedCodes,
    ],
    maskedErrors: { maskError, errorMessage: 'Internal error.' },
    logging: errorLog(services.log),
    // It would cache whatever strangers send; `useDocumentCache` caches only our own.
    parserAndValidationCache: false,
    // The route has already limited the body size.
    maxRequestBodySize: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    cors: false,
  });
}
