import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refundTransaction } from '../../server/commerce/checkout/refunds.ts';
import { isUnavailable } from '../../server/database/unavailable.ts';
import { Failure } from '../../server/kernel/failure.ts';
import type { Services } from '../../server/kernel/services.ts';

/** An acknowledged refund. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
}

/**
 * Refunds some random payments, fully or partially, to their source or to the wallet, except those of the excluded
 * buyers.
 */
export async function refundSome(
  services: Services,
  count: number,
  leftAlone: readonly string[],
): Promise<Refund[]> {
  const paid = await services.db
    .selectFrom('transactions')
    .select(['id', 'amount_minor', 'purpose', 'payment_method'])
    .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .where('user_id', 'not in', leftAlone)
    .orderBy(sql`random()`)
    .limit(count)
    .execute();
  const made: Refund[] = [];
  for (const { id: transactionId, amount_minor: amount, purpose, payment_method: method } of paid) {
    const id = randomUUID();
    const request = {
      id,
      transactionId,
      amount: Math.random() < 0.5 ? ('whole' as const) : Math.ceil(amount / 10),
      to: purpose === 'ORDER' && method === 'sandbox' && Math.random() < 0.5 ? 'WALLET' : 'SOURCE',
    } as const;
    try {
      const refunded = await services.db
        .transaction()
        .execute((trx) => refundTransaction(trx, services, request));
      made.push({ id, amount: refunded.amount });
    } catch (error) {
      // Less than that is left of it, or it was never acknowledged.
      const isExpected =
        (error instanceof Failure && error.code === 'BAD_USER_INPUT') || isUnavailable(error);
      if (!isExpected) throw error;
    }
  }
  return made;
}
