import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import type { Minor } from '../../../src/shared/money.ts';
import { rebuildChain } from '../grants/chain.ts';
import { credit } from '../grants/credit.ts';
import { liveGrantOf, liveGrants, type Grant } from '../grants/grants.ts';
import { closeProductGaps } from '../grants/productTime.ts';
import { heldBy, recognize, regrant, revalue } from '../grants/value.ts';
import { lockOrder, type Order } from '../orders/locks.ts';
import { followGrants } from '../subscriptions/followGrants.ts';
import { lockLive } from '../subscriptions/lock.ts';
import { daysAfter } from '../subscriptions/schedule.ts';
import { closeDifference, orderDifference } from './differenceOrder.ts';
import { mailDifference } from './mailDifference.ts';
import type { RefundRow } from './refundSources.ts';
import type { Claim } from './valueSources.ts';

export type ClaimRow = Selectable<Database['value_claims']>;

/** Takes what nobody paid the difference for, once its time is up; implemented in `settleClaim.ts`. */
export const claimDue = declareJob({
  kind: 'claim.settle',
  payload: v.object({ claimId: v.string() }),
  lane: 'internal',
});

/** Refunds a difference that is not owed any more; implemented there too. */
export const differenceBack = declareJob({
  kind: 'claim.refund',
  payload: v.object({ claimId: v.string() }),
  lane: 'internal',
});

/** How long the difference can be paid if the order is for no plan, or for one that is never overdue; in days. */
const graceDays = 14;

/**
 * Records what a refund or dispute took of orders that its payment had been credited to. Nothing ends yet: their owners
 * are told, and can pay the difference until it does (`claimDue`).
 */
export async function raiseClaims(
  trx: Kysely<Database>,
  services: Services,
  refundId: string,
  currencyId: string,
  claims: readonly Claim[],
): Promise<void> {
  const now = services.clock();
  for (const claim of claims) {
    const live = await liveGrantOf(trx, claim.orderId, now);
    const id = randomUUID();
    const dueAt = daysAfter(now, await graceOf(trx, live));
    const payableBy = live
      ? await orderDifference(trx, now, live.user_id, { claim, currencyId, dueAt })
      : undefined;
    await trx
      .insertInto('value_claims')
      .values({
        id,
        refund_id: refundId,
        from_order_id: claim.fromOrderId,
        order_id: claim.orderId,
        amount_minor: claim.amount,
        unused_minor: claim.unused,
        held_minor: claim.held,
        state: live ? 'OPEN' : 'SETTLED',
        payable_by: payableBy?.id ?? null,
        due_at: dueAt,
        created_at: now,
        closed_at: live ? null : now,
      })
      .execute();
    if (!live) continue;
    await revalue(trx, now, claim.orderId);
    await enqueue(trx, claimDue, { claimId: id }, dueAt);
    if (payableBy) await mailDifference(trx, services, payableBy, live);
  }
}

async function graceOf(trx: Kysely<Database>, live: Grant | undefined): Promise<number> {
  const plan =
    live?.kind === 'PLAN'
      ? await trx.selectFrom('plans').select('due_period').where('id', '=', live.subject).executeTakeFirst()
      : undefined;
  return plan?.due_period || graceDays;
}

/** Closes a claim that is still open; false if it was closed. */
export async function closeClaim(
  trx: Kysely<Database>,
  now: Date,
  { id }: Pick<ClaimRow, 'id'>,
  state: 'PAID' | 'SETTLED' | 'DROPPED',
  endedMs: number | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('value_claims')
    .set({ state, closed_at: now, ended_ms: endedMs })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Books that the difference of a claim was paid: what the order has is worth as much as before. */
export async function payDifference(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const claim = await trx
    .selectFrom('value_claims')
    .selectAll()
    .where('payable_by', '=', order.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!(await closeClaim(trx, now, claim, 'PAID'))) throw new Error(`claim ${claim.id} is closed already`);
  await recognize(trx, now, { ids: [claim.order_id] });
  await credit(trx, now, { id: claim.order_id, currency_id: order.currency_id }, [
    { orderId: order.id, amount: claim.unused_minor },
  ]);
  await revalue(trx, now, claim.order_id);
  await recognize(trx, now, { ids: [order.id] });
}

/** The claims of some refunds, or on an order, oldest first. */
const claimsOf = (trx: Kysely<Database>, by: { refunds: readonly RefundRow[] } | { orderId: string }) =>
  trx
    .selectFrom('value_claims')
    .selectAll()
    .where((eb) =>
      'orderId' in by
        ? eb('order_id', '=', by.orderId)
        : eb('refund_id', 'in', ['', ...by.refunds.map(({ id }) => id)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Drops the claims of refunds that were reversed: the caller has booked their value back. A difference that was paid is
 * refunded, and time that was taken comes back.
 */
export async function dropClaims(
  trx: Kysely<Database>,
  services: Services,
  refunds: readonly RefundRow[],
): Promise<void> {
  const now = services.clock();
  for (const claim of await claimsOf(trx, { refunds })) {
    if (claim.state === 'PAID') await enqueue(trx, differenceBack, { claimId: claim.id }, now);
    if (claim.state === 'OPEN') {
      await closeClaim(trx, now, claim, 'DROPPED');
      await closeDifference(trx, services, claim);
    }
    if (claim.state === 'SETTLED') {
      await trx.updateTable('value_claims').set({ state: 'DROPPED' }).where('id', '=', claim.id).execute();
      await giveBack(trx, services, claim);
    } else await revalue(trx, now, claim.order_id);
  }
}

/**
 * Gives back what a settled claim took. If its order is undone by now, the value returns to the order that it came
 * from.
 */
async function giveBack(trx: Kysely<Database>, services: Services, claim: ClaimRow): Promise<void> {
  const now = services.clock();
  const { order_id: orderId, from_order_id: from, ended_ms: ended } = claim;
  const held = await heldBy(trx, now, orderId);
  const live = await liveGrantOf(trx, orderId, now);
  if (!live) {
    const { currency_id: currencyId } = await lockedOrder(trx, orderId);
    await credit(trx, now, { id: orderId, currency_id: currencyId }, [{ orderId: from, amount: -held }]);
    return;
  }
  const end = live.ends_at && new Date(live.ends_at.getTime() + (ended ?? 0));
  await changeTime(trx, services, live, held, end);
}

async function lockedOrder(trx: Kysely<Database>, orderId: string): Promise<Order> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

/** Grants what is live with another value and end; later time of its owner moves with it. */
export async function changeTime(
  trx: Kysely<Database>,
  services: Services,
  live: Grant,
  value: Minor,
  end: Date | null,
): Promise<void> {
  const now = services.clock();
  const changed = await regrant(trx, now, live, value, end);
  if (live.kind !== 'PLAN') {
    await closeProductGaps(trx, now, [changed]);
    return;
  }
  await rebuildChain(trx, now, live.user_id, await liveGrants(trx, live.user_id, now, 'PLAN'));
  const subscription = await lockLive(trx, live.user_id);
  if (subscription) await followGrants(trx, services, subscription.subscription.id);
}

/** Closes the claims on an order that was undone: nothing is left to take. A difference that was paid is refunded. */
export async function releaseClaims(
  trx: Kysely<Database>,
  services: Services,
  orderId: string,
): Promise<void> {
  const now = services.clock();
  for (const claim of await claimsOf(trx, { orderId })) {
    if (claim.state === 'PAID') await enqueue(trx, differenceBack, { claimId: claim.id }, now);
    if (claim.state !== 'OPEN') continue;
    await closeClaim(trx, now, claim, 'SETTLED');
    await closeDifference(trx, services, claim);
  }
}

/** The part of a claim's value that its order lost, as a share of what it held. */
export const shareTaken = ({ unused_minor: unused, held_minor: held }: ClaimRow): number =>
  held === 0 ? 0 : unused / held;
