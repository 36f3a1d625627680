import type { JobPayloads } from '../jobs/queue.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../services.ts';
import { authCodeLink, codeMinutes } from './authCodes.ts';

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
