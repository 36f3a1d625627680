import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { isBeyondTrying } from './planDays.ts';

/** The columns of an order that tell what it gave. */
export type Given = Pick<
  Order,
  'id' | 'user_id' | 'product_id' | 'tariff_id' | 'gift_id' | 'purpose' | 'paid_at'
>;

/** Everything that counts as use, in one statement. */
const uses = (
  { id, user_id: userId, tariff_id: tariffId, gift_id: giftId }: Given,
  now: Date,
  since: Date,
) => {
  const given = sql`select from grants g where g.order_id = ${id}`;
  return {
    // Its contents were opened, downloaded or read.
    opened: sql`exists (select from grant_uses u join grants g on g.id = u.grant_id where g.order_id = ${id})
      or exists (select from purchases p join item_visits v on v.item_id = p.id where p.order_id = ${id})`,
    key: sql`exists (select from licence_keys where order_id = ${id})`,
    // Its value was credited to another order, or its time is part of another plan's.
    passedOn: sql`exists (${given} and g.revoked_for is not null)`,
    // An event that came with it has begun since.
    attended: sql`exists (
      select from deliverables d join event_dates e on e.deliverable_id = d.id
      where (d.tariff_id = ${tariffId} or d.gift_id = ${giftId})
        and (d.archived_at is null or d.archived_at > ${since}::timestamptz)
        and e.starts_at <= ${now}::timestamptz and e.ends_at > ${since}::timestamptz)`,
    // Something was activated, got its key, or was bought at the member price in its time.
    member: sql`exists (${given} and g.kind = 'PLAN') and (
      exists (${given} and g.kind = 'ACTIVATION')
      or exists (select from subscription_purchases a join subscriptions s on s.id = a.subscription_id
        left join licence_keys k on k.activation_id = a.id
        where s.user_id = ${userId} and (a.created_at >= ${since}::timestamptz or k.given_at >= ${since}::timestamptz))
      or exists (select from orders o where o.user_id = ${userId} and o.is_member_price and o.status <> 'EXPIRED'
        and o.created_at >= ${since}::timestamptz))`,
    redeemed: sql`exists (select from presents where order_id = ${id} and status = 'REDEEMED')`,
  };
};

/**
 * Whether anything that an order gave was used, or can't be told apart from what another one gave. Renewals and plan
 * changes always count as used: what they gave belongs to time that was running before; unless the law lets their buyer
 * withdraw as if they were bought anew.
 */
export async function wasUsed(
  db: Kysely<Database>,
  now: Date,
  order: Given,
  since: Date,
  isAnew = false,
): Promise<boolean> {
  const { opened, key, passedOn, attended, member, redeemed } = uses(order, now, since);
  if (order.purpose !== 'PURCHASE' && order.purpose !== 'PRESENT' && !isAnew) return true;
  // The key of a gift is shown to nobody before it's redeemed.
  const of = order.purpose === 'PRESENT' ? [redeemed, attended] : [opened, key, passedOn, attended, member];
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(
    of.map((use) => sql`(${use})`),
    sql` or `,
  )} as used`.execute(db);
  return rows[0]?.used !== false || isBeyondTrying(db, now, order.id);
}
