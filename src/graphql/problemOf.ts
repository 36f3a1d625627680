import * as v from 'valibot';
import { fieldErrors, isErrorCode } from '@/shared/errorCodes';
import { RequestError } from '@/graphql/requestError';

const extensions = v.object({
  code: v.optional(v.unknown()),
  fields: v.fallback(
    v.optional(v.record(v.string(), v.fallback(v.picklist(fieldErrors), 'invalid'))),
    undefined,
  ),
  retryAfter: v.fallback(v.optional(v.number()), undefined),
});

const failed = v.object({
  errors: v.pipe(
    v.array(v.object({ message: v.string(), extensions: v.optional(extensions) })),
    v.nonEmpty(),
  ),
});

/** The error in an answer without data. */
export function problemOf(body: unknown, status: number): RequestError {
  const parsed = v.safeParse(failed, body);
  const [problem] = parsed.success ? parsed.output.errors : [];
  if (!problem) return new RequestError('INTERNAL', `Unreadable answer, HTTP ${status}`);
  const { code, fields, retryAfter } = problem.extensions ?? {};
  return new RequestError(isErrorCode(code) ? code : 'INTERNAL', problem.message, {
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
