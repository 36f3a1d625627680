import { closeAttempts } from '../checkout/closeAttempts.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import type { Services } from '../services.ts';

/** Gives up a top-up that nobody paid in time. Money that comes all the same is still booked. */
export const expireTopUp = (services: Services, transactionId: string): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const { attempts } = await lockForPayment(trx, { id: transactionId, order_id: null });
    await closeAttempts(trx, services, attempts);
  });
