import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Subscription } from './lock.ts';
import { moveSubscription } from './moves.ts';
import { dropOrdersOf } from './openOrders.ts';
import { schedule } from './schedule.ts';

/** Time that was paid for elsewhere. */
export interface PaidTime {
  /** Milliseconds; null for good. */
  readonly ms: number | null;
  readonly paid: Minor;
  readonly currencyId: string;
}

/**
 * Moves the end of a locked, live subscription on. One that is past due is paid for again where its new end is to come.
 */
export async function addTime(
  trx: Kysely<Database>,
  services: Services,
  subscription: Subscription,
  { ms, paid, currencyId }: PaidTime,
): Promise<void> {
  const { active_end_date: before } = subscription;
  const end = before === null || ms === null ? null : new Date(before.getTime() + ms);
  const { status } = subscription;
  const isOverdue = status === 'PAST_DUE' && end !== null && end <= services.clock();
  const renew = subscription.renew && end !== null;
  await dropOrdersOf(trx, services, subscription.id);
  await moveSubscription(trx, subscription, status === 'PAST_DUE' && !isOverdue ? 'ACTIVE' : status, {
    active_end_date: end,
    renew,
    paid_minor:
      (subscription.paid_minor ?? subscription.price_minor) +
      (currencyId === subscription.currency_id ? paid : 0),
    ...(!isOverdue && { next_charge_at: renew ? end : null, past_due_end_date: null, retries: 0 }),
  });
  await schedule(trx, subscription.id);
}
