import { giftReturned } from '../../dreams/returnGifts.ts';
import { handleJob } from '../../kernel/job.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { mailGiftBuyer } from './mailGiftBuyer.ts';
import { lockPresent, stateOf } from './presentRow.ts';

/** Emails the buyer the link of a gift whose dream was deleted; nothing if it can't be redeemed any more. */
export const giftReturnedJob = handleJob(giftReturned, (services, { presentId }) =>
  inTransaction(services.db, async (trx) => {
    const present = await lockPresent(trx, presentId);
    const state = present && stateOf(present, services.clock());
    if (!present || present.dream_id !== null || state === 'REDEEMED' || state === 'EXPIRED') return;
    const order = await trx
      .selectFrom('orders')
      .select(['email', 'language', 'product_id', 'total_minor', 'user_id'])
      .where('id', '=', present.order_id)
      .executeTakeFirstOrThrow();
    await mailGiftBuyer(trx, services, order, present, { template: 'presentReturned' });
  }),
);
