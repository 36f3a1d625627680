import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { transitionPurchase } from './transitions.ts';

/** Ends access to a purchase whose time is up. */
export const expirePurchase = ({ db, clock }: Services, purchaseId: string): Promise<void> =>
  inTransaction(db, async (trx: Kysely<Database>) => {
    const purchase = await trx
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirst();
    if (purchase?.status !== 'ACTIVE' || purchase.available_to === null || purchase.available_to > clock())
      return;
    await transitionPurchase(trx, purchase, 'EXPIRED');
  });

export const expirePurchaseJob = defineJob({
  kind: 'purchase.expire',
  payload: v.object({ purchaseId: v.string() }),
  lane: 'internal',
  run: (services, { purchaseId }) => expirePurchase(services, purchaseId),
});
