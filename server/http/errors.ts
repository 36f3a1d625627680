import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../src/shared/errorCodes.ts';
import { Failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { callPath } from './callPath.ts';

const statuses: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  PRICE_CHANGED: 409,
  INSUFFICIENT_BALANCE: 402,
  PAYMENT_DECLINED: 402,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TWO_FACTOR_REQUIRED: 401,
  INTERNAL: 500,
};

/** Whether Fastify refused the request itself: too large, of a type that nobody reads, not JSON. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** What a path answers to: a call its own methods, everything else of a site with pages those of a page. */
function allowedMethods(app: FastifyInstance, pathname: string): string[] {
  const known = ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url: pathname }));
  const hasPages = app.hasRoute({ method: 'GET', url: '/*' });
  return known.length === 0 && hasPages && !callPath.test(pathname) ? ['GET', 'HEAD'] : known;
}

/** Answers of REST for everything that goes wrong: `{ "error": { "code", "message", "fields"? } }`. */
export function errorAnswers(app: FastifyInstance, { log }: Pick<Services, 'log'>): void {
  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof Failure) {
      const { code, message, details } = error;
      if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
      return reply
        .code(statuses[code])
        .send({ error: { code, message, ...(details.fields && { fields: details.fields }) } });
    }
    const status = statusOf(error) ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .send({ error: { code: 'BAD_USER_INPUT', message: STATUS_CODES[status] ?? 'Bad request' } });
    log.error({ err: error, requestId: request.id }, 'A request failed');
    return reply.code(status).send({ error: { code: 'INTERNAL', message: 'Internal error.' } });
  });

  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', 'no-store');
    const allowed = allowedMethods(app, request.url.split('?')[0] ?? '');
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return reply
        .code(405)
        .send({ error: { code: 'BAD_USER_INPUT', message: `This answers ${allowed.join(', ')} only.` } });
    }
    reply.code(404);
    if (request.url.startsWith('/api/'))
      return reply.send({ error: { code: 'NOT_FOUND', message: 'There is no such call.' } });
    return reply.type('text/plain; charset=utf-8').send('Not found\n');
  });
}
