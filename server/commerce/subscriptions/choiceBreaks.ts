import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { choicesOf, type ReadChoices } from './choices.ts';
import { foldChoices } from './foldChoices.ts';
import { liveStates, type Subscription } from './lock.ts';
import { columnsOf } from './project.ts';

/** How many subscriptions are compared at once. */
const batch = 1_000;

/** Lists the subscriptions whose columns say something else than their choices and grants come to. */
export async function choiceBreaks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries(now)) found.push(...(await query.execute(db)).rows.map(({ what }) => what));
  for (let after = ''; ;) {
    const subscriptions = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('status', 'in', liveStates)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = subscriptions.at(-1);
    if (!last) return found;
    after = last.id;
    const choices = await choicesOf(
      db,
      subscriptions.map(({ id }) => id),
    );
    for (const each of subscriptions) found.push(...breaksOf(each, choices.get(each.id)));
  }
}

/** What a live subscription says otherwise than its choices. */
function breaksOf(subscription: Subscription, read: ReadChoices | undefined): string[] {
  const { id, next_plan_id: next, told_minor: told, next_told_minor: nextTold } = subscription;
  if (!read) return [`subscription ${id} was chosen by nobody`];
  const folded = foldChoices(read);
  const columns = columnsOf(folded, subscription);
  // While a gift of another plan runs, only what was told of the plan that renews matters.
  const isToldRelevant = next === null || folded.planned !== null;
  const pairs: readonly (readonly [name: string, is: unknown, shouldBe: unknown])[] = [
    ['whether it renews', subscription.renew, columns.renew],
    ['why it stopped', subscription.stop_reason, columns.stop_reason],
    ['the next plan', next, columns.next_plan_id],
    ['the price told for the next plan', nextTold, columns.next_told_minor],
    ['the list price told for the next plan', subscription.next_list_minor ?? nextTold, listOf(columns)],
    ...(folded.chosen
      ? [
          ['the currency', subscription.currency_id, columns.currency_id] as const,
          ['the price', subscription.price_minor, columns.price_minor ?? subscription.price_minor] as const,
          ...(isToldRelevant
            ? [['the price told', told ?? subscription.price_minor, columns.told_minor] as const]
            : []),
        ]
      : []),
  ];
  return pairs
    .filter(([, is, shouldBe]) => is !== shouldBe)
    .map(([name, is, shouldBe]) => `subscription ${id} has ${name} ${said(is)} instead of ${said(shouldBe)}`);
}

const listOf = ({ next_list_minor: list, next_told_minor: told }: ReturnType<typeof columnsOf>) =>
  list ?? told;

const said = (value: unknown): string => (value === null ? 'none' : JSON.stringify(value));

type Query = ReturnType<typeof sql<{ what: string }>>;

const queries = (now: Date): readonly Query[] => [
  sql`select 'subscription ' || s.id || ' is CANCELED and ' || case when c.id is null then 'was not ended'
      else 'ended because of ' || coalesce(c.because, 'nothing') || ' instead of ' || coalesce(s.stop_reason, 'nothing') end
      as what
    from subscriptions s
    left join lateral (select id, because from subscription_choices
      where subscription_id = s.id and act = 'ENDED' order by created_at desc, position desc limit 1) c on true
    where s.status = 'CANCELED' and (c.id is null or c.because is distinct from s.stop_reason)`,
  sql`select 'subscription ' || s.id || ' is ' || s.status || ' and was ended' as what
    from subscriptions s where s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE')
      and exists (select from subscription_choices c where c.subscription_id = s.id and c.act = 'ENDED')`,
  // Between the end of a plan's time and the job that switches to the next one, it's still the plan before.
  sql`select 'subscription ' || s.id || ' has the plan ' || s.plan_id || ' and time of ' || g.subject as what
    from subscriptions s
    join lateral (select subject from grants where user_id = s.user_id and kind = 'PLAN' and revoked_at is null
      and (ends_at is null or ends_at > ${now}) order by starts_at, created_at, id limit 1) g on true
    where s.status in ('TRIALING', 'ACTIVE') and g.subject <> s.plan_id
      and (s.switch_at is null or s.switch_at > ${now})`,
  sql`select 'order ' || o.id || ' was paid for subscription ' || o.subscription_id || ' and chose nothing' as what
    from orders o where o.status = 'PAID' and o.purpose in ('RENEWAL', 'UPGRADE') and o.subscription_id is not null
      and not exists (select from subscription_choices c where c.order_id = o.id)`,
];
