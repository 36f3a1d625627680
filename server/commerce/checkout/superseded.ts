import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import type { Order, Transaction } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { separateGuests } from '../ownership/splitGuest.ts';
import { lockLive } from '../subscriptions/lock.ts';
import { hasForGood, waitingPlan } from './ownedProduct.ts';
import { planBought, isUnseen } from './planChange.ts';
import { releasePromoCode } from './promoUses.ts';

/**
 * Expires a locked order being paid if its buyer now owns its product for good, or has a plan and didn't confirm what
 * becomes of it, or if their account was blocked or erased, so that the money is refunded. Returns the order, updated.
 */
export async function expireSuperseded(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  others: readonly Transaction[],
  isBlocked: boolean,
): Promise<Order> {
  const isOpen = order.status === 'OPEN' || order.status === 'CONFIRMED';
  if (!isOpen || !(isBlocked || (await isSuperseded(trx, services, order)))) return order;
  await closeAttempts(trx, services, others);
  await transitionOrder(trx, order, 'EXPIRED');
  await releasePromoCode(trx, order.id);
  return { ...order, status: 'EXPIRED' };
}

async function isSuperseded(trx: Kysely<Database>, services: Services, order: Order): Promise<boolean> {
  if (order.purpose !== 'PURCHASE') return false;
  const planId = await planBought(trx, services, order);
  if (planId === undefined)
    return hasForGood(
      trx,
      services.clock(),
      { id: order.user_id, email: order.email ?? '' },
      { productId: order.product_id, tariffId: order.tariff_id },
    );
  await separateGuests(trx, services, order);
  const live = await lockLive(trx, order.user_id);
  // A plan that another order of theirs has bought and that begins later.
  return live ? isUnseen(trx, order, planId, live) : (await waitingPlan(trx, order.user_id)) !== undefined;
}
