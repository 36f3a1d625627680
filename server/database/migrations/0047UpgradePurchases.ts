import { sql, type Kysely } from 'kysely';

/** Lists upgrades that were paid before they were purchases, each in the state that a purchase of a plan would have. */
const backfill = `
  insert into purchases (id, user_id, order_id, product_id, tariff_id, status, spent_at, created_at)
  select o.id, o.user_id, o.id, o.product_id, o.tariff_id,
    case when o.status = 'REFUNDED' then 'REFUNDED'
      when g.is_left then 'ACTIVE'
      when s.ended_at is null then 'SPENT'
      else 'EXPIRED' end,
    case when o.status = 'PAID' and not g.is_left and s.ended_at is null then g.spent_at end,
    coalesce(o.paid_at, o.created_at)
  from orders o
  join subscriptions s on s.id = o.subscription_id
  cross join lateral (
    select coalesce(bool_or(revoked_at is null and (ends_at is null or ends_at > now())), false) as is_left,
      least(max(coalesce(revoked_at, ends_at)), now()) as spent_at
    from grants where order_id = o.id and kind = 'PLAN') g
  where o.purpose = 'UPGRADE' and o.status in ('PAID', 'REFUNDED')
    and not exists (select from purchases p where p.order_id = o.id)`;

export async function up(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
  await sql.raw(backfill).execute(db);
}
