import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';

/** For whoever runs the server: whether it lives, whether it can work, and how it does. */
export function operations(app: FastifyInstance, { db, log }: Services, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (reply.statusCode >= 500) metrics.failures.inc();
    // The route and never the address: queries, and paths with references, may hold what is secret.
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
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
