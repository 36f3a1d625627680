import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import { accountsAt } from '../../identity/accountsAt.ts';
import { authCodeLink, codeMinutes } from './authCodes.ts';

const linkRequest = v.object({
  email: v.string(),
  lang: v.custom<Lang>(isLang),
  returnTo: v.nullable(v.string()),
  /** A keyed hash of the requesting browser, in base64url. */
  device: v.optional(v.string()),
});

/** Emails a log-in link to the account with this address; does nothing if there is none. */
export async function sendLoginLink(
  services: Services,
  request: v.InferOutput<typeof linkRequest>,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const users = await accountsAt(trx, request.email).select('id').where('blocked_at', 'is', null).execute();
    for (const { id: userId } of users) {
      const link = await authCodeLink(trx, services, { ...request, userId, purpose: 'LOGIN' });
      const mail = { to: request.email, lang: request.lang, data: { link, minutes: codeMinutes.LOGIN } };
      await enqueueMail(trx, { template: 'loginLink', ...mail }, clock());
    }
  });
}

export const loginLinkJob = defineJob({
  kind: 'loginLink.send',
  payload: linkRequest,
  lane: 'internal',
  person: 'email',
  run: sendLoginLink,
});
