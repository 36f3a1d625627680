import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Rules } from '../../law/rules.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { lawOf } from './lawOf.ts';
import { daysOf, liveStates, planOf, type LockedSubscription, type Plan, type Subscription } from './lock.ts';

export const day = 86_400_000;
const hour = 3_600_000;
const year = 365;

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

/** How long before a law's latest day a renewal is announced, so that a job that is late is in time. */
const earlierDays = 7;

/**
 * How many days before a renewal it's announced by the law of the subscription's place: a few more than the law asks at
 * least. Undefined if it has no rule for periods of that length.
 */
function announcedBefore({ announce }: RenewalRule, days: number | null): number | undefined {
  if (days === null) return undefined;
  const rule = announce
    .filter(({ termDays }) => termDays <= days)
    .toSorted((one, other) => other.termDays - one.termDays)[0];
  return rule && Math.min(rule.earliestDays, rule.latestDays + earlierDays);
}

/**
 * When a subscription's owner is told about its next charge; undefined if they aren't: its periods are too short. Of those
 * they are reminded once a year, if the law says so.
 */
function announcedAt(subscription: Announced, plan: Plan, rule: RenewalRule): Date | undefined {
  const { status, active_end_date: end, reminded_for: last, created_at: since } = subscription;
  if (end === null) return undefined;
  const days = daysOf(plan);
  const notice =
    (status === 'TRIALING' ? undefined : announcedBefore(rule, days)) ?? noticeOf(subscription, days);
  if (notice !== null) return daysAfter(end, -notice);
  const isYearOver = rule.yearlyReminder && daysAfter(last ?? since, year) <= end;
  return isYearOver ? daysAfter(end, -1) : undefined;
}

/** Whether a subscription's periods are too short for a reminder of each. */
export const isWithoutReminders = ({ subscription, plan }: LockedSubscription): boolean =>
  noticeOf(subscription, daysOf(plan)) === null;

/** What decides when a renewal is announced. */
type Announced = Pick<Subscription, 'status' | 'active_end_date' | 'reminded_for' | 'created_at'>;

type RenewalRule = Pick<Rules['renewal'], 'announce' | 'yearlyReminder'>;

type Scheduled = Pick<
  Subscription,
  | 'status'
  | 'renew'
  | 'active_end_date'
  | 'past_due_end_date'
  | 'next_charge_at'
  | 'reminded_for'
  | 'switch_at'
  | 'created_at'
>;

/** The next step of a subscription; undefined if there is none. */
export function nextStep(subscription: Scheduled, plan: Plan, rule: RenewalRule): Step | undefined {
  const { status, renew, active_end_date: end } = subscription;
  if (!liveStates.some((live) => live === status) || end === null) return undefined;
  const change = subscription.switch_at && { kind: 'SWITCH' as const, at: subscription.switch_at };
  const { next_charge_at: retry, past_due_end_date: graceUntil } = subscription;
  const grace = status === 'PAST_DUE' ? (graceUntil ?? end) : end;
  if (!renew) return change ?? { kind: 'END', at: grace };
  if (status === 'PAST_DUE')
    return retry !== null && retry <= grace ? { kind: 'CHARGE', at: retry } : { kind: 'END', at: grace };
  const announced = announcedAt(subscription, plan, rule);
  if (announced && subscription.reminded_for?.getTime() !== end.getTime())
    return change && change.at < announced ? change : { kind: 'REMIND', at: announced };
  return change ?? { kind: 'CHARGE', at: end };
}

/** When the next charge of a subscription will be announced; undefined if it was, or isn't. */
export async function nextAnnouncement(
  db: Kysely<Database>,
  subscription: Subscription,
): Promise<Date | undefined> {
  const { active_end_date: end, reminded_for: last, renew, status } = subscription;
  if (!renew || status === 'PAST_DUE' || end?.getTime() === last?.getTime()) return undefined;
  const { renewal } = await lawOf(db, subscription);
  return announcedAt(subscription, await planOf(db, subscription.plan_id), renewal);
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
  const { renewal } = await lawOf(trx, subscription);
  const step = nextStep(subscription, await planOf(trx, subscription.plan_id), renewal);
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
