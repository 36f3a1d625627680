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
    where (o.status in ('PAID', 'REFUNDED') and o.purpose = 'PURCHASE') <> (p.id is not null)`,
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
    from orders o where o.status = 'PAID' and o.purpose <> 'PRESENT'
      and not exists (select from grants g where g.order_id = o.id)`,
  sql<{ what: string }>`select 'order ' || o.id || ' is ' || o.status || ' and grants ' || g.id as what
    from orders o join grants g on g.order_id = o.id and g.revoked_at is null
    where o.status = 'REFUNDED'`,
];
