import { sql, type Kysely } from 'kysely';

const day = `interval '24 hours'`;

const statements = [
  `create table grants (
    id text primary key,
    order_id text references orders,
    user_id text not null references users,
    kind text not null check (kind in ('PLAN', 'PRODUCT', 'ACTIVATION')),
    subject text not null,
    tariff text,
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at >= starts_at),
    source text not null check (source in ('PURCHASE', 'RENEWAL', 'PRESENT', 'TRIAL', 'ACTIVATION', 'GOODWILL')),
    paid_minor bigint not null default 0 check (paid_minor >= 0),
    currency_id text references currencies,
    payer_id text references users,
    follows text references grants,
    created_at timestamptz not null,
    revoked_at timestamptz,
    revoked_because text check (
      revoked_because in ('REFUNDED', 'UPGRADED', 'MOVED', 'MERGED', 'ABSORBED', 'ENDED')),
    revoked_for text references orders,
    check ((revoked_at is null) = (revoked_because is null)),
    check (revoked_for is null or revoked_at is not null))`,
  `create index grants_user on grants (user_id, kind, starts_at)`,
  `create index grants_payer on grants (payer_id)`,
  `create index grants_order on grants (order_id)`,
  `create index grants_revoked_for on grants (revoked_for) where revoked_for is not null`,

  // When the announced price was announced; and both for the plan that follows.
  `alter table subscriptions
    add column told_at timestamptz,
    add column next_told_minor bigint,
    add column anchor_day smallint check (anchor_day between 1 and 31),
    add column switch_at timestamptz`,
  `update subscriptions set told_at = coalesce(last_payment_date, created_at),
    next_told_minor = case when next_plan_id is not null then told_minor end,
    anchor_day = extract(day from coalesce(period_start, last_payment_date, created_at) at time zone 'UTC')`,
  // For planned changes, this column held the announced price of the next plan: reset it to the current plan's list
  // price.
  `update subscriptions s set told_minor = coalesce((
      select min(p.default_minor) from plans join tariffs t on t.product_id = plans.product_id
        join prices p on p.tariff_id = t.id and p.currency_id = s.currency_id
      where plans.id = s.plan_id), s.price_minor)
    where next_plan_id is not null`,

  // Plan time: what each order paid for, laid out backwards from the current end, so that no end moves.
  `insert into grants (id, order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor,
      currency_id, payer_id, created_at)
    with bought as (
      select s.id as subscription_id, s.user_id, s.active_end_date as ends_at, s.status = 'TRIALING' as is_trial,
        coalesce(s.period_start, s.last_payment_date, s.created_at) as begins_at,
        o.id as order_id, o.user_id as payer_id, o.purpose, o.tariff_id, o.currency_id,
        coalesce(g.redeemed_at, o.paid_at) as paid_at, coalesce(o.plan_id, p.id) as plan_id,
        case o.purpose when 'UPGRADE' then o.default_minor else o.total_minor end as paid_minor,
        coalesce(case when not (p.lifetime or p.infinity) then p.duration end, 0) as days
      from subscriptions s
      join orders o on o.status = 'PAID' and o.paid_at is not null
      left join presents g on g.order_id = o.id
      join plans p on p.product_id = o.product_id
      where s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE') and (
        o.id = s.order_id or o.subscription_id = s.id
        or p.id = s.plan_id and not o.is_trial and (
          o.purpose = 'PURCHASE' and o.user_id = s.user_id or g.redeemed_by = s.user_id))),
    recent as (
      select *, row_number() over (partition by subscription_id order by paid_at desc, order_id desc) as back,
        count(*) over (partition by subscription_id) as recents,
        sum(days) over (partition by subscription_id order by paid_at desc, order_id desc) as days_back
      from bought where paid_at >= begins_at or is_trial)
    select gen_random_uuid()::text, order_id, user_id, 'PLAN', plan_id, tariff_id,
      case
        when ends_at is null or back = recents then least(begins_at, coalesce(ends_at, begins_at))
        else greatest(begins_at, least(ends_at, ends_at - days_back * ${day})) end,
      case when ends_at is null then null
        else greatest(begins_at, ends_at - (days_back - days) * ${day}) end,
      case when is_trial then 'TRIAL' when purpose = 'RENEWAL' then 'RENEWAL' when purpose = 'PRESENT' then 'PRESENT'
        else 'PURCHASE' end,
      case when is_trial then 0 else paid_minor end, currency_id, payer_id, paid_at
    from recent where ends_at is not null or back = 1`,
  // Live subscriptions whose payment is unknown, and time paid for before the current period.
  `insert into grants (id, order_id, user_id, kind, subject, starts_at, ends_at, source, paid_minor, currency_id, created_at)
    select gen_random_uuid()::text, null, s.user_id, 'PLAN', s.plan_id,
      least(coalesce(s.period_start, s.last_payment_date, s.created_at), s.active_end_date), s.active_end_date,
      case when s.status = 'TRIALING' then 'TRIAL' else 'GOODWILL' end,
      case when s.status = 'TRIALING' then 0 else coalesce(s.paid_minor, s.price_minor) end, s.currency_id, s.created_at
    from subscriptions s
    where s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE') and not exists (
      select from grants g where g.kind = 'PLAN' and g.user_id = s.user_id
        and g.ends_at is not distinct from s.active_end_date)`,
  `insert into grants (id, order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor,
      currency_id, payer_id, created_at)
    select gen_random_uuid()::text, o.id, s.user_id, 'PLAN', p.id, o.tariff_id,
      least(coalesce(o.period_end, o.paid_at), ends.at),
      least(coalesce(o.period_end, o.paid_at) + coalesce(p.duration, 0) * ${day}, ends.at),
      case when o.purpose = 'RENEWAL' then 'RENEWAL' when o.purpose = 'PRESENT' then 'PRESENT'
        when o.is_trial then 'TRIAL' else 'PURCHASE' end,
      case when o.is_trial then 0 else o.total_minor end, o.currency_id, o.user_id, o.paid_at
    from orders o
    join subscriptions s on s.id = o.subscription_id or s.order_id = o.id
    join plans p on p.id = coalesce(o.plan_id, case when s.order_id = o.id then null else s.plan_id end)
      or o.plan_id is null and s.order_id = o.id and p.product_id = o.product_id
    cross join lateral (select case when s.status = 'CANCELED' then least(s.active_end_date, s.ended_at)
      else coalesce(s.period_start, s.last_payment_date, s.created_at) end as at) as ends
    where o.status = 'PAID' and o.paid_at is not null and ends.at is not null
      and not exists (select from grants g where g.order_id = o.id)`,
  // Any other payment for a plan was used up long ago.
  `insert into grants (id, order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor,
      currency_id, payer_id, created_at)
    select gen_random_uuid()::text, o.id, o.user_id, 'PLAN', coalesce(o.plan_id, p.id), o.tariff_id, o.paid_at, o.paid_at,
      case o.purpose when 'RENEWAL' then 'RENEWAL' else 'PURCHASE' end, o.total_minor, o.currency_id, o.user_id, o.paid_at
    from orders o join plans p on p.product_id = o.product_id
    where o.status = 'PAID' and o.paid_at is not null and o.purpose <> 'PRESENT'
      and not exists (select from grants g where g.order_id = o.id)`,
  `insert into grants (id, order_id, user_id, kind, subject, tariff, starts_at, ends_at, source, paid_minor,
      currency_id, payer_id, created_at, revoked_at, revoked_because)
    select gen_random_uuid()::text, coalesce(b.order_id, g.order_id), b.user_id, 'PRODUCT', b.product_id, b.tariff_id,
      b.created_at, case when b.available_to is not null then greatest(b.available_to, b.created_at) end,
      case when b.present_id is null then 'PURCHASE' else 'PRESENT' end,
      o.total_minor, o.currency_id, o.user_id, b.created_at,
      case when b.status in ('REFUNDED', 'CANCELED') then now() end,
      case when b.status in ('REFUNDED', 'CANCELED') then 'REFUNDED' end
    from purchases b
    left join presents g on g.id = b.present_id
    join orders o on o.id = coalesce(b.order_id, g.order_id)
    where b.status <> 'PENDING' and not exists (select from plans p where p.product_id = b.product_id)`,

  // An activation ends together with its source.
  `update subscription_purchases a set status = 'EXPIRED' from subscriptions s
    where s.id = a.subscription_id and a.status = 'ACTIVE' and s.status not in ('TRIALING', 'ACTIVE', 'PAST_DUE')`,
  `insert into grants (id, order_id, user_id, kind, subject, starts_at, ends_at, source, created_at, follows)
    select gen_random_uuid()::text, p.order_id, s.user_id, 'ACTIVATION', a.product_id, a.created_at,
      case when a.available_to is not null then greatest(a.available_to, a.created_at) end, 'ACTIVATION', a.created_at, p.id
    from subscription_purchases a
    join subscriptions s on s.id = a.subscription_id
    left join lateral (select g.id, g.order_id from grants g
      where g.user_id = s.user_id and g.kind = 'PLAN' and g.starts_at <= a.created_at
      order by g.starts_at desc limit 1) p on true
    where a.status = 'ACTIVE'`,

  // Plan purchases last as long as the time they paid for; nothing remains of an ended subscription.
  `with over as (
      select b.id, max(coalesce(g.revoked_at, g.ends_at)) as at, exists (
          select from subscriptions s where s.user_id = b.user_id
            and s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE')) as is_member
      from purchases b
      join plans p on p.product_id = b.product_id
      left join presents r on r.id = b.present_id
      left join grants g on g.order_id = coalesce(b.order_id, r.order_id) and g.kind = 'PLAN'
      where b.status = 'ACTIVE'
      group by b.id, b.user_id
      having count(*) filter (
        where g.id is not null and g.revoked_at is null and (g.ends_at is null or g.ends_at > now())) = 0)
    update purchases b set status = case when over.is_member then 'SPENT' else 'EXPIRED' end,
      spent_at = case when over.is_member then coalesce(over.at, now()) end
    from over where over.id = b.id`,
  `update subscriptions set activations_left = 0 where status not in ('TRIALING', 'ACTIVE', 'PAST_DUE', 'INCOMPLETE')`,

  `create function grants_are_immutable() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.revoked_at is null and new.revoked_at is not null
        and to_jsonb(new) - array['revoked_at', 'revoked_because', 'revoked_for']
          = to_jsonb(old) - array['revoked_at', 'revoked_because', 'revoked_for']
      then return new; end if;
      raise exception 'a grant is never changed';
    end $$`,
  `create trigger grants_are_immutable before update or delete on grants
    for each row execute function grants_are_immutable()`,
  `create trigger grants_are_never_emptied before truncate on grants
    for each statement execute function grants_are_immutable()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
