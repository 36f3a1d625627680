import { toRequestError } from '@/data/toRequestError';
import { execute, type Answer, type ExecuteOptions, type Operation } from '@/data/transport';
import { loadChunk } from '@/lib/chunks';
import { session } from '@/session/session';

const dataIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

/** Whether nothing was executed: the request was malformed, or its document is unknown. */
const isUnread = ({ status, body }: Answer): boolean => status === 400 && dataIn(body) === undefined;

async function textOf(operation: Operation): Promise<string | undefined> {
  const { documentTexts } = await loadChunk(() => import('@/data/generated/documentTexts'));
  return operation.id === undefined ? undefined : documentTexts[operation.id];
}

/**
 * Handles a response with errors. An operation sent by an id that the server doesn't know is resent as text, once, and
 * sent as text from then on; nothing else is ever sent twice.
 * @throws RequestError if there is no data
 */
export async function recover(
  operation: Operation,
  options: ExecuteOptions,
  answer: Answer,
): ReturnType<typeof execute> {
  if (operation.text === undefined && isUnread(answer)) {
    operation.text = await (options.findText ?? textOf)(operation);
    if (operation.text !== undefined) return execute(operation, options);
  }
  const error = toRequestError(answer);
  const { bearer } = options;
  if (error.code === 'UNAUTHENTICATED' && bearer !== undefined)
    session.getState().reject(bearer, error.reason);
  const data = dataIn(answer.body);
  if (data === undefined || data === null) throw error;
  return { data, error };
}
