import type { FastifyReply, FastifyRequest } from 'fastify';

/** How many bytes of a rejected body are discarded, so that a client that is still sending receives the response. */
const maxDiscardedBytes = 200_000_000;

/**
 * Keeps the connection open while an oversized body is still arriving: closing it would lose the response, and a proxy
 * in between would return 502. Only if the request announces its length.
 */
export function keepConnectionOpen({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? Infinity) <= maxDiscardedBytes) reply.removeHeader('connection');
}
