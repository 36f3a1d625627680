import { randomUUID } from 'node:crypto';
import { currentCatalogue } from '../../server/catalogue/currentCatalogue.ts';
import { createPayment } from '../../server/commerce/checkout/createPayment.ts';
import { makeQuote } from '../../server/commerce/checkout/quotes.ts';
import { resolveSelection } from '../../server/commerce/orders/selection.ts';
import type { Caller } from '../../server/kernel/caller.ts';
import type { Services } from '../../server/kernel/services.ts';
import { wakeAt } from '../../server/commerce/subscriptions/schedule.ts';
import { buyerEmail } from './buyer.ts';
import { walletCurrency, type WalletBuyer } from '../support/database.ts';

const plan = { productId: '10', tariffId: 'plan-month', currencyId: walletCurrency };

/** Creates subscriptions paid from wallets that come due within the next milliseconds. */
export async function subscribe(
  services: Services,
  buyers: readonly WalletBuyer[],
  within: number,
): Promise<void> {
  for (const { userId } of buyers) {
    const { db } = services;
    const end = new Date(Date.now() + Math.random() * within);
    // A month ago, so that the paid period ends then.
    const begun = new Date(end);
    begun.setUTCMonth(begun.getUTCMonth() - 1);
    const then: Services = { ...services, clock: () => begun };
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const caller: Caller = {
      user,
      shown: undefined,
      sessionId: undefined,
      refused: false,
      lang: 'en',
      guestToken: undefined,
      ip: '127.0.0.1',
      userAgent: undefined,
    };
    const offer = (await currentCatalogue(db, begun)).offer(plan.productId);
    const quote = makeQuote(then, await resolveSelection(db, offer, begun, caller, plan));
    await createPayment(then, caller, {
      idempotencyKey: randomUUID(),
      quoteId: quote.id,
      order: plan,
      paymentMethodId: 'balance',
      email: buyerEmail,
      language: 'en',
      acceptsTerms: true,
    });
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .updateTable('subscriptions')
        .set({ reminded_for: end })
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirstOrThrow();
      await wakeAt(trx, id, end);
    });
  }
}

/** Whether an end date includes a renewal. */
export const isRenewed = (end: Date): boolean => end.getTime() > Date.now() + 86_400_000;
