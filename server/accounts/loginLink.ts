import * as v from 'valibot';
import { fallbackLang, isLang, type Lang } from '../../src/shared/languages.ts';
import { safeReturnPath } from '../../src/shared/paths.ts';
import { email } from '../../src/shared/validation.ts';
import type { Caller } from '../graphql/context.ts';
import { enqueue, type JobPayloads } from '../jobs/queue.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../services.ts';
import { authCodeLink, codeMinutes } from './authCodes.ts';
import { parseInput } from './parseInput.ts';
import { takePoint } from './rateLimits.ts';

/** The prefix of a language; anything else counts as the fallback. */
export const languageInput = v.pipe(
  v.string(),
  v.transform((given): Lang => (isLang(given) ? given : fallbackLang)),
);

const form = v.object({ email, language: languageInput, returnTo: v.optional(v.string()) });

/**
 * Takes a request for a log-in link. Whether there is such an account is looked up later, by the queue: the
 * answer and its time say nothing about it.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestLoginLink(
  { db, clock }: Services,
  caller: Caller,
  input: unknown,
): Promise<void> {
  const request = parseInput(form, input);
  await takePoint(db, 'loginLinkIp', caller.ip);
  await takePoint(db, 'loginLinkAddress', request.email);
  const returnTo = safeReturnPath(request.returnTo) ?? null;
  await enqueue(db, 'loginLink.send', { email: request.email, lang: request.language, returnTo }, clock());
}

/** Mails a link to the account of an address; to an address without one, nothing. */
export async function sendLoginLink(
  services: Services,
  request: JobPayloads['loginLink.send'],
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('login', '=', request.email)
      .where('blocked_at', 'is', null)
      .executeTakeFirst();
    if (!user) return;
    const link = await authCodeLink(trx, services, { ...request, userId: user.id, purpose: 'LOGIN' });
    const mail = { to: request.email, lang: request.lang, data: { link, minutes: codeMinutes.LOGIN } };
    await enqueueMail(trx, { template: 'loginLink', ...mail }, clock());
  });
}
