import * as v from 'valibot';
import { RequestError, type Failure } from '@/data/requestError';
import type { Answer } from '@/data/transport';
import { fieldErrors, isErrorCode } from '@/shared/errorCodes';

const details = v.object({
  code: v.optional(v.unknown()),
  fields: v.fallback(
    v.optional(v.record(v.string(), v.fallback(v.picklist(fieldErrors), 'invalid'))),
    undefined,
  ),
  retryAfter: v.fallback(v.optional(v.number()), undefined),
  reason: v.fallback(v.optional(v.literal('TOO_MANY_SESSIONS')), undefined),
});

const message = v.fallback(v.string(), '');

/** The first error of a GraphQL response, or the error of a REST response. */
const refusal = v.union([
  v.pipe(
    v.object({
      errors: v.pipe(
        v.array(v.object({ message, extensions: v.fallback(v.optional(details), undefined) })),
        v.nonEmpty(),
      ),
    }),
    v.transform(({ errors: [first] }) => ({ message: first?.message ?? '', ...first?.extensions })),
  ),
  v.pipe(
    v.object({ error: v.object({ message, ...details.entries }) }),
    v.transform(({ error }) => error),
  ),
]);

/** The meaning of responses from something in front of the server, by status. */
const foreign: Readonly<Record<number, Pick<Failure, 'code' | 'fields'>>> = {
  401: { code: 'UNAUTHENTICATED', fields: {} },
  413: { code: 'BAD_USER_INPUT', fields: { file: 'fileSize' } },
  429: { code: 'RATE_LIMITED', fields: {} },
};

/** The seconds of a Retry-After header, if it's in seconds. */
function retryAfterOf(headers: Headers | undefined): { retryAfter?: number } {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}

/** The error in a failed response; `NETWORK` if it didn't come from our server. */
export function toRequestError({ status, body, headers }: Answer): RequestError {
  const waiting = retryAfterOf(headers);
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) {
    const text = `InvalidTextError answer, HTTP ${status}`;
    const known = foreign[status];
    if (known) return new RequestError(known.code, text, { ...known, ...waiting });
    // Not even JSON: something in front of the server responded while the server is down.
    if (body !== undefined && body !== null) return new RequestError('INTERNAL', text);
    return new RequestError('NETWORK', 'Network Error', {
      isServerDown: status >= 500,
      cause: new Error(text),
    });
  }
  const { code, message: text, fields = {}, retryAfter, reason } = parsed.output;
  return new RequestError(isErrorCode(code) ? code : 'INTERNAL', text, {
    fields,
    ...(reason !== undefined && { reason }),
    ...(retryAfter === undefined ? waiting : { retryAfter }),
  });
}
