import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockAttempts, lockOrder, type Order, type Transaction } from '../orders/locks.ts';
import { lockOn } from '../subscriptions/lock.ts';

/** A locked transaction with the order it pays and all attempts on that order; a top-up has no order. */
export interface Locked {
  readonly order: Order | undefined;
  readonly attempts: readonly Transaction[];
  /** Undefined if there's no such transaction. */
  readonly attempt: Transaction | undefined;
  /** Whether the account that placed the order is blocked or erased, so that nothing may be sold to it. */
  readonly isBlocked: boolean;
}

/**
 * Locks the user whose time and products an order changes, if any; lock order: before the order. A merge holds the
 * guest's lock while it moves the order, and an erasure that of the account, so both are read again once the lock is
 * ours. Returns whether the account that placed the order is blocked.
 */
async function lockReceiverOf(trx: Kysely<Database>, orderId: string): Promise<boolean> {
  for (let locked: string | null | undefined; ;) {
    const { rows } = await sql<{ owner: string | null; is_blocked: boolean }>`
      select owner, is_blocked, ${lockOn(sql`owner`)} from (
        -- The person who redeemed a present has its time.
        select case when purpose = 'PRESENT' then redeemed_by else orders.user_id end as owner,
          users.blocked_at is not null as is_blocked
        from orders join users on users.id = orders.user_id
        left join presents on presents.order_id = orders.id where orders.id = ${orderId}) as receiver`.execute(
      trx,
    );
    const owner = rows[0]?.owner ?? null;
    if (owner === null || owner === locked) return rows[0]?.is_blocked === true;
    locked = owner;
  }
}

/**
 * Keeps the owner of a top-up from being erased while it's decided: erasure takes its own lock on the owner before it
 * gets to the wallets. The owner is read again once the lock is ours.
 */
async function lockOwnerOf(trx: Kysely<Database>, transactionId: string): Promise<void> {
  for (let locked: string | undefined; ;) {
    const owner = await trx
      .selectFrom('transactions')
      .select('user_id')
      .where('id', '=', transactionId)
      .executeTakeFirst();
    if (!owner || owner.user_id === locked) return;
    await trx.selectFrom('users').select('id').where('id', '=', owner.user_id).forShare().execute();
    locked = owner.user_id;
  }
}

/**
 * Locks everything that deciding a transaction may change, always in this lock order: the time and products of the user
 * who gets them, the order, the order's transactions; for a top-up, its owner and then the top-up. Wallets come last
 * (`post`).
 */
export async function lockForPayment(
  trx: Kysely<Database>,
  { id, order_id: orderId }: Pick<Transaction, 'id' | 'order_id'>,
): Promise<Locked> {
  if (orderId === null) {
    await lockOwnerOf(trx, id);
    const attempt = await trx
      .selectFrom('transactions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return { order: undefined, attempts: attempt ? [attempt] : [], attempt, isBlocked: false };
  }
  const isBlocked = await lockReceiverOf(trx, orderId);
  const order = await lockOrder(trx, orderId);
  const attempts = await lockAttempts(trx, orderId);
  return { order, attempts, attempt: attempts.find((each) => each.id === id), isBlocked };
}
