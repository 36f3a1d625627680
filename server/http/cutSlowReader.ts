import type { FastifyReply } from 'fastify';

/** Closes the connection of a client that has not received the response in time. Milliseconds. */
export function cutSlowReader({ raw }: FastifyReply, withinMs: number): void {
  const timer = setTimeout(() => raw.destroy(), withinMs).unref();
  raw.once('finish', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
