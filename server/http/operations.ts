import type { FastifyInstance } from 'fastify';
import { isDiskFull } from '../database/dataDirectory.ts';
import { withTimeout } from '../database/withTimeout.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';

/** An instance is not ready if its database does not respond within this time. Milliseconds. */
const readyTimeoutMs = 5_000;

/** For operators: liveness, readiness and metrics. */
export function operations(
  app: FastifyInstance,
  { db, log, config }: Services,
  metrics: Metrics,
  isFull = isDiskFull,
): void {
  // Without its own database and outbox, the server writes nothing to its disk.
  const usesDisk = config.databaseUrl === undefined || config.smtpUrl === undefined;

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (reply.statusCode >= 500) metrics.failures.inc();
    // Log the route, never the URL: queries, and paths with references, may contain secrets.
    log.debug(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await withTimeout(db.selectNoFrom((eb) => eb.lit(1).as('one')).execute(), readyTimeoutMs);
      if (!usesDisk || !(await isFull(config.dataDir))) return { status: 'ready' };
      log.error({ directory: config.dataDir }, 'The disk is full');
      return reply.code(503).send({ status: 'disk full' });
    } catch (error) {
      log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
