import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Order, Transaction } from '../orders/locks.ts';

/**
 * The `settings` row with the hours between an unpaid order's expiry and its reminder; without it, no reminders are
 * sent.
 */
export const reminderSetting = 'paymentReminderHours';

/** The hours the operator has set; undefined if reminders are off. */
export async function reminderHours(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', reminderSetting)
    .executeTakeFirst();
  return row && Number(row.value);
}

/**
 * Emails the buyer of an expired order that it was left unfinished. The payload has the address so that erasure finds
 * it.
 */
export const reminderJob = declareJob({
  kind: 'order.remind',
  payload: v.object({ orderId: v.string(), to: v.string() }),
  lane: 'external',
  person: 'to',
});

/**
 * Schedules the reminder of an order that wasn't paid in time; until it expired, the buyer could pick up where they had
 * left off. None is sent if money may be on its way, if their network has left many orders, nor for subscription charges, which have their own emails.
 */
export async function planReminder(
  trx: Kysely<Database>,
  now: Date,
  { id, email, purpose, may_remind: mayRemind }: Order,
  attempts: readonly Transaction[],
): Promise<void> {
  const isChosen = purpose === 'PURCHASE' || purpose === 'PRESENT';
  if (!isChosen || !mayRemind || email === null || attempts.some(({ status }) => status === 'PROCESSING'))
    return;
  const hours = await reminderHours(trx);
  if (hours === undefined) return;
  await enqueue(trx, reminderJob, { orderId: id, to: email }, new Date(now.getTime() + hours * 3_600_000));
}
