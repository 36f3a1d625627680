import * as v from 'valibot';
import { returnKeys } from '../library/licenceKeys.ts';
import { transitionPresent } from '../orders/transitions.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { recognize } from '../grants/value.ts';
import { reopenDream } from './presentDream.ts';
import { isWaiting, lockPresent } from './presentRow.ts';

/** Expires a gift that wasn't redeemed in time, and returns its license keys. One that was redeemed, or isn't due yet, stays as it is. */
export const expirePresent = ({ db, clock }: Services, presentId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const present = await lockPresent(trx, presentId);
    if (!present || !isWaiting(present) || present.expires_at > clock()) return;
    await transitionPresent(trx, present, 'EXPIRED');
    await reopenDream(trx, present);
    // Nobody can have it any more.
    await recognize(trx, clock(), { ids: [present.order_id] });
    await returnKeys(trx, { orderId: present.order_id });
  });

export const expirePresentJob = defineJob({
  kind: 'present.expire',
  payload: v.object({ presentId: v.string() }),
  lane: 'internal',
  run: (services, { presentId }) => expirePresent(services, presentId),
});
