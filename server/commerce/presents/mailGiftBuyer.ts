import type { Kysely } from 'kysely';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Order } from '../orders/locks.ts';
import { presentLink } from './presentCode.ts';

type GivenPresent = {
  readonly id: string;
  readonly recipient_name: string | null;
  readonly expires_at: Date;
};

/** Emails the buyer of a gift its link, or that it was redeemed. Does nothing without an address. */
export async function mailGiftBuyer(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  present: GivenPresent,
  template: 'presentReady' | 'presentRedeemed',
): Promise<void> {
  const { email: to, language: lang } = order;
  // The buyer's account was deleted.
  if (to === null) return;
  const now = services.clock();
  const { title } = await trx
    .selectFrom('products')
    .select('title')
    .where('id', '=', order.product_id)
    .executeTakeFirstOrThrow();
  const about = { productTitle: localize(title, lang), recipientName: present.recipient_name };
  if (template === 'presentRedeemed')
    await enqueueMail(trx, { template, to, lang, data: { ...about, redeemedAt: now.toISOString() } }, now);
  else {
    const link = presentLink(services, lang, present.id);
    const data = { ...about, expiresAt: present.expires_at.toISOString(), link };
    await enqueueMail(trx, { template, to, lang, data }, now);
  }
}
