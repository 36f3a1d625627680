import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import type { Database } from '../../database/schema.ts';
import { expirePresentJob } from './expirePresent.ts';
import { mailGiftBuyer } from './mailGiftBuyer.ts';
import { mailRecipient } from './mailRecipient.ts';
import { dreamerName, promiseDream } from './presentDream.ts';
import { rulesFor } from '../../law/rules.ts';
import { countryOf } from '../orders/countryOf.ts';
import { presentEnd } from './presentEnd.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';

/**
 * Creates the gift that a paid, locked PRESENT order is for. One for a dream is sent to the dreamer, and the dream is
 * promised from then on; any other, and one whose dream is not open any more, goes to the buyer as a link to pass on.
 * Called by `settle` in its database transaction.
 */
export async function createPresent(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const { gifts } = await rulesFor(trx, await countryOf(trx, order), now);
  const { dreamId, ...words } = order.present ?? {};
  const dream = dreamId === undefined ? undefined : await promiseDream(trx, now, dreamId, order);
  const present = {
    id: randomUUID(),
    order_id: order.id,
    buyer_id: order.user_id,
    product_id: order.product_id,
    tariff_id: order.tariff_id,
    status: dream ? ('SENT' as const) : ('PURCHASED' as const),
    recipient_name: words.recipientName ?? (dream ? dreamerName(dream) : null),
    sender_name: words.senderName ?? null,
    message: words.message ?? null,
    dream_id: dream?.id ?? null,
    created_at: now,
    expires_at: presentEnd(gifts, now),
  };
  await trx.insertInto('presents').values(present).execute();
  await enqueue(trx, expirePresentJob, { presentId: present.id }, present.expires_at);
  if (dream) {
    await mailRecipient(trx, services, present, {
      to: dream.email,
      lang: dream.lang,
      dreamTitle: dream.title,
    });
    await mailGiftBuyer(trx, services, order, present, { template: 'presentPromised', dream: dream.title });
  } else {
    const template = dreamId === undefined ? 'presentReady' : 'presentReturned';
    await mailGiftBuyer(trx, services, order, present, { template });
  }
}
