import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { siteInbox } from '../../kernel/siteInbox.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { promises } from '../../../src/shared/promises.ts';

const day = 86_400_000;

/** How many days a request may wait for the operator's answer. */
const answerDays = promises.reviewDays;

/** After how many days the operator is reminded of a request. */
const remindAfterDays = answerDays - 3;

/** The most requests that one email lists. */
const mostListed = 100;

const waiting = (trx: Kysely<Database>) =>
  trx.selectFrom('refund_requests').where('refund_requests.state', '=', 'OPEN');

/** Emails the operator the requests that wait: one that has just arrived, or all of them. */
async function mailWaiting(
  trx: Kysely<Database>,
  { clock, config }: Services,
  reason: 'NEW' | 'WAITING',
  orderId?: string,
): Promise<void> {
  const inbox = await siteInbox(trx, config);
  const rows = await waiting(trx)
    .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .innerJoin('currencies', 'currencies.id', 'orders.currency_id')
    .select(['refund_requests.order_id', 'refund_requests.created_at', 'orders.number', 'orders.total_minor'])
    .select(['products.title', 'currencies.code', 'currencies.digits'])
    .$if(orderId !== undefined, (query) => query.where('refund_requests.order_id', '=', orderId ?? ''))
    .orderBy('refund_requests.created_at')
    .limit(mostListed)
    .execute();
  const requests = rows.map((row) => ({
    orderId: row.order_id,
    orderNumber: row.number,
    productTitle: localize(row.title, inbox.lang),
    amount: toDecimal(row.total_minor, row.digits),
    currencyCode: row.code,
    until: new Date(row.created_at.getTime() + answerDays * day).toISOString(),
  }));
  if (requests.length > 0)
    await enqueueMail(
      trx,
      { template: 'refundRequestNotice', ...inbox, data: { reason, requests } },
      clock(),
    );
}

/** Emails the operator a request that waits for them, and plans the reminder before its time is up. */
export async function tellOperator(
  trx: Kysely<Database>,
  services: Services,
  orderId: string,
): Promise<void> {
  await mailWaiting(trx, services, 'NEW', orderId);
  const at = new Date(services.clock().getTime() + remindAfterDays * day);
  await enqueue(trx, remindOperatorJob, {}, at, `refundRequest:${orderId}`);
}

/**
 * Reminds the operator of the requests that wait, if the time of one is nearly up: one email a day for all of them,
 * until none is left.
 */
const remindOperator = (services: Services): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const open = await waiting(trx)
      .select(['order_id', 'created_at', 'reminded_at'])
      .orderBy('order_id')
      .forUpdate()
      .execute();
    const isDue = ({ created_at: asked }: { created_at: Date }) =>
      asked.getTime() + remindAfterDays * day <= now.getTime();
    if (!open.some(isDue)) return;
    // Other requests' jobs may come on the same day; the one that mails plans the next day's.
    const isReminded = open.some(({ reminded_at: at }) => at !== null && at.getTime() > now.getTime() - day);
    if (isReminded) return;
    await mailWaiting(trx, services, 'WAITING');
    await trx.updateTable('refund_requests').set({ reminded_at: now }).where('state', '=', 'OPEN').execute();
    await enqueue(trx, remindOperatorJob, {}, new Date(now.getTime() + day));
  });

export const remindOperatorJob = defineJob({
  kind: 'refundRequest.remind',
  payload: v.object({}),
  lane: 'internal',
  run: remindOperator,
});
