import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode, FieldErrors } from '../../src/shared/errorCodes.ts';
import { avatarLimits } from '../../src/shared/avatar.ts';
import { ownerOf } from '../accounts/avatar.ts';
import { callerOf } from '../graphql/caller.ts';
import { Failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';

/** Bytes of a multipart request: the largest file, and what stands around it. */
export const multipartLimit = avatarLimits.bytes + 100_000;

/** Bytes of a multipart request that anybody may send; only people with an account have files to send. */
const anybodysLimit = 100_000;

/** As much as is thrown away unread, so that whoever still sends it hears the answer, in bytes. */
const patience = 200_000_000;

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** The length that a request announces; infinite where it does not. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Infinity);

const statuses: Partial<Record<ErrorCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

const answer = (message: string, code: ErrorCode, fields?: FieldErrors) => ({
  errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
});

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/**
 * Guards the files of GraphQL requests: those of strangers and guests are not read at all, nor are those that are
 * too large. Both are told as GraphQL errors.
 */
export function fileUploads(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (isMultipart(request) && lengthOf(request) > anybodysLimit) ownerOf(await callerOf(services, request));
  });

  app.setErrorHandler((error, request, reply) => {
    if (!isMultipart(request)) throw error;
    reply.header('cache-control', 'no-store');
    if (error instanceof Failure)
      return reply.code(statuses[error.code] ?? 400).send(answer(error.message, error.code));
    if (!isTooLarge(error)) throw error;
    // A connection that is closed on somebody who still sends takes the answer with it.
    if (lengthOf(request) <= patience) reply.removeHeader('connection');
    return reply.code(413).send(answer('The file is too large.', 'BAD_USER_INPUT', { file: 'fileSize' }));
  });
}
