import type { FastifyInstance } from 'fastify';
import type { PageRequest, PageResponse } from './messages.ts';

/** Answers the requests of pages as the app would to an unknown visitor, without a socket. */
export const answersOf =
  (app: Pick<FastifyInstance, 'inject'>) =>
  async ({ path, method, headers, body }: PageRequest): Promise<PageResponse> => {
    const response = await app.inject({ url: path, method, headers, ...(body !== undefined && { body }) });
    const contentType = response.headers['content-type'] ?? 'text/plain';
    return { status: response.statusCode, contentType, body: response.body };
  };
