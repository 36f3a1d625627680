import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { accountsAt } from '../../identity/accountsAt.ts';
import { authCodeLink, codeMinutes } from './authCodes.ts';
import { voidCodes } from './spendCode.ts';

/** Emails a reset link to the account with this address and voids older ones; does nothing if there is no account. */
export const passwordResetJob = defineJob({
  kind: 'passwordReset.send',
  payload: v.object({ email: v.string(), lang: v.custom<Lang>(isLang), returnTo: v.nullable(v.string()) }),
  lane: 'internal',
  person: 'email',
  run: async (services, { email: to, lang }) => {
    const { db, clock } = services;
    await db.transaction().execute(async (trx) => {
      const users = await accountsAt(trx, to)
        .select('id')
        .where('blocked_at', 'is', null)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      for (const { id: userId } of users) {
        await voidCodes(trx, clock(), userId, ['RESET_PASSWORD']);
        const asked = { userId, purpose: 'RESET_PASSWORD', lang, returnTo: null } as const;
        const link = await authCodeLink(trx, services, asked);
        const data = { link, minutes: codeMinutes.RESET_PASSWORD };
        await enqueueMail(trx, { template: 'resetPassword', to, lang, data }, clock());
      }
    });
  },
});
