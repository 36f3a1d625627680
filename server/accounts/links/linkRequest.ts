import * as v from 'valibot';
import { siteLangOf, type Lang } from '../../../src/shared/languages.ts';
import { safeReturnPath } from '../../../src/shared/returnPath.ts';
import { knownEmail } from '../../../src/shared/validation.ts';
import type { Caller } from '../../kernel/caller.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { requestDevice } from '../devices/knownDevices.ts';
import { loginLinkJob } from './loginLink.ts';
import { consumeMailLimit } from '../limits/mailLimits.ts';
import { passwordResetJob } from './passwordResetMail.ts';
import { parseInput } from '../../kernel/parseInput.ts';

/** A language prefix; anything else becomes the fallback. */
export const languageInput = v.pipe(
  v.string(),
  v.transform((given): Lang => siteLangOf(given)),
);

const form = v.object({ email: knownEmail, language: languageInput, returnTo: v.optional(v.string()) });

/**
 * Accepts a request for a log-in or password reset link by email. The queue looks up the account later, so neither the
 * response nor its timing reveals whether it exists. Nor does the response reveal that no email is sent because the
 * inbox has had enough.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestLink(
  services: Services,
  caller: Caller,
  kind: 'loginLink' | 'passwordReset',
  input: unknown,
): Promise<void> {
  const { email: address, language: lang, returnTo } = parseInput(form, input);
  const mail = { to: address, kind: kind === 'passwordReset' ? 'RESET' : 'OTHER' } as const;
  if (!(await consumeMailLimit(services, caller, mail))) return;
  const request = { email: address, lang, returnTo: safeReturnPath(returnTo) ?? null };
  const now = services.clock();
  if (kind === 'passwordReset') return enqueue(services.db, passwordResetJob, request, now);
  const device = requestDevice(services, caller)?.toString('base64url');
  return enqueue(services.db, loginLinkJob, { ...request, device }, now);
}
