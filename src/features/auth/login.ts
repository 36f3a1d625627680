import * as v from 'valibot';
import { toRequestError } from '@/data/toRequestError';
import { answerOf, send } from '@/data/transport';
import { env } from '@/lib/env';
import { deviceHeader } from '@/session/deviceKey';
import type { Lang } from '@/shared/languages';

export interface LoginPayload {
  login: string;
  password: string;
  remember: boolean;
  /** The code of a second factor, once it was asked for. */
  otp?: string | undefined;
}

const accepted = v.object({ data: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Logs in with a password (specification, section 7) and gives the token. A guest's token brings the guest's
 * purchases along. TWO_FACTOR_REQUIRED asks for the same call with `otp`. @throws RequestError
 */
export async function login(payload: LoginPayload, lang: Lang, guestToken?: string): Promise<string> {
  const options = { lang, guestToken, headers: deviceHeader() };
  const answer = await answerOf(await send(`${env.apiBase}/auth/login`, options, payload));
  const parsed = v.safeParse(accepted, answer.body);
  if (!parsed.success) throw toRequestError(answer);
  return parsed.output.data.token;
}
