import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refundTransaction } from '../../server/commerce/checkout/refunds.ts';
import { isUnavailable } from '../../server/database/unavailable.ts';
import { Failure } from '../../server/kernel/failure.ts';
import type { Services } from '../../server/kernel/services.ts';

/** A refund that was acknowledged. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
}

/**
 * Gives some payments back, chosen by chance: as a whole or a part, to where they came from or into the wallet. Nothing
 * of those buyers who are to be left alone.
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
      // Less than that part is left of it, or it was not acknowledged.
      const isExpected =
        (error instanceof Failure && error.code === 'BAD_USER_INPUT') || isUnavailable(error);
      if (!isExpected) throw error;
    }
  }
  return made;
}
