import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { chargeTime } from './chargeTime.ts';
import { liveSubscription, type Plan, type Subscription } from './lock.ts';
import { renewalOf } from './renewal.ts';

/** An upcoming charge of a subscription. */
export interface DueCharge {
  readonly date: Date;
  readonly amount: Minor;
  readonly currencyId: string;
  readonly plan: Plan;
}

/** A subscription's next charge, as every page and email states it; undefined if none is scheduled. */
export async function nextCharge(
  db: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<DueCharge | undefined> {
  const date = chargeTime(subscription);
  const amount = date && (await owed(db, now, subscription));
  return amount ? { date, ...amount } : undefined;
}

/** What a subscription owes; undefined unless it is past due. */
export const overdue = async (
  db: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<Omit<DueCharge, 'date'> | undefined> =>
  subscription.status === 'PAST_DUE' ? owed(db, now, subscription) : undefined;

async function owed(
  db: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<Omit<DueCharge, 'date'> | undefined> {
  const { next } = await renewalOf(db, now, subscription);
  return next && { amount: next.total, currencyId: next.currencyId, plan: next.plan };
}

/** The next charge of a user's live subscription; undefined if none is scheduled. */
export async function dueCharge(
  db: Kysely<Database>,
  now: Date,
  userId: string,
): Promise<DueCharge | undefined> {
  const subscription = await liveSubscription(db, userId);
  return subscription && nextCharge(db, now, subscription);
}
