import type { Kysely } from 'kysely';
import { siteLangOf, type Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import type { Config } from './config.ts';

/** The rows of `settings` with the site's inbox and with the language of notices to the operator. */
export const contactSetting = 'contactEmail';
export const languageSetting = 'language';

/**
 * Where messages to the site and notices to the operator go: the operator's setting, else `CONTACT_EMAIL`. Also the
 * language of those notices: the operator's setting, else the fallback.
 */
export async function siteInbox(
  db: Kysely<Database>,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): Promise<{ to: string; lang: Lang }> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', [contactSetting, languageSetting])
    .execute();
  const set = new Map(rows.map(({ name, value }) => [name, value]));
  return { to: set.get(contactSetting) ?? contactEmail, lang: siteLangOf(set.get(languageSetting)) };
}
