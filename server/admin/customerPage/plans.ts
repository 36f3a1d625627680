import type { Kysely } from 'kysely';
import type { Customer } from '../../../src/shared/desk/customer.ts';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { localize } from '../../catalogue/words.ts';
import { nextCharge } from '../../commerce/subscriptions/dueCharge.ts';
import { liveSubscription } from '../../commerce/subscriptions/lock.ts';
import type { Database } from '../../database/schema.ts';

type Plan = Customer['plans'][number];

/** The subscriptions of some people with what happened to them, the newest first. */
export async function plansOf(
  db: Kysely<Database>,
  now: Date,
  userIds: readonly string[],
  lang: Lang = fallbackLang,
): Promise<Plan[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .innerJoin('currencies', 'currencies.id', 'subscriptions.currency_id')
    .selectAll('subscriptions')
    .select(['plans.title', 'code', 'digits'])
    .where('user_id', 'in', ['', ...userIds])
    .orderBy('subscriptions.created_at', 'desc')
    .execute();
  const events = await db
    .selectFrom('subscription_events')
    .leftJoin('currencies', 'currencies.id', 'subscription_events.currency_id')
    .select(['subscription_id', 'kind', 'plan_id', 'amount_minor', 'created_at', 'code', 'digits'])
    .where('subscription_id', 'in', ['', ...rows.map(({ id }) => id)])
    .orderBy('created_at')
    .orderBy('subscription_events.position')
    .execute();
  const next = new Map<string, Plan['next']>();
  for (const userId of new Set(rows.map(({ user_id: id }) => id))) {
    const live = await liveSubscription(db, userId);
    const due = live && (await nextCharge(db, now, live));
    if (!live || !due) continue;
    const { code, digits } = await db
      .selectFrom('currencies')
      .select(['code', 'digits'])
      .where('id', '=', due.currencyId)
      .executeTakeFirstOrThrow();
    next.set(live.id, { at: due.date.toISOString(), amount: toDecimal(due.amount, digits), currency: code });
  }
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    plan: row.plan_id,
    title: localize(row.title, lang),
    status: row.status,
    price: { amount: toDecimal(row.price_minor, row.digits), currency: row.code },
    endsAt: row.active_end_date?.toISOString() ?? null,
    renews: row.renew,
    next: next.get(row.id) ?? null,
    isTrial: row.is_trial,
    events: events
      .filter((each) => each.subscription_id === row.id)
      .map((each) => ({
        at: each.created_at.toISOString(),
        kind: each.kind,
        plan: each.plan_id,
        amount:
          each.amount_minor === null || each.digits === null || each.code === null
            ? null
            : { amount: toDecimal(each.amount_minor, each.digits), currency: each.code },
      })),
  }));
}
