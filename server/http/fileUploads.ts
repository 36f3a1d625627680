import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode, FieldErrors } from '../../src/shared/errorCodes.ts';
import { avatarLimits } from '../../src/shared/avatar.ts';
import { ownerOf } from '../accounts/profile/avatar.ts';
import { callerOf } from '../identity/callerOf.ts';
import { Failure, failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { keepConnectionOpen } from './keepConnectionOpen.ts';

/** The maximum size of a multipart request in bytes: the largest file, plus the other parts. */
export const multipartLimit = avatarLimits.bytes + 100_000;

/** The maximum size of a multipart request without an account, in bytes: only accounts can upload files. */
const publicLimit = 100_000;

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** The announced length of a request; infinite if not announced. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Infinity);

const statuses: Partial<Record<ErrorCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

const answer = (message: string, code: ErrorCode, fields?: FieldErrors) => ({
  errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
});

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** Headers that a form on another site cannot send; for scripts, browsers send a CORS preflight first. */
const ownHeaders = ['graphql-require-preflight', 'apollo-require-preflight', 'authorization'];

const isOwn = ({ headers }: FastifyRequest): boolean =>
  ownHeaders.some((name) => headers[name] !== undefined);

/**
 * Guards GraphQL multipart requests. Files from strangers and guests are not read at all, nor are files that are too
 * large or forms that another site could have sent. Errors have the GraphQL format.
 */
export function fileUploads(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (!isMultipart(request)) return;
    if (lengthOf(request) > publicLimit) ownerOf(await callerOf(services, request));
    if (!isOwn(request)) throw failure('BAD_USER_INPUT', `A form needs the header ${ownHeaders[0]}.`);
  });

  app.setErrorHandler((error, request, reply) => {
    if (!isMultipart(request)) throw error;
    reply.header('cache-control', 'no-store');
    if (error instanceof Failure)
      return reply.code(statuses[error.code] ?? 400).send(answer(error.message, error.code));
    if (!isTooLarge(error)) throw error;
    keepConnectionOpen(request, reply);
    return reply.code(413).send(answer('The file is too large.', 'BAD_USER_INPUT', { file: 'fileSize' }));
  });
}
