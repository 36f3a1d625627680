import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { closeAttempts } from './closeAttempts.ts';
import { lockAttempts, lockOrder } from './locks.ts';
import { moveOrder, movePurchase } from './moves.ts';
import { giveBackPromoCode } from './promoUses.ts';

/** Ends an order that nobody paid in time. One that was paid, or is not due yet, stays as it is. */
export const expireOrder = (services: Services, orderId: string): Promise<void> =>
  services.db.transaction().execute(async (trx: Kysely<Database>) => {
    const order = await lockOrder(trx, orderId);
    if (
      !order ||
      (order.status !== 'OPEN' && order.status !== 'CONFIRMED') ||
      order.expires_at > services.clock()
    )
      return;
    await closeAttempts(trx, services, await lockAttempts(trx, orderId));
    await moveOrder(trx, order, 'EXPIRED');
    await giveBackPromoCode(trx, order.promo_code);
  });

/** Ends the access of a purchase whose time is over. */
export const expirePurchase = ({ db, clock }: Services, purchaseId: string): Promise<void> =>
  db.transaction().execute(async (trx: Kysely<Database>) => {
    const purchase = await trx
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirst();
    if (purchase?.status !== 'ACTIVE' || purchase.available_to === null || purchase.available_to > clock())
      return;
    await movePurchase(trx, purchase, 'EXPIRED');
  });
