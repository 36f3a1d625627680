import type { Kysely } from 'kysely';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { mayMailUnpaid } from '../../mail/unpaidMail.ts';
import type { Order } from '../orders/locks.ts';
import { presentLink } from './presentCode.ts';

type GivenPresent = {
  readonly id: string;
  readonly recipient_name: string | null;
  readonly expires_at: Date;
};

type GiftNews =
  /** The link to pass on, for a gift that was just bought or whose dream is gone. */
  | { readonly template: 'presentReady' | 'presentReturned' }
  /** It was sent to the owner of this dream. */
  | { readonly template: 'presentPromised'; readonly dream: string }
  | { readonly template: 'presentRedeemed' }
  | { readonly template: 'presentThanked'; readonly thanks: string };

/**
 * Emails the buyer of a gift what became of it. Does nothing without an address, or if the gift was free and the inbox
 * has had enough emails.
 */
export async function mailGiftBuyer(
  trx: Kysely<Database>,
  services: Services,
  order: Pick<Order, 'email' | 'language' | 'product_id' | 'total_minor' | 'user_id'>,
  present: GivenPresent,
  news: GiftNews,
): Promise<void> {
  const { email: to, language: lang } = order;
  // The buyer's account was deleted.
  if (to === null) return;
  if (order.total_minor === 0 && !(await mayMailUnpaid(trx, { to, userId: order.user_id }))) return;
  const now = services.clock();
  const { title } = await trx
    .selectFrom('products')
    .select('title')
    .where('id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  const about = { productTitle: localize(title, lang), recipientName: present.recipient_name };
  const { template } = news;
  switch (template) {
    case 'presentRedeemed':
      return enqueueMail(trx, { template, to, lang, data: { ...about, redeemedAt: now.toISOString() } }, now);
    case 'presentThanked':
      return enqueueMail(trx, { template, to, lang, data: { ...about, thanks: news.thanks } }, now);
    case 'presentPromised':
      return enqueueMail(trx, { template, to, lang, data: { ...about, dreamTitle: news.dream } }, now);
    case 'presentReady':
    case 'presentReturned': {
      const link = presentLink(services, lang, present.id);
      const data = { ...about, expiresAt: present.expires_at.toISOString(), link };
      return enqueueMail(trx, { template, to, lang, data }, now);
    }
  }
}
