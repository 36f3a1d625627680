import { sql } from 'kysely';

/** Checks that each order was paid as its state says, and granted what it's for. A row for each break. */
export const deliveryBreaks = [
  sql<{ what: string }>`with paying as (
      select o.id, o.status, count(t.id) filter (where t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED')) as payments,
        count(t.id) filter (where t.status in ('REFUNDED', 'CHARGED_BACK')) as given_back
      from orders o left join transactions t on t.order_id = o.id group by o.id)
    select 'order ' || id || ' is ' || status || ' and holds ' || payments || ' payments' as what
      from paying where payments <> (case status when 'PAID' then 1 else 0 end)
    union all
    select 'order ' || id || ' is REFUNDED and nothing was given back' from paying
      where status = 'REFUNDED' and payments + given_back = 0`,
  sql<{ what: string }>`select 'order ' || o.id || ' is ' || o.status || ' and another total was paid' as what
    from orders o join transactions t on t.order_id = o.id and t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED')
    where o.status = 'PAID' and (t.amount_minor <> o.total_minor or t.currency_id <> o.currency_id)`,
  sql<{
    what: string;
  }>`select 'order ' || o.id || ' is ' || o.status || case when p.id is null then ' without' else ' with' end || ' a purchase' as what
    from orders o left join purchases p on p.order_id = o.id
    where (o.status in ('PAID', 'REFUNDED') and o.purpose in ('PURCHASE', 'UPGRADE')) <> (p.id is not null)`,
  sql<{
    what: string;
  }>`select 'order ' || o.id || ' is ' || o.status || case when p.id is null then ' without' else ' with' end || ' a present' as what
    from orders o left join presents p on p.order_id = o.id
    where (o.status in ('PAID', 'REFUNDED') and o.purpose = 'PRESENT') <> (p.id is not null)`,
  sql<{ what: string }>`select 'order ' || id || ' is for no subscription' as what from orders
    where purpose in ('RENEWAL', 'UPGRADE') and (subscription_id is null or purpose = 'UPGRADE' and plan_id is null)`,
  sql<{
    what: string;
  }>`select 'order ' || id || ' is ' || status || case when paid_at is null then ' without a receipt' else ' with a receipt' end as what
    from orders where (status in ('PAID', 'REFUNDED')) <> (paid_at is not null)`,

  // Time and access come from grants; what the rows of subscriptions say is derived from them. A grant revoked after
  // its end took nothing away.
  sql<{ what: string }>`with chains as (
      select user_id, count(*) filter (where ends_at is null) > 0 as is_endless, max(ends_at) as ends_at
      from grants where kind = 'PLAN' and (revoked_at is null or revoked_at >= ends_at) group by user_id)
    select 'subscription ' || s.id || ' ends another time than what was granted' as what
    from subscriptions s left join chains c on c.user_id = s.user_id
    where s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE') and (c.user_id is null
      or c.is_endless <> (s.active_end_date is null) or not c.is_endless and c.ends_at <> s.active_end_date)`,
  sql<{ what: string }>`select 'grants ' || a.id || ' and ' || b.id || ' count at the same time' as what
    from grants a join grants b on b.user_id = a.user_id and b.kind = 'PLAN' and b.id > a.id
    where a.kind = 'PLAN' and a.revoked_at is null and b.revoked_at is null
      and a.starts_at < coalesce(b.ends_at, 'infinity') and b.starts_at < coalesce(a.ends_at, 'infinity')`,
  sql<{ what: string }>`select 'order ' || o.id || ' is ' || o.status || ' and granted nothing' as what
    from orders o where o.status = 'PAID' and o.purpose not in ('PRESENT', 'DIFFERENCE')
      and not exists (select from grants g where g.order_id = o.id)
      and not exists (select from purchases p where p.order_id = o.id and p.status = 'PENDING')
    union all
    select 'purchase ' || p.id || ' waits and has been granted' from purchases p join grants g on g.order_id = p.order_id
    where p.status = 'PENDING'
    union all
    select 'purchase ' || p.id || ' waits for nothing' from purchases p
    where p.status = 'PENDING' and (p.starts_at is null or not exists (
      select from jobs j where j.kind = 'delivery.start' and j.payload ->> 'orderId' = p.order_id))`,
  sql<{ what: string }>`select 'order ' || o.id || ' is ' || o.status || ' and grants ' || g.id as what
    from orders o join grants g on g.order_id = o.id and g.revoked_at is null
    where o.status = 'REFUNDED'`,

  // Purchases.
  sql<{
    what: string;
  }>`select 'purchase ' || p.id || ' is ' || p.status || ' and its order ' || o.status as what
    from purchases p
    left join presents gift on gift.id = p.present_id
    join orders o on o.id = coalesce(p.order_id, gift.order_id)
    where p.status = 'ACTIVE' and o.status = 'REFUNDED' or p.status in ('REFUNDED', 'CANCELED') and o.status = 'PAID'`,
  sql<{ what: string }>`select 'purchase ' || p.id || ' belongs to another person than its order' as what
    from purchases p
    left join presents gift on gift.id = p.present_id
    left join orders o on o.id = p.order_id
    where p.user_id <> coalesce(o.user_id, gift.redeemed_by)`,
  sql<{
    what: string;
  }>`select 'order ' || o.id || ' belongs to another person than its payment ' || t.id as what
    from orders o join transactions t on t.order_id = o.id
    where t.user_id <> o.user_id and t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')`,
  sql<{
    what: string;
  }>`select 'purchase ' || p.id || ' is open until another time than what was granted' as what
    from purchases p
    left join presents gift on gift.id = p.present_id
    join lateral (
      select max(g.ends_at) as ends_at from grants g
      where g.order_id = coalesce(p.order_id, gift.order_id) and g.kind = 'PRODUCT' and g.revoked_at is null
      having count(*) > 0) g on true
    where p.status = 'ACTIVE' and p.available_to is distinct from g.ends_at`,
  // Grants.
  sql<{ what: string }>`select 'order ' || order_id || ' grants the same ' || count(*) || ' times' as what
    from grants where revoked_at is null and kind in ('PLAN', 'PRODUCT') and order_id is not null
    group by order_id, kind, subject, tariff having count(*) > 1`,
  sql<{
    what: string;
  }>`select 'order ' || o.id || ' is PAID and its grant ' || g.id || ' was revoked as refunded' as what
    from grants g join orders o on o.id = g.order_id
    where o.status = 'PAID' and g.revoked_because = 'REFUNDED' and g.kind <> 'ACTIVATION'
      and (g.ends_at is null or g.ends_at > g.revoked_at)
      and not exists (select from grants rest where rest.follows = g.id and rest.kind = g.kind)`,
  sql<{
    what: string;
  }>`select 'grant ' || g.id || ' belongs to another person than its order' as what
    from grants g
    join orders o on o.id = g.order_id
    left join presents gift on gift.order_id = o.id
    where g.revoked_at is null and g.kind in ('PLAN', 'PRODUCT')
      and g.user_id not in (o.user_id, coalesce(gift.redeemed_by, o.user_id))
      -- A guest's time that waits for an account whose address is not proven yet.
      and not exists (select from users u where u.id = g.user_id and u.merged_into in (o.user_id, gift.redeemed_by))`,
  sql<{
    what: string;
  }>`select 'present ' || p.id || ' is ' || p.status || ' with a grant' as what
    from presents p
    left join lateral (select g.id from grants g where g.order_id = p.order_id and g.kind in ('PLAN', 'PRODUCT') limit 1) g on true
    where p.status <> 'REDEEMED' and g.id is not null`,
  sql<{ what: string }>`select 'present ' || p.id || ' is REDEEMED without a grant' as what
    from presents p
    where p.status = 'REDEEMED' and not exists (select from grants g where g.order_id = p.order_id)
      -- A plan beside one without an end added nothing before such gifts were refused.
      and not exists (select from grants g where g.user_id = p.redeemed_by and g.kind = 'PLAN' and g.ends_at is null)`,
  sql<{ what: string }>`select 'activation ' || a.id || ' is ACTIVE without a grant' as what
    from subscription_purchases a join subscriptions s on s.id = a.subscription_id
    where a.status = 'ACTIVE' and not exists (select from grants g
      where g.kind = 'ACTIVATION' and g.user_id = s.user_id and g.subject = a.product_id and g.revoked_at is null)`,
  sql<{
    what: string;
  }>`select 'promo code ' || p.code || ' was used ' || p.uses || ' times and paid with ' || c.paid || ' times' as what
    from promo_codes p
    cross join lateral (select count(*) as paid from orders o where o.promo_code = p.code and o.paid_at is not null) c
    where p.uses > c.paid or p.uses < least(c.paid, coalesce(p.max_uses, c.paid))`,
  sql<{ what: string }>`select 'order ' || o.id || ' says another price or tax than when it was paid' as what
    from orders o where o.paid_at is not null and o.seal is distinct from order_seal(o)`,
];

/** People who have time of a plan at an instant, and no subscription that shows it. */
export const timeWithoutSubscription = (now: Date) => sql<{ what: string }>`
  select distinct 'user ' || g.user_id || ' has plan time and no live subscription' as what
  from grants g
  where g.kind = 'PLAN' and g.revoked_at is null and (g.ends_at is null or g.ends_at > ${now})
    and not exists (
      select from subscriptions s where s.user_id = g.user_id and s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE'))`;
