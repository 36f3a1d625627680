import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { grant, grantsWithoutRest, sameAs, type Grant } from '../grants/grants.ts';
import { unusedOf } from '../grants/unused.ts';
import { restoreKeys } from '../library/licenceKeys.ts';
import { activationOf, expireActivationJob } from './activate.ts';

interface Restored {
  readonly orderId: string;
  readonly userId: string;
  readonly subscriptionId: string;
}

/**
 * Restores a user's activations that ended with an order's time, because that time is theirs again: each for as long as
 * it had left back then. Activations used in the order's time stay used.
 */
export async function restoreActivations(
  trx: Kysely<Database>,
  services: Services,
  { orderId, userId, subscriptionId }: Restored,
): Promise<void> {
  const now = services.clock();
  for (const each of await endedWith(trx, orderId)) {
    if (await activationOf(trx, userId, each.subject, now)) continue;
    const { ms } = unusedOf(each, each.revoked_at ?? now);
    if (ms === 0) continue;
    const until = ms === null ? null : new Date(now.getTime() + ms);
    await grant(trx, now, {
      ...sameAs(each),
      user_id: userId,
      starts_at: now,
      ends_at: until,
      follows: each.id,
    });
    const activationId = randomUUID();
    const last = await lastActivated(trx, each);
    await trx
      .insertInto('subscription_purchases')
      .values({
        id: activationId,
        subscription_id: subscriptionId,
        product_id: each.subject,
        tariff_id: last?.tariff_id ?? null,
        status: 'ACTIVE',
        available_to: until,
        created_at: now,
      })
      .execute();
    if (last) await restoreKeys(trx, services, { from: last, to: activationId });
    if (until !== null) await enqueue(trx, expireActivationJob, { activationId }, until);
  }
}

/** A user's last activation of a product. */
const lastActivated = (
  trx: Kysely<Database>,
  { user_id: userId, subject }: Pick<Grant, 'user_id' | 'subject'>,
) =>
  trx
    .selectFrom('subscription_purchases')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
    .select(['subscription_purchases.id', 'subscription_purchases.tariff_id'])
    .where('subscriptions.user_id', '=', userId)
    .where('subscription_purchases.product_id', '=', subject)
    .orderBy('subscription_purchases.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Activations that ended when an order's time was revoked, with it or with the whole subscription, and aren't back yet.
 */
const endedWith = (trx: Kysely<Database>, orderId: string): Promise<Grant[]> =>
  grantsWithoutRest(trx)
    .where('grants.kind', '=', 'ACTIVATION')
    .where('grants.revoked_because', 'in', ['REFUNDED', 'ENDED'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('grants as time')
          .select('time.id')
          .where('time.order_id', '=', orderId)
          .where('time.kind', '=', 'PLAN')
          .where('time.revoked_because', '=', 'REFUNDED')
          .whereRef('time.user_id', '=', 'grants.user_id')
          .whereRef('time.revoked_at', '=', 'grants.revoked_at'),
      ),
    )
    .orderBy('grants.created_at')
    .execute();

/** How many activations were used in an order's time. */
export async function activationsTaken(trx: Kysely<Database>, orderId: string): Promise<number> {
  const { taken } = await trx
    .selectFrom('grants')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'ACTIVATION')
    .where((eb) =>
      eb.or([
        eb('follows', 'is', null),
        eb('follows', 'in', trx.selectFrom('grants').select('id').where('kind', '=', 'PLAN')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return taken;
}
