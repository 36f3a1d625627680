import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createPresent } from '../presents/createPresent.ts';
import type { Services } from '../services.ts';
import { fulfilRenewal, fulfilUpgrade } from '../subscriptions/fulfil.ts';
import { givePurchase } from './givePurchase.ts';
import type { Order } from './locks.ts';
import { mailReceipt } from './mailReceipt.ts';
import { taxRate } from '../wallet/taxRate.ts';
import { nextReceiptNumber } from './receiptNumber.ts';

/** Gives the buyer of a paid, locked order what it is for, numbers its receipt and mails that. */
export async function fulfil(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const giftId = await give(trx, services, order);
  const paid = await trx
    .updateTable('orders')
    .set({
      paid_at: services.clock(),
      receipt_number: await nextReceiptNumber(trx),
      gift_id: giftId,
      tax_rate_bp: await taxRate(trx, order.user_id),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailReceipt(trx, services, paid);
}

/** Does what the order is for; gives the gift that came along. */
async function give(trx: Kysely<Database>, services: Services, order: Order): Promise<string | null> {
  switch (order.purpose) {
    case 'PURCHASE':
      return (await givePurchase(trx, services, order)).giftId;
    case 'PRESENT':
      await createPresent(trx, services, order);
      return order.gift_id;
    case 'RENEWAL':
      await fulfilRenewal(trx, services, order);
      return order.gift_id;
    case 'UPGRADE':
      await fulfilUpgrade(trx, services, order);
      return order.gift_id;
  }
}
