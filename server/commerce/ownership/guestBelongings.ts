import type { Kysely, Selectable } from 'kysely';
import { normalizeEmail } from '../../../src/shared/texts.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';

type Subscription = Selectable<Database['subscriptions']>;

/** The orders and subscriptions of one guest that belong to one email address. */
export interface Belongings {
  readonly orderIds: string[];
  /** Those that were paid, newest first. */
  readonly paidOrderIds: string[];
  readonly subscriptions: Subscription[];
}

/**
 * A guest's belongings, by email address: an order belongs to the address it was paid with; a subscription, and the
 * orders that keep paying for it, to the address of the order that started it. If that is unknown, to the guest's own.
 */
export async function belongingsOf(
  db: Kysely<Database>,
  guest: Pick<User, 'id' | 'email'>,
): Promise<Map<string, Belongings>> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'email', 'subscription_id', 'status'])
    .where('user_id', '=', guest.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', guest.id)
    .execute();
  const emails = new Map(orders.map(({ id, email }) => [id, email]));
  const addressOf = (email: string | null | undefined): string => normalizeEmail(email ?? guest.email ?? '');
  const subscribers = new Map(
    subscriptions.map(({ id, order_id: begunBy }) => [id, addressOf(emails.get(begunBy ?? ''))]),
  );

  const all = new Map<string, Belongings>();
  const at = (address: string): Belongings => {
    const known = all.get(address) ?? { orderIds: [], paidOrderIds: [], subscriptions: [] };
    all.set(address, known);
    return known;
  };
  for (const { id, email, subscription_id: paysFor, status } of orders) {
    const { orderIds, paidOrderIds } = at(subscribers.get(paysFor ?? '') ?? addressOf(email));
    orderIds.push(id);
    if (status === 'PAID') paidOrderIds.push(id);
  }
  for (const subscription of subscriptions)
    at(subscribers.get(subscription.id) ?? addressOf(null)).subscriptions.push(subscription);
  return all;
}
