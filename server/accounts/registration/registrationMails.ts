import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import { languageOfUser } from '../profile/languageOfUser.ts';
import { registrationHours } from '../../../src/shared/registration.ts';
import { codeHashOf, newCode } from './pendingRegistration.ts';
import { newToken, tokenHash } from '../../identity/sessions.ts';
import { accountsAt } from '../../identity/accountsAt.ts';

/**
 * Emails the link and code that complete a registration and voids earlier ones. If the address already has an account,
 * its owner is notified instead. Sends nothing for a registration that has ended.
 */
export async function sendRegistration(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('pending_registrations')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', clock())
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    // For every address, so that further attempts reveal nothing either.
    const emptied = { attempts: 0, link_hash: null, code_hash: null };
    await trx.updateTable('pending_registrations').set(emptied).where('id', '=', id).execute();
    const owner = await accountsAt(trx, row.login).select('language_id').executeTakeFirst();
    if (owner) return notifyAddressOwner(trx, services, row.login, owner);
    const [link, code] = [newToken(), newCode()];
    await trx
      .updateTable('pending_registrations')
      .set({ link_hash: tokenHash(link), code_hash: codeHashOf(services, id, code) })
      .where('id', '=', id)
      .execute();
    const { language: lang, login: to } = row;
    const address = services.config.publicOrigin + paths.authCallback.href(lang, { code: link });
    const data = { link: address, code, hours: registrationHours };
    await enqueueMail(trx, { template: 'registration', to, lang, data }, clock());
  });
}

async function notifyAddressOwner(
  trx: Kysely<Database>,
  { clock, config }: Services,
  to: string,
  owner: { language_id: string | null },
): Promise<void> {
  const lang = await languageOfUser(trx, owner);
  const data = { link: config.publicOrigin + paths.login.href(lang) };
  await enqueueMail(trx, { template: 'accountExists', to, lang, data }, clock());
}

export const registrationJob = defineJob({
  kind: 'registration.send',
  payload: v.object({ id: v.string() }),
  lane: 'internal',
  run: (services, { id }) => sendRegistration(services, id),
});
