import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bytes of a refused body that are discarded, so that a client that still sends receives the answer. */
const maxDiscardedBytes = 200_000_000;

/**
 * Keeps the connection open on which a body that is too large still comes in: closing it would lose the answer, and a
 * proxy in between would say 502. Only where the request announces how much that is.
 */
export function keepForAnswer({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? Infinity) <= maxDiscardedBytes) reply.removeHeader('connection');
}
