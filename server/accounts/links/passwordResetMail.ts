import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
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
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('login', '=', to)
        .where('blocked_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) return;
      await voidCodes(trx, clock(), user.id, ['RESET_PASSWORD']);
      const link = await authCodeLink(trx, services, {
        userId: user.id,
        purpose: 'RESET_PASSWORD',
        lang,
        returnTo: null,
      });
      const data = { link, minutes: codeMinutes.RESET_PASSWORD };
      await enqueueMail(trx, { template: 'resetPassword', to, lang, data }, clock());
    });
  },
});
