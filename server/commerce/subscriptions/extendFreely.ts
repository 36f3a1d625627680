import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { endOf } from '../grants/chain.ts';
import { grant, liveGrants } from '../grants/grants.ts';
import { liveOf } from './cancel.ts';
import { followGrants } from './followGrants.ts';
import { daysAfter } from './schedule.ts';

/**
 * Adds free days of its plan to a user's live subscription, after all the time they have.
 * @throws Failure NOT_FOUND without a live subscription; CONFLICT if it has no end
 */
export async function extendFreely(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
  days: number,
): Promise<{ readonly id: string; readonly end: Date }> {
  const now = services.clock();
  const { subscription, plan } = await liveOf(trx, userId);
  const before = endOf(await liveGrants(trx, userId, now, 'PLAN'));
  if (before === null) throw failure('CONFLICT', 'The subscription has no end.');
  const start = before ?? now;
  const end = daysAfter(start, days);
  await grant(trx, now, {
    order_id: null,
    user_id: userId,
    kind: 'PLAN',
    subject: plan.id,
    tariff: null,
    starts_at: start,
    ends_at: end,
    source: 'GOODWILL',
    currency_id: null,
    payer_id: null,
    follows: null,
  });
  await followGrants(trx, services, subscription.id);
  return { id: subscription.id, end };
}
