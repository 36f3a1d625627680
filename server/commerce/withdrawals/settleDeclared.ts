import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Decision {
  readonly state: 'DONE' | 'REFUSED';
  readonly decided_at: Date;
  readonly decided_by: string;
  readonly note: string | null;
}

/** What the operator decides about an order's refund request also decides the withdrawals that led to it. */
export const settleDeclared = (
  trx: Kysely<Database>,
  orderId: string,
  decision: Decision,
): Promise<unknown> =>
  trx
    .updateTable('declarations')
    .set(decision)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'WITHDRAWAL')
    .where('state', '=', 'MATCHED')
    .execute();
