import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphqlPath } from '../graphql/yoga.ts';
import { announcedLength, BodyBudget, hasBody } from './bodyBudget.ts';
import { isMultipart } from './fileUploads.ts';
import { answerSocket } from './lowLevelResponses.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** The maximum size of a body that anyone may send, in bytes; files and callbacks of providers have their own. */
export const publicBodyLimit = 64_000;

/** No route reads more than this without knowing the caller, in bytes: a provider's callback. */
const largestBody = 262_144;

/** For the bodies of everyone together. */
const everyone = { bytes: 32_000_000, deadlineMs: 20_000 };

/** Files are limited by themselves. */
const isUpload = (request: FastifyRequest): boolean =>
  request.routeOptions.url === graphqlPath && isMultipart(request);

/** Limits the memory and the time that bodies of requests take, except files, which only accounts can send. */
export function requestBodies(
  app: FastifyInstance,
  security: SecurityHeaders,
  limits: { readonly bytes: number; readonly deadlineMs: number } = everyone,
): void {
  const budget = new BodyBudget({
    ...limits,
    cut: ({ raw }) => answerSocket(raw.socket, security, 408),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || isUpload(request)) return;
    budget.admit(request, reply, Math.min(announcedLength(request) ?? publicBodyLimit, largestBody));
  });
}
