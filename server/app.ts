import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { csvRoute } from './http/csvRoute.ts';
import { avatarRoutes } from './http/avatarRoutes.ts';
import { documents } from './http/documents.ts';
import { errorAnswers } from './http/errors.ts';
import { graphqlRoute } from './http/graphqlRoute.ts';
import { operations } from './http/operations.ts';
import { pageExists } from './http/pageExists.ts';
import { Pages } from './http/pages.ts';
import { restRoutes } from './http/restRoutes.ts';
import { RuleSource } from './http/ruleSource.ts';
import { SecurityHeaders } from './http/securityHeaders.ts';
import { siteFiles } from './http/siteFiles.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { sandboxRoutes } from './payments/sandboxRoutes.ts';
import { stripeRoutes } from './payments/stripe/routes.ts';
import type { Services } from './services.ts';

/** Puts the server together. Without a build in `distDir` it answers the calls and has no pages. */
export async function buildApp(
  services: Services,
  metrics: Metrics = openMetrics(services),
): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    // What is logged goes through `services.log`, which knows nothing of addresses, tokens and codes.
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: 100_000,
    // Whoever sends a request byte by byte gives up a connection in the end.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
  });
  const pages = await Pages.open(services);
  const rules = new RuleSource(services);

  const security = new SecurityHeaders(config);
  await security.register(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  errorAnswers(app, services);
  operations(app, services, metrics);
  await app.register((scope) => graphqlRoute(scope, services, metrics));
  await app.register((scope) => restRoutes(scope, services, rules));
  await app.register((scope) => csvRoute(scope, services));
  await app.register((scope) => avatarRoutes(scope, services));
  if (config.mode === 'demo') await app.register((scope) => sandboxRoutes(scope, services));
  if (config.stripe) await app.register((scope) => stripeRoutes(scope, services));
  await app.register((scope) => siteFiles(scope, services));
  if (pages)
    await app.register((scope) =>
      documents(scope, { distDir: config.distDir, pages, rules, security, pageExists: pageExists(services) }),
    );
  return app;
}
