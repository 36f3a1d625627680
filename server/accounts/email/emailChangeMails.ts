import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import { authCodeLink, codeMinutes } from '../links/authCodes.ts';
import { pendingEmailChange, type EmailChangeRow } from './pendingEmailChange.ts';
import { languageOfUser } from '../profile/languageOfUser.ts';
import { lockUser } from '../links/spendCode.ts';
import { accountsAt } from '../../identity/accountsAt.ts';

/** How long the links of a change are valid. */
const hours = codeMinutes.EMAIL_CHANGE_NEW / 60;

/**
 * Emails the links of a change, one to each side that has to agree. If the new address now belongs to another account,
 * its owner is notified instead. Sends nothing for a change that was canceled or replaced.
 */
export const emailChangeJob = defineJob({
  kind: 'emailChange.send',
  /** `createdAt` distinguishes a change from the one that replaced it. */
  payload: v.object({ userId: v.string(), createdAt: v.string(), lang: v.custom<Lang>(isLang) }),
  lane: 'internal',
  person: 'userId',
  run: async (services, { userId, createdAt, lang }) => {
    const { db, clock } = services;
    await db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, userId);
      const change = await pendingEmailChange(trx, clock(), userId);
      if (change?.created_at.toISOString() !== createdAt || user.blocked_at !== null) return;
      await mailNewAddress(trx, services, change, lang);
      if (change.old_confirmed_at !== null || user.login === null) return;
      const link = await authCodeLink(trx, services, {
        userId,
        purpose: 'EMAIL_CHANGE_OLD',
        lang,
        returnTo: null,
      });
      const data = { link, hours, email: change.email };
      await enqueueMail(trx, { template: 'emailChangeOld', to: user.login, lang, data }, clock());
    });
  },
});

async function mailNewAddress(
  trx: Kysely<Database>,
  services: Services,
  { user_id: userId, email: to }: EmailChangeRow,
  lang: Lang,
): Promise<void> {
  const { clock, config } = services;
  const owner = await accountsAt(trx, to).select('language_id').executeTakeFirst();
  if (owner) {
    const ownLang = await languageOfUser(trx, owner);
    const data = { link: config.publicOrigin + paths.login.href(ownLang) };
    await enqueueMail(trx, { template: 'emailTaken', to, lang: ownLang, data }, clock());
    return;
  }
  const link = await authCodeLink(trx, services, {
    userId,
    purpose: 'EMAIL_CHANGE_NEW',
    lang,
    returnTo: null,
  });
  await enqueueMail(trx, { template: 'emailChangeNew', to, lang, data: { link, hours } }, clock());
}
