import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../src/shared/errorCodes.ts';
import { avatarLimits } from '../../src/shared/avatar.ts';
import { ownerOf } from '../accounts/profile/avatar.ts';
import { callerOf } from '../identity/callerOf.ts';
import { Failure } from '../kernel/failure.ts';
import { refuseUsedUp } from '../kernel/rateLimits.ts';
import type { Services } from '../kernel/services.ts';
import { announcedLength, BodyBudget } from './bodyBudget.ts';
import { keepConnectionOpen } from './keepConnectionOpen.ts';
import { answerSocket } from './lowLevelResponses.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** The maximum size of a multipart request in bytes: the largest file, plus the other parts. */
export const multipartLimit = avatarLimits.bytes + 100_000;

/** For the files of all accounts together: half a dozen of the largest. A slow connection may take its time. */
const uploads = {
  bytes: 6 * multipartLimit,
  bytesPerPerson: 2 * multipartLimit,
  deadlineMs: 120_000,
};

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
};

const answer = (message: string, code: ErrorCode, details: Failure['details'] = {}) => ({
  errors: [{ message, extensions: { code, ...details } }],
});

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/**
 * Guards GraphQL multipart requests, which only accounts need, for their pictures. Not read at all are forms from
 * strangers and guests, which include those of other sites, since they cannot send a token; files that are too large;
 * and more files than an account may send or the server can hold. Errors have the GraphQL format.
 */
export function fileUploads(app: FastifyInstance, services: Services, security: SecurityHeaders): void {
  const budget = new BodyBudget({ ...uploads, cut: ({ raw }) => answerSocket(raw.socket, security, 408) });

  app.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    const { id } = ownerOf(await callerOf(services, request));
    const size = announcedLength(request) ?? multipartLimit;
    // The parser refuses it by its length alone.
    if (size > multipartLimit) return;
    await refuseUsedUp(services.db, 'avatarUser', id);
    budget.admit(request, reply, size, id);
  });

  app.setErrorHandler((error, request, reply) => {
    if (!isMultipart(request)) throw error;
    reply.header('cache-control', 'no-store');
    if (error instanceof Failure)
      return reply.code(statuses[error.code] ?? 400).send(answer(error.message, error.code, error.details));
    if (!isTooLarge(error)) throw error;
    keepConnectionOpen(request, reply);
    return reply
      .code(413)
      .send(answer('The file is too large.', 'BAD_USER_INPUT', { fields: { file: 'fileSize' } }));
  });
}
