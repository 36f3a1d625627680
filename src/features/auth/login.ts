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
  /** The second-factor code, once required. */
  otp?: string | undefined;
}

const accepted = v.object({ data: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Logs in with a password (specification, section 7) and returns the token. With a guest's token, the guest's purchases
 * move to the account. On TWO_FACTOR_REQUIRED, call again with `otp`.
 * @throws RequestError
 */
export async function login(payload: LoginPayload, lang: Lang, guestToken?: string): Promise<string> {
  const options = { lang, guestToken, headers: deviceHeader() };
  const answer = await answerOf(await send(`${env.apiBase}/auth/login`, options, payload));
  const parsed = v.safeParse(accepted, answer.body);
  if (!parsed.success) throw toRequestError(answer);
  return parsed.output.data.token;
}
