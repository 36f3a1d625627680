import { createHash, timingSafeEqual } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { bearerOf } from '../identity/callerOf.ts';
import type { Metrics } from '../kernel/metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

function metricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !isSame(token, bearerOf(headers.authorization) ?? ''))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * `GET /metrics` on the public port, unless metrics have their own. Requires the token, except in demo mode. What a
 * server does, and how much, is not public.
 */
export function publicMetrics(
  app: FastifyInstance,
  { mode, metrics: settings }: Config,
  metrics: Metrics,
): void {
  const isPublic = settings.port === undefined && (settings.token !== undefined || mode === 'demo');
  if (isPublic) metricsRoute(app, metrics, settings.token);
  else app.all('/metrics', (_request, reply) => reply.callNotFound());
}

/** An app that serves only metrics, on their own port; undefined if they have none. */
export function metricsApp({ metrics: settings }: Config, metrics: Metrics): FastifyInstance | undefined {
  if (settings.port === undefined) return undefined;
  const app = fastify({ logger: false, requestTimeout: 10_000, bodyLimit: 1000 });
  metricsRoute(app, metrics, settings.token);
  return app;
}
