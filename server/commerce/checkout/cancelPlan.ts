import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { cancelReason } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import type { Services } from '../../kernel/services.ts';
import { isPaused, liveOf, reloadSubscription, stopRenewal } from '../subscriptions/cancel.ts';
import { endSubscription } from '../subscriptions/end.ts';
import type { Subscription } from '../subscriptions/lock.ts';
import { mailChange } from '../subscriptions/mailChange.ts';
import { note } from '../subscriptions/transitions.ts';
import { earlyEndOf, endTermEarly } from './earlyEnd.ts';

const cancelInput = v.object({ reason: v.optional(cancelReason) });

interface Canceling {
  readonly reason?: string | null | undefined;
  /** False to let it last until the end of the paid time, even if the law lets it end earlier (`earlyEndOf`). */
  readonly isEarly?: boolean;
}

/**
 * Stops the renewal; access lasts until the end of the paid time or, where the law lets a renewed term end with notice,
 * until then, and the rest is paid back. A subscription that is past due ends right away; one that is already canceled can still end earlier.
 * @throws Failure NOT_FOUND without a live subscription; BAD_USER_INPUT (`reason`)
 */
export const cancelSubscription = (services: Services, user: User, input: Canceling): Promise<Subscription> =>
  inTransaction(services.db, (trx) => cancelWithin(trx, services, user, input));

/** `cancelSubscription` in the caller's database transaction. */
export async function cancelWithin(
  trx: Kysely<Database>,
  services: Services,
  user: Pick<User, 'id'>,
  { isEarly = true, ...input }: Canceling,
): Promise<Subscription> {
  const { reason } = parseInput(cancelInput, input);
  const now = services.clock();
  const live = await liveOf(trx, user.id);
  const { subscription } = live;
  if (subscription.status === 'PAST_DUE') {
    await note(trx, subscription, { kind: 'CANCELED', planId: subscription.plan_id, at: now });
    await endSubscription(trx, services, live, { at: now, reason: reason || 'canceled' });
    return reloadSubscription(trx, subscription.id);
  }
  const stops = subscription.renew || (await isPaused(trx, subscription));
  if (stops) await stopRenewal(trx, now, subscription, reason || 'canceled');
  const early = isEarly ? await earlyEndOf(trx, now, subscription) : undefined;
  if (early) await endTermEarly(trx, services, subscription, early);
  if (stops || early) await mailChange(trx, services, subscription.id, 'CANCELED');
  return reloadSubscription(trx, subscription.id);
}

/**
 * Cancels with the notice of the law: the caller was shown when it ends and what is paid back.
 * @throws Failure NOT_FOUND without a live subscription; CONFLICT if it can't end early; BAD_USER_INPUT (`reason`)
 */
export const endEarly = (services: Services, user: User, input: { reason?: string | null | undefined }) =>
  inTransaction(services.db, async (trx) => {
    const { subscription } = await liveOf(trx, user.id);
    if (!(await earlyEndOf(trx, services.clock(), subscription)))
      throw failure('CONFLICT', 'This term ends when it is over.');
    return cancelWithin(trx, services, user, input);
  });
