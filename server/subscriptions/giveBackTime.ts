import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { addTime } from './addTime.ts';
import type { EndedTime } from './end.ts';
import { lockLive, planOf } from './lock.ts';
import { begin, type StartingOrder } from './start.ts';

/**
 * Gives the time back that a chargeback ended: to the subscription that the person has by now, or to a new one of the
 * same plan, which does not renew by itself.
 */
export async function giveBackTime(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  { planId, ms }: EndedTime,
): Promise<void> {
  if (ms === 0) return;
  const live = await lockLive(trx, order.user_id);
  const { total_minor: paid, currency_id: currencyId } = order;
  if (live) return addTime(trx, services, live.subscription, { ms, paid, currencyId });
  const end = ms === null ? null : new Date(services.clock().getTime() + ms);
  await begin(trx, services, { ...order, is_trial: false }, await planOf(trx, planId), {
    end,
    renew: false,
  });
}
