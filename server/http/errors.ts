import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../src/shared/errorCodes.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { Failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { apiPath } from './apiPath.ts';
import { keepConnectionOpen } from './keepConnectionOpen.ts';

const statuses: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  PRICE_CHANGED: 409,
  PLAN_CHANGE_UNCONFIRMED: 409,
  ALREADY_OWNED: 409,
  PAYMENT_PROCESSING: 409,
  SOLD_OUT: 409,
  EVENT_OVER: 409,
  NOT_SOLD_HERE: 403,
  INSUFFICIENT_BALANCE: 402,
  PAYMENT_DECLINED: 402,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TWO_FACTOR_REQUIRED: 401,
  PASSWORD_REQUIRED: 401,
  EMAIL_UNVERIFIED: 403,
  INTERNAL: 500,
};

/** When to retry while the database is unavailable. */
const retryAfterSeconds = 1;

/** The status if Fastify itself rejected the request: too large, an unsupported content type, or invalid JSON. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/**
 * Collects every route, so that the response to a wrong method can list the allowed ones. Matches by path rather than
 * pattern, since the framework would interpret `*` and `:` in a client's path as its own syntax.
 */
function methodsByPath(app: FastifyInstance): (pathname: string) => string[] {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return (pathname) => {
    // The wildcard route serves pages and files, which are read-only.
    const ofPages = apiPath.test(pathname) ? undefined : known.get('/*');
    return [...(known.get(pathname) ?? ofPages ?? [])].sort();
  };
}

/** REST error responses: `{ "error": { "code", "message", "fields"? } }`. */
export function errorAnswers(app: FastifyInstance, { log }: Pick<Services, 'log'>): void {
  const allowedMethods = methodsByPath(app);
  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof Failure) {
      const { code, message, details } = error;
      if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
      return reply
        .code(statuses[code])
        .send({ error: { code, message, ...(details.fields && { fields: details.fields }) } });
    }
    const status = isUnavailable(error) ? 503 : (statusOf(error) ?? 500);
    if (status === 413) keepConnectionOpen(request, reply);
    if (status < 500)
      return reply
        .code(status)
        .send({ error: { code: 'BAD_USER_INPUT', message: STATUS_CODES[status] ?? 'Bad request' } });
    log.error({ err: error, requestId: request.id }, 'A request failed');
    if (isUnavailable(error)) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ error: { code: 'INTERNAL', message: 'Internal error.' } });
  });

  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', 'no-store');
    const allowed = allowedMethods(request.url.split('?')[0] ?? '');
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return reply
        .code(405)
        .send({ error: { code: 'BAD_USER_INPUT', message: `This answers ${allowed.join(', ')} only.` } });
    }
    reply.code(404);
    if (request.url.startsWith('/api/'))
      return reply.send({ error: { code: 'NOT_FOUND', message: 'Call not found.' } });
    return reply.type('text/plain; charset=utf-8').send('Not found\n');
  });
}
