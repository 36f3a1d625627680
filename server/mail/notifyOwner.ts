import type { Kysely } from 'kysely';
import { fallbackLang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../kernel/services.ts';
import { enqueueMail } from './enqueueMail.ts';
import type { SecurityChange } from './mails/securityChanged.ts';

/**
 * Emails an account's owner, in the account's language, about a security change; in the caller's transaction. `to`
 * overrides the account's current address.
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
  // After an address change, the owner of the old address is locked out and can only write to us.
  const page = what === 'EMAIL_CHANGED' ? paths.about : paths.profileSecurity;
  const link = config.publicOrigin + page.href(lang);
  await enqueueMail(trx, { template: 'securityChanged', to: address, lang, data: { what, link } }, clock());
}
