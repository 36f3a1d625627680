import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { contractRoutes } from './http/contractRoutes.ts';
import { csvRoute } from './http/csvRoute.ts';
import { avatarRoutes } from './http/avatarRoutes.ts';
import { cspReports } from './http/cspReports.ts';
import { documents } from './http/documents.ts';
import { deskRoute } from './http/desk.ts';
import { errorAnswers } from './http/errors.ts';
import { graphqlRoute } from './http/graphqlRoute.ts';
import { publicMetrics } from './http/metricsRoute.ts';
import { operations } from './http/operations.ts';
import { pageExists } from './http/pageExists.ts';
import { libraryRoute } from './http/libraryRoute.ts';
import { pictureRoutes } from './http/pictureRoutes.ts';
import { Pages } from './http/pages.ts';
import { readableRequests } from './http/readableRequests.ts';
import { clientErrorHandler, lowLevelResponses, routerErrorHandler } from './http/lowLevelResponses.ts';
import { normalizeRequestTarget } from './http/normalizeRequestTarget.ts';
import { requestBodies } from './http/requestBodies.ts';
import { restRoutes } from './http/restRoutes.ts';
import { RuleSource } from './http/ruleSource.ts';
import { SecurityHeaders } from './http/securityHeaders.ts';
import { securityTxt } from './http/securityTxt.ts';
import { serviceWorker } from './http/serviceWorker.ts';
import { siteFiles } from './http/siteFiles.ts';
import { campaignsNow } from './http/campaignsNow.ts';
import { siteParts } from './http/siteParts.ts';
import { unsubscribeRoute } from './http/unsubscribeRoute.ts';
import { isOneOf } from './kernel/networks.ts';
import { openMetrics, type Metrics } from './kernel/metrics.ts';
import { addMoneyMetrics } from './commerce/books/moneyMetrics.ts';
import { receiverOf } from './commerce/callbacks/receive.ts';
import { remoteProviders } from './commerce/payments/providers.ts';
import type { Services } from './kernel/services.ts';
import { answersOf } from './rendering/answersOf.ts';

/**
 * The `trustProxy` option for Fastify. A hop count becomes a function, since Fastify would trust no one given a bare
 * number; so do addresses, since it wouldn't recognize a proxy that is named with its port.
 */
const trusted = ({ trustProxy }: Services['config']) => {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : isOneOf(trustProxy);
};

/** Builds the Fastify app. Without a build in `distDir` it serves the API but no pages. */
export async function buildApp(
  services: Services,
  metrics: Metrics = openMetrics(services),
): Promise<FastifyInstance> {
  const { config } = services;
  addMoneyMetrics(metrics.registry, services);
  const security = await SecurityHeaders.of(config);
  const app = fastify({
    // All logging goes through `services.log`, which leaves out addresses, tokens and codes.
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(config),
    bodyLimit: 100_000,
    // Disconnects clients that trickle a request in byte by byte.
    requestTimeout: 120_000,
    rewriteUrl: ({ url = '/' }) => normalizeRequestTarget(url),
    // As long as a request line may be: the routes validate their own parameters.
    routerOptions: { maxParamLength: maxHeaderSize },
    // `lowLevelResponses` rejects requests without a host, in the same format as every other error.
    http: { requireHostHeader: false },
    clientErrorHandler: clientErrorHandler(security),
    frameworkErrors: routerErrorHandler(security),
  });
  // Real clients send their headers all at once.
  app.server.headersTimeout = 20_000;
  const absentParts = siteParts(services);
  const campaigns = campaignsNow(services);
  const pages = await Pages.open({ services, metrics, answer: answersOf(app), absentParts, campaigns });
  app.addHook('onReady', () => pages?.ready);
  app.addHook('onListen', () => pages?.warmUp());
  app.addHook('onClose', () => pages?.close());
  const rules = new RuleSource(services, metrics);

  security.register(app);
  lowLevelResponses(app, security);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  errorAnswers(app, services);
  requestBodies(app, security);
  readableRequests(app);
  operations(app, services, metrics);
  publicMetrics(app, config, metrics);
  await app.register((scope) => graphqlRoute(scope, services, metrics, security));
  await app.register((scope) => restRoutes(scope, services, rules));
  await app.register((scope) => deskRoute(scope, services));
  await app.register((scope) => csvRoute(scope, services));
  await app.register((scope) => avatarRoutes(scope, services));
  await app.register((scope) => libraryRoute(scope, services));
  await app.register((scope) => pictureRoutes(scope, services));
  await app.register((scope) => unsubscribeRoute(scope, services));
  await app.register((scope) => cspReports(scope, services, metrics));
  for (const { id, remote } of remoteProviders)
    if (remote.enabled(config))
      await app.register((scope) => remote.routes(scope, services, receiverOf(services, id)));
  await app.register((scope) => siteFiles(scope, services, absentParts));
  await app.register((scope) => securityTxt(scope, services));
  if (pages) {
    await app.register((scope) => contractRoutes(scope, { services, pages, security }));
    await app.register((scope) => serviceWorker(scope, { config, pages, security }));
    await app.register((scope) =>
      documents(scope, {
        distDir: config.distDir,
        pages,
        rules,
        security,
        pageExists: pageExists(services, absentParts),
        campaigns,
        services,
      }),
    );
  }
  return app;
}
