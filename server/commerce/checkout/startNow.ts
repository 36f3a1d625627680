import type { Lang } from '../../../src/shared/languages.ts';
import type { User } from '../../kernel/caller.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import type { Services } from '../../kernel/services.ts';
import { recordAgreement } from '../agreements/agreements.ts';
import type { Order } from '../orders/locks.ts';
import { ownOrder } from '../orders/ownOrder.ts';
import { lockWaiting, openWaiting } from './startDelivery.ts';
import { waitingDelivery } from './waitingDelivery.ts';

/**
 * Opens what one of the caller's orders waits for, because they agree to that now, in the language of their page. A
 * repeated call changes nothing. Returns the order.
 * @throws Failure NOT_FOUND
 */
export async function startNow(services: Services, user: User, orderId: string, lang: Lang): Promise<Order> {
  await ownOrder(services.db, user, orderId);
  return inTransaction(services.db, async (trx) => {
    const waiting = await lockWaiting(trx, orderId);
    const own = await ownOrder(trx, user, orderId);
    const delivery = waiting && (await waitingDelivery(trx, orderId));
    if (!delivery) return own;
    const { order, purchase } = waiting;
    const days = order.waits_days ?? 0;
    await recordAgreement(trx, {
      orderId,
      act: 'START',
      at: services.clock(),
      lang,
      country: order.country,
      asked: { kind: delivery.kind, days },
      startsNow: true,
    });
    await openWaiting(trx, services, { order, purchase });
    return ownOrder(trx, user, orderId);
  });
}
