import { sql, type Kysely } from 'kysely';

/**
 * Lists upgrades that were paid before they were purchases, each in the state that a purchase of a plan would have:
 * spent since other time followed, which was granted at once or later; active while it or the renewal lasts, even past
 * due; refunded only if that came before.
 */
const backfill = `
  insert into purchases (id, user_id, order_id, product_id, tariff_id, status, spent_at, created_at)
  select o.id, o.user_id, o.id, o.product_id, o.tariff_id, state.name,
    case when state.name = 'SPENT' then next.starts_at end,
    coalesce(o.paid_at, o.created_at)
  from orders o
  join subscriptions s on s.id = o.subscription_id
  cross join lateral (
    select max(coalesce(least(revoked_at, ends_at), 'infinity')) as ends_at,
      max(revoked_at) filter (where revoked_because = 'REFUNDED') as refunded_at
    from grants where order_id = o.id and kind = 'PLAN') own
  left join lateral (
    select min(greatest(created_at, own.ends_at)) as starts_at
    from grants
    where user_id = o.user_id and kind = 'PLAN' and order_id is distinct from o.id
      and coalesce(least(revoked_at, ends_at), 'infinity') > own.ends_at
      and created_at < coalesce(s.ended_at, 'infinity')) next on next.starts_at <= now()
  cross join lateral (
    select case
      when own.ends_at > now() then 'ACTIVE'
      when own.refunded_at <= coalesce(next.starts_at, s.ended_at, 'infinity') then 'REFUNDED'
      when next.starts_at is not null then 'SPENT'
      when s.ended_at is null then 'ACTIVE'
      else 'EXPIRED' end as name) state
  where o.purpose = 'UPGRADE' and o.status in ('PAID', 'REFUNDED')
    and not exists (select from purchases p where p.order_id = o.id)`;

export async function up(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
  await sql.raw(backfill).execute(db);
}
