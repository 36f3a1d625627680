import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { siteInbox } from '../../kernel/siteInbox.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { answerBy, openStates } from './declarationRow.ts';

const day = 86_400_000;

/** How long before the answer is due the operator is reminded, in milliseconds. */
const remindBefore = 3 * day;

/** The most declarations that one email lists. */
const mostListed = 100;

/** The declarations that wait for the operator; a refund request that one led to has its own emails. */
const waiting = (trx: Kysely<Database>) =>
  trx
    .selectFrom('declarations')
    .leftJoin('orders', 'orders.id', 'declarations.order_id')
    .where('declarations.state', 'in', openStates)
    .where('declarations.told_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_requests')
            .select('refund_requests.order_id')
            .whereRef('refund_requests.order_id', '=', 'declarations.order_id')
            .where('refund_requests.state', '=', 'OPEN'),
        ),
      ),
    );

/** Emails the operator the declarations that wait: one that has just arrived, or all of them. */
async function mailWaiting(
  trx: Kysely<Database>,
  { clock, config }: Services,
  reason: 'NEW' | 'WAITING',
  id?: string,
): Promise<void> {
  const inbox = await siteInbox(trx, config);
  const rows = await waiting(trx)
    .selectAll('declarations')
    .select('orders.number as order_number')
    .$if(id !== undefined, (query) => query.where('declarations.id', '=', id ?? ''))
    .orderBy('declarations.received_at')
    .limit(mostListed)
    .execute();
  const declarations = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    number: row.number,
    forCause: row.for_cause,
    reason: row.reason,
    endsOn: row.ends_on,
    orderNumber: row.order_number,
    until: answerBy(row).toISOString(),
  }));
  if (declarations.length > 0)
    await enqueueMail(
      trx,
      { template: 'declarationNotice', ...inbox, data: { reason, declarations } },
      clock(),
    );
}

/** Emails the operator a declaration that waits for them, and plans the reminder before its answer is due. */
export async function tellOperator(trx: Kysely<Database>, services: Services, id: string): Promise<void> {
  const { received_at: at } = await trx
    .updateTable('declarations')
    .set({ told_at: services.clock() })
    .where('id', '=', id)
    .returning('received_at')
    .executeTakeFirstOrThrow();
  await mailWaiting(trx, services, 'NEW', id);
  const remindAt = new Date(answerBy({ received_at: at }).getTime() - remindBefore);
  await enqueue(trx, remindOfDeclarationsJob, {}, remindAt);
}

/**
 * Reminds the operator of the declarations that wait, if the answer to one is nearly due: one email a day for all of
 * them, until none is left.
 */
const remind = (services: Services): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const open = await waiting(trx)
      .select(['declarations.id', 'declarations.received_at', 'declarations.told_at'])
      .orderBy('declarations.id')
      .forUpdate('declarations')
      .execute();
    const due = open.filter((each) => answerBy(each).getTime() - remindBefore <= now.getTime());
    // Other declarations' jobs may come on the same day; the one that mails plans the next day's.
    const isTold = due.every(({ told_at: at }) => at !== null && at.getTime() > now.getTime() - day);
    if (isTold) return;
    await mailWaiting(trx, services, 'WAITING');
    await trx
      .updateTable('declarations')
      .set({ told_at: now })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    await enqueue(trx, remindOfDeclarationsJob, {}, new Date(now.getTime() + day));
  });

export const remindOfDeclarationsJob = defineJob({
  kind: 'declaration.remind',
  payload: v.object({}),
  lane: 'internal',
  run: remind,
});
