import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import type { Database } from '../../database/schema.ts';
import type { SavedMethodDetails } from '../payments/provider.ts';
import type { Transaction } from '../orders/locks.ts';

/** Inserts a method that its provider saved, once; returns its id. */
export async function insertSavedMethod(
  trx: Kysely<Database>,
  now: Date,
  { userId, provider, method }: { userId: string; provider: string; method: SavedMethodDetails },
): Promise<string> {
  const { id } = await trx
    .insertInto('saved_methods')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider,
      reference: method.reference,
      label: method.label,
      created_at: now,
    })
    .onConflict((conflict) =>
      // Reported twice, or used again after its removal.
      conflict.columns(['provider', 'reference']).doUpdateSet({ label: method.label, removed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a method that its provider saved at the buyer's request, and lets the subscription it paid for renew with it.
 * Accounts with an unverified address store none. It replaces another saved method only by paying a renewal, since then
 * the other one failed.
 */
export async function savePaymentMethod(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  method: SavedMethodDetails,
): Promise<void> {
  // The email address may have changed owners during the payment.
  if (!attempt.save_method || !(await mayHoldMoneyById(trx, attempt.user_id))) return;
  const id = await insertSavedMethod(trx, now, {
    userId: attempt.user_id,
    provider: attempt.payment_method,
    method,
  });
  if (attempt.order_id === null) return;
  const order = await trx
    .selectFrom('orders')
    .leftJoin('plans', 'plans.product_id', 'orders.product_id')
    .select(['orders.purpose', 'orders.subscription_id', 'plans.id as plan_id'])
    .where('orders.id', '=', attempt.order_id)
    .executeTakeFirstOrThrow();
  const paid = trx
    .updateTable('subscriptions')
    .set({ saved_method_id: id })
    .where('user_id', '=', attempt.user_id)
    .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE']);
  await (
    order.purpose === 'RENEWAL'
      ? paid.where('id', '=', order.subscription_id ?? '')
      : paid.where('saved_method_id', 'is', null).where('plan_id', '=', order.plan_id ?? '')
  ).execute();
}
