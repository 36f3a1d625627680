import type { Kysely } from 'kysely';
import { fallbackLang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { mayMailUnpaid } from '../../mail/unpaidMail.ts';
import { openItemOf } from '../library/itemLink.ts';

/** Emails a link to what a redeemed gift opened; nothing if there's nothing to open. */
export async function mailRedeemed(
  trx: Kysely<Database>,
  { clock, config }: Services,
  { presentId, userId }: { readonly presentId: string; readonly userId: string },
): Promise<void> {
  const itemId = await openItemOf(trx, { presentId });
  if (itemId === undefined) return;
  const { email, prefix, title } = await trx
    .selectFrom('users')
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .innerJoin('purchases', (join) => join.on('purchases.id', '=', itemId))
    .innerJoin('products', 'products.id', 'purchases.product_id')
    .select(['users.email', 'languages.prefix', 'products.title'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null || !(await mayMailUnpaid(trx, { to: email, userId }))) return;
  const lang = prefix ?? fallbackLang;
  const data = {
    reason: 'PRESENT' as const,
    productTitle: localize(title, lang),
    link: config.publicOrigin + paths.libraryItem.href(lang, itemId),
  };
  await enqueueMail(trx, { template: 'itemReady', to: email, lang, data }, clock());
}
