import type { FastifyInstance } from 'fastify';
import { failure } from '../kernel/failure.ts';
import { readJson, InvalidTextError } from '../kernel/validText.ts';
import { routeWithInput } from './apiPath.ts';

/** Copies the fields, since both parsers return objects with their own prototypes. */
const fieldsOf = (parsed: unknown): object => (typeof parsed === 'object' ? { ...parsed } : {});

/**
 * Makes the input of every REST call safe for the database: its path, query and parsed body. Raw bytes and unparsed
 * text stay unchanged, since signatures cover them.
 */
export function readableRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!routeWithInput.test(request.routeOptions.url ?? '')) return undefined;
    try {
      request.params = readJson(fieldsOf(request.params));
    } catch (error) {
      // No resource has such a name.
      if (error instanceof InvalidTextError) return reply.callNotFound();
      throw error;
    }
    try {
      request.query = readJson(fieldsOf(request.query));
      if (typeof request.body !== 'string') request.body = readJson(request.body);
    } catch (error) {
      throw error instanceof InvalidTextError ? failure('BAD_USER_INPUT', error.message) : error;
    }
    return undefined;
  });
}
