import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Order, Transaction } from '../orders/locks.ts';

/** The row of `settings` with the hours between the end of an unpaid order and its reminder; without it there is none. */
export const reminderSetting = 'paymentReminderHours';

/** The hours that the operator has set; undefined where nobody is reminded. */
export async function reminderHours(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', reminderSetting)
    .executeTakeFirst();
  return row && Number(row.value);
}

/** Mails the buyer of an expired order that it was not finished. With the address, so that erasure finds it. */
export const reminderJob = declareJob({
  kind: 'order.remind',
  payload: v.object({ orderId: v.string(), to: v.string() }),
  lane: 'external',
  person: 'to',
});

/**
 * Plans the reminder of an order that nobody paid in time: until then it could be paid where its buyer had left. One
 * whose money may be on its way is not reminded, nor are charges of subscriptions, which have mails of their own.
 */
export async function planReminder(
  trx: Kysely<Database>,
  now: Date,
  { id, email, purpose }: Order,
  attempts: readonly Transaction[],
): Promise<void> {
  const isChosen = purpose === 'PURCHASE' || purpose === 'PRESENT';
  if (!isChosen || email === null || attempts.some(({ status }) => status === 'PROCESSING')) return;
  const hours = await reminderHours(trx);
  if (hours === undefined) return;
  await enqueue(trx, reminderJob, { orderId: id, to: email }, new Date(now.getTime() + hours * 3_600_000));
}
