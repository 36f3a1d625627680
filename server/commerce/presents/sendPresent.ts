import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { email } from '../../../src/shared/validation.ts';
import { consumeInboxLimit } from '../../mail/inboxLimit.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { localize } from '../../catalogue/words.ts';
import { transitionPresent } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { presentLink } from './presentCode.ts';
import { lockPresent, presentById, stateOf, type PresentRow } from './presentRow.ts';

const form = v.object({ email });

/**
 * Emails the link of the caller's own gift, in the language it was bought in. It can be sent again.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, CONFLICT if it was redeemed, expired or refunded
 */
export async function sendPresent(
  services: Services,
  user: User,
  id: string,
  address: string,
): Promise<PresentRow> {
  const { email: to } = parseInput(form, { email: address });
  const own = await presentById(services.db, id);
  if (!own || own.buyer_id !== user.id) throw failure('NOT_FOUND', 'There is no such present.');
  await consumeLimit(services.db, 'presentSend', user.id);
  // The first email for a gift that cost money is always sent; others could be used to spam an inbox.
  if (own.status !== 'PURCHASED' || !(await costMoney(services.db, own)))
    await consumeInboxLimit(services.db, to);
  return inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const present = await lockPresent(trx, id);
    const state = present && stateOf(present, now);
    if (!present || state === 'REDEEMED' || state === 'EXPIRED')
      throw failure('CONFLICT', 'This present cannot be sent any more.');
    const { title, language } = await trx
      .selectFrom('orders')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .select(['products.title', 'orders.language'])
      .where('orders.id', '=', present.order_id)
      .executeTakeFirstOrThrow();
    await enqueueMail(
      trx,
      {
        template: 'presentArrived',
        to,
        lang: language,
        data: {
          productTitle: localize(title, language),
          recipientName: present.recipient_name,
          senderName: present.sender_name,
          message: present.message,
          expiresAt: present.expires_at.toISOString(),
          link: presentLink(services, language, present.id),
        },
      },
      now,
    );
    if (present.status === 'PURCHASED') await transitionPresent(trx, present, 'SENT');
    return { ...present, status: 'SENT' };
  });
}

const costMoney = async (db: Kysely<Database>, present: PresentRow): Promise<boolean> => {
  const order = await db
    .selectFrom('orders')
    .select('total_minor')
    .where('id', '=', present.order_id)
    .executeTakeFirstOrThrow();
  return order.total_minor > 0;
};
