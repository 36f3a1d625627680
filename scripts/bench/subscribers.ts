import { randomUUID } from 'node:crypto';
import { createPayment } from '../../server/checkout/createPayment.ts';
import { makeQuote } from '../../server/checkout/quotes.ts';
import { resolveSelection } from '../../server/checkout/selection.ts';
import type { Caller } from '../../server/graphql/context.ts';
import type { Services } from '../../server/services.ts';
import { wakeAt } from '../../server/subscriptions/schedule.ts';
import { stormEmail } from './buyer.ts';
import { walletCurrency, type WalletBuyer } from './database.ts';

const plan = { productId: '10', tariffId: 'plan-month', currencyId: walletCurrency };

/** Has buyers subscribe from their wallets, to be renewed at some time within the next milliseconds. */
export async function subscribe(
  services: Services,
  buyers: readonly WalletBuyer[],
  within: number,
): Promise<void> {
  for (const { userId } of buyers) {
    const { db } = services;
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
    const quote = await makeQuote(services, await resolveSelection(db, services.clock(), caller, plan));
    await createPayment(services, caller, {
      idempotencyKey: randomUUID(),
      quoteId: quote.id,
      order: plan,
      paymentMethodId: 'balance',
      email: stormEmail,
      language: 'en',
      acceptsTerms: true,
    });
    const end = new Date(Date.now() + Math.random() * within);
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .updateTable('subscriptions')
        .set({ active_end_date: end, next_charge_at: end, reminded_for: end })
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirstOrThrow();
      await wakeAt(trx, id, end);
    });
  }
}

/** Whether a period that was added since ends at a time. */
export const isRenewed = (end: Date): boolean => end.getTime() > Date.now() + 86_400_000;
