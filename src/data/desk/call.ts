import * as v from 'valibot';
import { networkFailure, RequestError } from '@/data/requestError';
import { answerOf, send } from '@/data/transport';
import { env } from '@/lib/env';
import { saveFile } from '@/lib/saveFile';
import { session } from '@/session/session';
import type { Act } from '@/shared/desk/act';
import { refusal, type DeskFailure } from '@/shared/desk/errors';
import { preview, type Preview } from '@/shared/desk/preview';
import type { Lang } from '@/shared/languages';

export type DeskOutcome<Data> = { readonly data: Data } | { readonly failure: DeskFailure };

interface Options {
  readonly lang: Lang;
  readonly signal?: AbortSignal | undefined;
}

/** A file of all orders takes a while to write. */
const fileTimeoutMs = 600_000;

const failed = (code: DeskFailure['code']): { failure: DeskFailure } => ({ failure: { code, fields: {} } });

/** Posts a body to an act; the response, or why there is none. */
async function post(
  { name, file }: Act,
  body: object,
  { lang, signal }: Options,
): Promise<{ readonly response: Response } | { readonly failure: DeskFailure }> {
  const bearer = session.getState().bearer();
  const timeout = file ? { timeoutMs: fileTimeoutMs } : {};
  try {
    const response = await send(`${env.apiBase}/desk/${name}`, { lang, bearer, signal, ...timeout }, body);
    if (response.ok) return { response };
    const parsed = v.safeParse(refusal, (await answerOf(response)).body);
    if (!parsed.success) return failed(response.status >= 500 ? 'NETWORK' : 'INTERNAL');
    const { error } = parsed.output;
    if (error.code === 'UNAUTHENTICATED' && bearer !== undefined) session.getState().reject(bearer);
    return { failure: error };
  } catch (error) {
    return failed(error instanceof RequestError || networkFailure(error) ? 'NETWORK' : 'INTERNAL');
  }
}

async function read<Schema extends v.GenericSchema>(
  schema: Schema,
  act: Act,
  body: object,
  options: Options,
): Promise<DeskOutcome<v.InferOutput<Schema>>> {
  const sent = await post(act, body, options);
  if ('failure' in sent) return sent;
  const parsed = v.safeParse(v.object({ data: schema }), (await answerOf(sent.response)).body);
  return parsed.success ? { data: parsed.output.data } : failed('INTERNAL');
}

/** Asks the desk for something. Never rejects. */
export const ask = <Subject extends Act & { readonly changes: false; readonly file: false }>(
  act: Subject,
  input: v.InferInput<Subject['input']>,
  options: Options,
): Promise<DeskOutcome<v.InferOutput<Subject['answer']>>> => read(act.answer, act, { input }, options);

/** What an act would do; nothing is done. Never rejects. */
export const previewOf = <Subject extends Act & { readonly changes: true }>(
  act: Subject,
  input: v.InferInput<Subject['input']>,
  options: Options,
): Promise<DeskOutcome<Preview>> => read(preview, act, { input }, options);

/**
 * Does what was previewed, once: if no response comes, the same preview can be sent again, and the answer is that of the
 * first time. Never rejects.
 */
export const perform = <Subject extends Act & { readonly changes: true }>(
  act: Subject,
  previewId: string,
  options: Options,
): Promise<DeskOutcome<v.InferOutput<Subject['answer']>>> => read(act.answer, act, { previewId }, options);

/** Downloads the file of an act. Never rejects. */
export async function download<Subject extends Act & { readonly file: true }>(
  act: Subject,
  input: v.InferInput<Subject['input']>,
  options: Options,
): Promise<DeskOutcome<true>> {
  const sent = await post(act, { input }, options);
  if ('failure' in sent) return sent;
  const name = /filename="([\w.-]+)"/.exec(sent.response.headers.get('content-disposition') ?? '')?.[1];
  try {
    saveFile(name ?? act.name, await sent.response.blob());
    return { data: true };
  } catch {
    return failed('NETWORK');
  }
}
