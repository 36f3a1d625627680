import type { Kysely } from 'kysely';
import { fallbackLang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../kernel/services.ts';
import { enqueueMail } from './enqueueMail.ts';
import type { SecurityChange } from './mails/securityChanged.ts';

/**
 * Mails the owner of an account, in the account's language, that something about its security changed; in the caller's
 * database transaction. `to` is the address, if it is not the account's present one.
 */
export async function notifyOwner(
  trx: Kysely<Database>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { userId, what, to }: { userId: string; what: SecurityChange; to?: string },
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .select(['users.email', 'languages.prefix'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const address = to ?? owner?.email;
  if (!address) return;
  const lang = owner?.prefix ?? fallbackLang;
  // After a change of the address its old owner is locked out: they can only write to us.
  const page = what === 'EMAIL_CHANGED' ? paths.about : paths.profileSecurity;
  const link = config.publicOrigin + page.href(lang);
  await enqueueMail(trx, { template: 'securityChanged', to: address, lang, data: { what, link } }, clock());
}
