import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { rebuildChain } from '../grants/chain.ts';
import { liveGrants, revoke, type Grant } from '../grants/grants.ts';
import { closeProductGaps, timeOf } from '../grants/productTime.ts';
import { recognize } from '../grants/value.ts';
import { transitionPurchase } from '../orders/transitions.ts';
import { endSubscription, expireActivationOf } from './end.ts';
import { followGrants } from './followGrants.ts';
import { lockLive, lockSubscriptionsOf } from './lock.ts';

/** The grant, locked with its owner's time. @throws Failure NOT_FOUND; CONFLICT if it is over */
async function lockGrant(trx: Kysely<Database>, now: Date, id: string): Promise<Grant> {
  const select = () => trx.selectFrom('grants').selectAll().where('id', '=', id);
  const known = await select().executeTakeFirst();
  if (!known) throw failure('NOT_FOUND', 'Access not found.');
  await lockSubscriptionsOf(trx, known.user_id);
  const grant = await select().executeTakeFirstOrThrow();
  if (grant.revoked_at !== null || (grant.ends_at !== null && grant.ends_at <= now))
    throw failure('CONFLICT', 'This access is over.');
  return grant;
}

/** Ends the purchases that nothing is left of. */
async function endPurchases(trx: Kysely<Database>, now: Date, grant: Grant): Promise<void> {
  const left = await liveGrants(trx, grant.user_id, now, 'PRODUCT');
  if (left.some(({ order_id: orderId }) => orderId === grant.order_id)) return;
  const purchases = await trx
    .selectFrom('purchases')
    .leftJoin('presents', 'presents.id', 'purchases.present_id')
    .selectAll('purchases')
    .where('purchases.user_id', '=', grant.user_id)
    .where('purchases.status', '=', 'ACTIVE')
    .where((eb) =>
      eb.or([eb('purchases.order_id', '=', grant.order_id), eb('presents.order_id', '=', grant.order_id)]),
    )
    .execute();
  for (const purchase of purchases) await transitionPurchase(trx, purchase, 'EXPIRED');
}

/**
 * Ends access that someone has, without a refund: later time moves up, and what was paid for it counts as delivered. A
 * subscription without any time left ends.
 * @throws Failure NOT_FOUND; CONFLICT if it is over
 */
export async function endGrant(trx: Kysely<Database>, services: Services, id: string): Promise<Grant> {
  const now = services.clock();
  const grant = await lockGrant(trx, now, id);
  const { user_id: userId, kind } = grant;
  await revoke(trx, grant, { at: now, because: 'ENDED' });
  if (kind === 'PRODUCT') {
    if ((await timeOf(trx, now, grant)).length > 0) await closeProductGaps(trx, now, [grant]);
    await endPurchases(trx, now, grant);
  }
  if (kind === 'ACTIVATION') await expireActivationOf(trx, userId, grant.subject);
  if (kind === 'PLAN') {
    await rebuildChain(trx, now, userId, await liveGrants(trx, userId, now, 'PLAN'));
    const live = await lockLive(trx, userId);
    if (live && !(await followGrants(trx, services, live.subscription.id)))
      await endSubscription(trx, services, live, { at: now, reason: 'ended', accessUntil: now });
  }
  await recognize(trx, now, { userId });
  return grant;
}
