import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { daysOf, liveStates, planOf, type LockedSubscription, type Plan, type Subscription } from './lock.ts';

export const day = 86_400_000;
const hour = 3_600_000;

/** A time some days later. Days are 24 hours in UTC, so that daylight saving time never moves an end. */
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * day);

/** The next step of a subscription, and its time. */
export interface Step {
  readonly kind: 'REMIND' | 'CHARGE' | 'END' | 'SWITCH';
  readonly at: Date;
}

/**
 * How many days before a charge its owner is told about it; null if the period is too short for that. A price is raised
 * a week ahead or not at all, so there's an extra day in case the job is late.
 */
function noticeOf({ status }: Pick<Subscription, 'status'>, days: number | null): number | null {
  if (status === 'TRIALING') return 3;
  if (days === null || days < 7) return null;
  return days < 28 ? 3 : 8;
}

/** Whether a subscription's periods are too short for a reminder of each. */
export const isWithoutReminders = ({ subscription, plan }: LockedSubscription): boolean =>
  noticeOf(subscription, daysOf(plan)) === null;

type Scheduled = Pick<
  Subscription,
  | 'status'
  | 'renew'
  | 'active_end_date'
  | 'past_due_end_date'
  | 'next_charge_at'
  | 'reminded_for'
  | 'switch_at'
>;

/** The next step of a subscription; undefined if there is none. */
export function nextStep(subscription: Scheduled, plan: Plan): Step | undefined {
  const { status, renew, active_end_date: end } = subscription;
  if (!liveStates.some((live) => live === status) || end === null) return undefined;
  const change = subscription.switch_at && { kind: 'SWITCH' as const, at: subscription.switch_at };
  const { next_charge_at: retry, past_due_end_date: graceUntil } = subscription;
  const grace = status === 'PAST_DUE' ? (graceUntil ?? end) : end;
  if (!renew) return change ?? { kind: 'END', at: grace };
  if (status === 'PAST_DUE')
    return retry !== null && retry <= grace ? { kind: 'CHARGE', at: retry } : { kind: 'END', at: grace };
  const notice = noticeOf(subscription, daysOf(plan));
  if (notice !== null && subscription.reminded_for?.getTime() !== end.getTime())
    return change && change.at < daysAfter(end, -notice)
      ? change
      : { kind: 'REMIND', at: daysAfter(end, -notice) };
  return change ?? { kind: 'CHARGE', at: end };
}

/** Does what is due for a subscription; implemented in billing. */
export const subscriptionDue = declareJob({
  kind: 'subscription.due',
  payload: v.object({ subscriptionId: v.string() }),
  lane: 'internal',
});

/** Schedules a subscription's due job for a time. */
export async function wakeAt(trx: Kysely<Database>, subscriptionId: string, at: Date): Promise<void> {
  await trx.updateTable('subscriptions').set({ due_at: at }).where('id', '=', subscriptionId).execute();
  await enqueue(trx, subscriptionDue, { subscriptionId }, at);
}

/** Schedules the next step of a locked subscription, after every change to it. */
export async function schedule(trx: Kysely<Database>, subscriptionId: string): Promise<void> {
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const step = nextStep(subscription, await planOf(trx, subscription.plan_id));
  if (step?.at.getTime() === subscription.due_at?.getTime()) return;
  if (step) return wakeAt(trx, subscriptionId, step.at);
  await trx.updateTable('subscriptions').set({ due_at: null }).where('id', '=', subscriptionId).execute();
}

/**
 * Wakes live subscriptions that were missed when they were due, such as those from before there was a schedule, or
 * whose job ran out of retries. Safe to run concurrently on several instances.
 */
export async function sweepSubscriptions(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const missed = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('status', 'in', liveStates)
      .where('active_end_date', 'is not', null)
      .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', new Date(now.getTime() - hour))]))
      .limit(10_000)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of missed) await wakeAt(trx, id, now);
  });
}
