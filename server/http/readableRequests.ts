import type { FastifyInstance } from 'fastify';
import { failure } from '../kernel/failure.ts';
import { readJson, Unreadable } from '../kernel/readableText.ts';
import { routeWithInput } from './callPath.ts';

/** Both parsers give objects of a class of their own. */
const fieldsOf = (parsed: unknown): object => (typeof parsed === 'object' ? { ...parsed } : {});

/**
 * Makes what every REST call is asked with fit for the database: its path, its query, and a body that was parsed. What
 * is still bytes or unread text stays as it came, for signatures are over it.
 */
export function readableRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!routeWithInput.test(request.routeOptions.url ?? '')) return undefined;
    try {
      request.params = readJson(fieldsOf(request.params));
    } catch (error) {
      // Nothing has such a name.
      if (error instanceof Unreadable) return reply.callNotFound();
      throw error;
    }
    try {
      request.query = readJson(fieldsOf(request.query));
      if (typeof request.body !== 'string') request.body = readJson(request.body);
    } catch (error) {
      throw error instanceof Unreadable ? failure('BAD_USER_INPUT', error.message) : error;
    }
    return undefined;
  });
}
