import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { endOfDay } from '../../kernel/shopTime.ts';
import type { Order } from '../orders/locks.ts';
import { cancelWithin } from '../checkout/cancelPlan.ts';
import { lockLive } from '../subscriptions/lock.ts';
import { requestRefund } from '../withdrawals/requestRefund.ts';
import type { Declaration } from './declarationRow.ts';

/** What a declaration about a known contract led to. */
export interface Effect {
  /** DONE if nothing has to be decided. */
  readonly state: 'MATCHED' | 'DONE';
  /** Whether the operator learns of it here: not of what a refund request already tells. */
  readonly isForOperator: boolean;
  readonly subscriptionId?: string;
}

const done: Effect = { state: 'DONE', isForOperator: false };
const forOperator: Effect = { state: 'MATCHED', isForOperator: true };

/** Requests the refund, as the order's own page would have at the time of the declaration. */
async function withdraw(
  trx: Kysely<Database>,
  services: Services,
  { received_at: askedAt }: Declaration,
  { id, status }: Order,
): Promise<Effect> {
  const request = await requestRefund(trx, services, id, askedAt);
  if (request === 'APPROVED' || status === 'REFUNDED') return done;
  return request === 'OPEN' ? { state: 'MATCHED', isForOperator: false } : forOperator;
}

/** Whether a cancellation wants a plan to go on after the end of the time that is paid. */
const isForLater = ({ ends_on: day, time_zone: zone }: Declaration, end: Date | null): boolean =>
  day !== null && end !== null && endOfDay(day, zone).getTime() > end.getTime() + 86_400_000;

/**
 * Cancels the plan of the contract's buyer, as their own page would, a guest's too: as early as the law allows unless a
 * day is named. One for cause stops the renewal at once; whether it also ends the paid time is the operator's decision, and so is an end after that time.
 */
async function cancel(
  trx: Kysely<Database>,
  services: Services,
  declaration: Declaration,
  { user_id: userId, product_id: productId, purpose }: Order,
): Promise<Effect> {
  const plan = await trx
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  // A gift's plan is its receiver's, and what isn't a plan doesn't renew.
  if (!plan || purpose === 'PRESENT') return forOperator;
  const live = await lockLive(trx, userId);
  if (!live) return declaration.for_cause ? forOperator : done;
  const { id: subscriptionId, active_end_date: end } = live.subscription;
  if (isForLater(declaration, end)) return { ...forOperator, subscriptionId };
  await cancelWithin(trx, services, { id: userId }, { isEarly: declaration.ends_on === null });
  return { ...(declaration.for_cause ? forOperator : done), subscriptionId };
}

/** Does what a declaration about a known contract asks for, as far as nobody has to decide it. Can be repeated. */
export const takeEffect = (
  trx: Kysely<Database>,
  services: Services,
  declaration: Declaration,
  order: Order,
): Promise<Effect> =>
  declaration.kind === 'WITHDRAWAL'
    ? withdraw(trx, services, declaration, order)
    : cancel(trx, services, declaration, order);
