import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveKeys } from '../library/licenceKeys.ts';
import { giveKeysOfTrial } from '../library/trialKeys.ts';
import { createPresent } from '../presents/createPresent.ts';
import type { Services } from '../../kernel/services.ts';
import { fulfilRenewal, fulfilUpgrade } from '../subscriptions/fulfil.ts';
import { grantPurchase, writePurchase } from './grantPurchase.ts';
import type { Order } from '../orders/locks.ts';
import { assumedCountry } from '../../law/buyerCountry.ts';
import { taxRate } from '../orders/taxRate.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { payDifference } from './claims.ts';
import { mailReceipts } from './mailReceipt.ts';
import { requestNumber } from './receiptJob.ts';

/** Marks a locked order as paid, grants what it's for, and has its receipt numbered and emailed. */
export async function fulfil(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const hasReceipt = order.default_minor > 0;
  await Promise.all([
    transitionOrder(trx, order, 'PAID', {
      paid_at: now,
      tax_rate_bp: taxRate(order.user_id, assumedCountry(order.language)),
    }),
    hasReceipt && requestNumber(trx, order.id, now),
  ]);
  const giftId = await give(trx, services, order);
  if (giftId !== order.gift_id)
    await trx.updateTable('orders').set({ gift_id: giftId }).where('id', '=', order.id).execute();
  // An order without a price has no receipt: a trial has its own email, anything else gets this one.
  if (!hasReceipt && !order.is_trial)
    await mailReceipts(trx, services, [{ order: { ...order, paid_at: now }, number: null }]);
}

/** Grants what the order is for; returns the id of the bonus that comes with it. */
async function give(trx: Kysely<Database>, services: Services, order: Order): Promise<string | null> {
  switch (order.purpose) {
    case 'PURCHASE': {
      const { giftId, beginsPlan } = await grantPurchase(trx, services, order);
      if (beginsPlan) await giveKeysOfTrial(trx, services, order.user_id);
      await giveKeysOf(trx, services, order, giftId, order.created_at);
      return giftId;
    }
    case 'PRESENT':
      await createPresent(trx, services, order);
      await giveKeysOf(trx, services, order, order.gift_id, services.clock());
      return order.gift_id;
    case 'RENEWAL':
      await fulfilRenewal(trx, services, order);
      await giveKeysOfTrial(trx, services, order.user_id);
      return order.gift_id;
    case 'UPGRADE':
      await fulfilUpgrade(trx, services, order);
      await writePurchase(trx, services, order, { giftId: order.gift_id, availableTo: null });
      await giveKeysOfTrial(trx, services, order.user_id);
      return order.gift_id;
    case 'DIFFERENCE':
      await payDifference(trx, services, order);
      return order.gift_id;
  }
}

const giveKeysOf = (
  trx: Kysely<Database>,
  services: Services,
  { id: orderId, tariff_id: tariffId }: Order,
  giftId: string | null,
  acquiredAt: Date,
): Promise<void> => giveKeys(trx, services, { orderId }, { tariffId, giftId }, acquiredAt);
