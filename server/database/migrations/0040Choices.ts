import { sql, type Kysely } from 'kysely';

const live = `('TRIALING', 'ACTIVE', 'PAST_DUE')`;

const statements = [
  `create table subscription_choices (
    id text primary key,
    subscription_id text not null references subscriptions,
    act text not null check (act in ('CHOSE', 'EXTENDED', 'RENEWED', 'GIFTED', 'CANCELED', 'RESUMED', 'PLANNED',
      'DROPPED', 'TOLD', 'PAUSED', 'UNPAUSED', 'ENDED')),
    order_id text references orders,
    plan_id text references plans,
    instead_of text references plans,
    tariff_id text references tariffs,
    currency_id text references currencies,
    amount_minor bigint check (amount_minor >= 0),
    list_minor bigint check (list_minor >= 0),
    paid_minor bigint check (paid_minor >= 0),
    renews boolean,
    holds_from timestamptz,
    because text,
    created_at timestamptz not null,
    position bigint generated always as identity,
    check (act not in ('CHOSE', 'EXTENDED', 'RENEWED', 'GIFTED', 'PLANNED', 'TOLD')
      or plan_id is not null and currency_id is not null and amount_minor is not null),
    check (act not in ('CHOSE', 'EXTENDED', 'RENEWED', 'GIFTED') or renews is not null),
    check (act <> 'TOLD' or holds_from is not null))`,
  `create index subscription_choices_made on subscription_choices (subscription_id, created_at, position)`,
  `create index subscription_choices_order on subscription_choices (order_id) where order_id is not null`,

  // A renewal that was canceled because something else renews can be replaced; any other period is charged once.
  `drop index orders_renewal_once`,
  `create unique index orders_renewal_once on orders (subscription_id, period_end)
    where purpose = 'RENEWAL' and status <> 'EXPIRED'`,
  `create index orders_renewals on orders (subscription_id, period_end) where purpose = 'RENEWAL'`,

  // Every payment for a subscription, and every gift.
  `create temporary table past_payments on commit drop as
    select s.id as subscription_id, o.id as order_id, coalesce(g.redeemed_at, o.paid_at) as paid_at,
      coalesce(o.plan_id, p.id) as plan_id, o.tariff_id, o.currency_id, o.default_minor, o.total_minor, o.purpose,
      o.is_trial, o.period_end,
      row_number() over (partition by s.id, o.purpose = 'PRESENT'
        order by coalesce(g.redeemed_at, o.paid_at) desc, o.id desc) as back,
      row_number() over (partition by s.id, o.purpose = 'PRESENT'
        order by coalesce(g.redeemed_at, o.paid_at), o.id) as nth
    from subscriptions s
    join orders o on o.paid_at is not null
      and (o.status = 'PAID' or o.status = 'REFUNDED' and s.status not in ${live})
    left join presents g on g.order_id = o.id
    join plans p on p.product_id = o.product_id
    where o.id = s.order_id or o.subscription_id = s.id
      or coalesce(g.redeemed_at, o.paid_at) >= s.created_at
        and (s.ended_at is null or coalesce(g.redeemed_at, o.paid_at) <= s.ended_at)
        and (o.purpose = 'PURCHASE' and o.user_id = s.user_id or g.redeemed_by = s.user_id)`,

  // What the columns say now.
  `create temporary table present_terms on commit drop as
    select s.*, s.status in ${live} as is_live, last.order_id as last_order_id, last.paid_at as last_paid_at,
      is_return,
      case when is_return then s.next_plan_id when s.renew or last.plan_id is null then s.plan_id else last.plan_id end
        as chosen_plan_id,
      coalesce(case when is_return then s.next_told_minor end, s.told_minor, s.price_minor) as chosen_told_minor,
      case when last.plan_id = (case when is_return then s.next_plan_id when s.renew then s.plan_id else last.plan_id end)
        then last.tariff_id end as chosen_tariff_id,
      u.deletion_date is not null as is_leaving
    from subscriptions s
    join users u on u.id = s.user_id
    left join past_payments last on last.subscription_id = s.id and last.purpose <> 'PRESENT' and last.back = 1
    cross join lateral (
      -- A gift of another plan runs, and the plan before it renews afterwards.
      select s.next_plan_id is not null and exists (
          select from grants g where g.user_id = s.user_id and g.kind = 'PLAN' and g.source = 'PRESENT'
            and g.revoked_at is null and g.subject = s.plan_id and g.starts_at <= now() and g.ends_at > now())
        and not exists (
          select from subscription_events e where e.subscription_id = s.id and e.kind = 'CHANGE_PLANNED'
            and e.plan_id = s.next_plan_id and e.created_at >= coalesce((select max(c.created_at)
              from subscription_events c where c.subscription_id = s.id and c.kind = 'CHANGED'), s.created_at))
        as is_return) as way`,

  `insert into subscription_choices (id, subscription_id, act, order_id, plan_id, tariff_id, currency_id, amount_minor,
      paid_minor, renews, holds_from, created_at)
    select gen_random_uuid()::text, t.id,
      case p.purpose when 'PRESENT' then 'GIFTED' when 'RENEWAL' then 'RENEWED'
        when 'PURCHASE' then case when p.nth = 1 then 'CHOSE' else 'EXTENDED' end else 'CHOSE' end,
      p.order_id,
      case when is_last then t.chosen_plan_id else p.plan_id end,
      case when is_last then t.chosen_tariff_id else p.tariff_id end,
      case when is_last then t.currency_id else p.currency_id end,
      case when is_last then t.chosen_told_minor else p.default_minor end,
      case when is_last then t.price_minor else p.total_minor end,
      p.purpose <> 'PRESENT', p.period_end, p.paid_at
    from past_payments p
    join present_terms t on t.id = p.subscription_id
    cross join lateral (select p.order_id = t.last_order_id
      or t.last_order_id is null and p.purpose = 'PRESENT' and p.nth = 1 as is_last) as which
    order by p.paid_at, p.order_id`,
  // Subscriptions from before orders were kept, and those whose payment is unknown.
  `insert into subscription_choices (id, subscription_id, act, plan_id, currency_id, amount_minor, paid_minor, renews,
      created_at)
    select gen_random_uuid()::text, t.id, 'CHOSE', t.chosen_plan_id, t.currency_id, t.chosen_told_minor, t.price_minor,
      true, t.created_at
    from present_terms t where not exists (select from subscription_choices c where c.subscription_id = t.id)`,
  // A gift that its owner renews.
  `insert into subscription_choices (id, subscription_id, act, order_id, created_at)
    select gen_random_uuid()::text, t.id, 'RESUMED', p.order_id, p.paid_at
    from present_terms t join past_payments p on p.subscription_id = t.id and p.purpose = 'PRESENT' and p.nth = 1
    where t.is_live and t.renew and t.last_order_id is null`,
  `insert into subscription_choices (id, subscription_id, act, because, created_at)
    select gen_random_uuid()::text, t.id, case when t.is_leaving and t.stop_reason = 'accountDelete' then 'PAUSED' else 'CANCELED' end,
      case when not (t.is_leaving and t.stop_reason = 'accountDelete') then t.stop_reason end,
      greatest(t.created_at, (select max(c.created_at) from subscription_choices c where c.subscription_id = t.id),
        (select max(e.created_at) from subscription_events e
          where e.subscription_id = t.id and e.kind = 'CANCELED'))
    from present_terms t
    where t.is_live and not t.renew and t.active_end_date is not null
      and (t.stop_reason is not null or t.last_order_id is not null
        or not exists (select from past_payments p where p.subscription_id = t.id))`,
  `insert into subscription_choices (id, subscription_id, act, plan_id, instead_of, currency_id, amount_minor, list_minor,
      holds_from, created_at)
    select gen_random_uuid()::text, t.id, 'PLANNED', t.next_plan_id, t.chosen_plan_id, t.currency_id,
      coalesce(t.next_told_minor, t.told_minor, t.price_minor), t.next_list_minor, t.active_end_date,
      greatest((select max(c.created_at) from subscription_choices c where c.subscription_id = t.id),
        (select max(e.created_at) from subscription_events e
          where e.subscription_id = t.id and e.kind = 'CHANGE_PLANNED'))
    from present_terms t
    where t.is_live and t.renew and t.next_plan_id is not null and not t.is_return`,
  // Who was reminded of the next charge was told its price.
  `insert into subscription_choices (id, subscription_id, act, plan_id, tariff_id, currency_id, amount_minor, list_minor,
      holds_from, created_at)
    select gen_random_uuid()::text, t.id, 'TOLD', coalesce(t.next_plan_id, t.chosen_plan_id),
      case when t.next_plan_id is null then t.chosen_tariff_id end, t.currency_id,
      coalesce(case when t.next_plan_id is not null then t.next_told_minor end, t.told_minor, t.price_minor),
      greatest(coalesce(case when t.next_plan_id is not null then t.next_told_minor end, t.told_minor, t.price_minor),
        case when not t.is_return then t.next_list_minor end),
      t.active_end_date,
      greatest((select max(c.created_at) from subscription_choices c where c.subscription_id = t.id),
        t.active_end_date - case when t.status = 'TRIALING' or p.duration < 28 then 3 else 8 end * interval '24 hours')
    from present_terms t join plans p on p.id = t.plan_id
    where t.is_live and t.renew and t.reminded_for = t.active_end_date`,
  `insert into subscription_choices (id, subscription_id, act, because, created_at)
    select gen_random_uuid()::text, t.id, 'ENDED', t.stop_reason,
      greatest(t.created_at, t.ended_at, (select max(c.created_at) from subscription_choices c where c.subscription_id = t.id))
    from present_terms t where t.status = 'CANCELED'`,

  `create function choices_are_immutable() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.because is not null and new.because is null
        and to_jsonb(new) - 'because' = to_jsonb(old) - 'because'
      then return new; end if;
      raise exception 'a choice is never changed';
    end $$`,
  `create trigger choices_are_immutable before update or delete on subscription_choices
    for each row execute function choices_are_immutable()`,
  `create trigger choices_are_never_emptied before truncate on subscription_choices
    for each statement execute function choices_are_immutable()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
