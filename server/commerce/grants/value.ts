import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post, type Entry } from '../ledger/post.ts';
import { absorbedGrantOf, grantRest, liveGrantOf, revoke, type Grant } from './grants.ts';
import { promises } from '../../../src/shared/promises.ts';

/** Revenue from time without an end is spread over this many days: five years. */
const endlessDays = 1826;
/** Goods count as delivered once they were used, or when a buyer can't withdraw any more; in days. */
export const { withdrawalDays } = promises;

/** SQL of `unusedShare`: the value of a period's unused days. */
export const unusedShareSql = (
  { start, end, paid }: { start: RawBuilder<unknown>; end: RawBuilder<unknown>; paid: RawBuilder<unknown> },
  at: RawBuilder<unknown>,
) => {
  const days = (from: RawBuilder<unknown>) => sql`ceil(extract(epoch from ${end} - ${from}) / 86400)::bigint`;
  const all = sql`greatest(1, ${days(start)})`;
  return sql<Minor>`((${paid} * greatest(0, least(${all}, ${days(at)})) + ${all} - 1) / ${all})`;
};

const planValue = (at: RawBuilder<unknown>) =>
  unusedShareSql(
    {
      start: sql`g.starts_at`,
      end: sql`coalesce(g.ends_at, g.starts_at + ${sql.lit(endlessDays)} * interval '24 hours')`,
      paid: sql`g.paid_minor`,
    },
    at,
  );

/** SQL: whether the goods of a grant were used, or can't be returned any more. */
const delivered = (at: RawBuilder<unknown>) => sql<boolean>`(
  g.created_at + ${sql.lit(withdrawalDays)} * interval '24 hours' <= ${at}
  or exists (select from purchases p left join presents gift on gift.id = p.present_id
    join item_visits visit on visit.item_id = p.id where coalesce(p.order_id, gift.order_id) = g.order_id))`;

/**
 * SQL: what an order still has to give at a time, by the rules of its grants. Time loses value by the day, whether it
 * runs or time without an end has absorbed it; goods are worth all of it until they are delivered; so is a gift until
 * it is redeemed, and a purchase that waits until it opens.
 */
export const owedBy = (
  orderId: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  isDelivered: RawBuilder<boolean> = delivered(at),
) => sql<Minor>`(
  coalesce((
    select sum(case when g.kind = 'PLAN' then ${planValue(at)} when ${isDelivered} then 0 else g.paid_minor end)
    from grants g
    where g.order_id = ${orderId} and g.kind in ('PLAN', 'PRODUCT') and g.paid_minor > 0
      and (g.revoked_at is null or g.revoked_because = 'ABSORBED')
      and not exists (select from grants rest where rest.follows = g.id and rest.kind = g.kind)), 0)
  + coalesce((
    select t.amount_minor - t.refunded_minor from presents gift
    join transactions t on t.order_id = gift.order_id and t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED')
    where gift.order_id = ${orderId} and gift.status in ('PURCHASED', 'SENT')), 0)
  + coalesce((
    select t.amount_minor - t.refunded_minor from purchases waiting
    join transactions t on t.order_id = waiting.order_id and t.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED')
    where waiting.order_id = ${orderId} and waiting.status = 'PENDING'), 0))`;

interface Holding {
  readonly orderId: string;
  readonly currencyId: string;
  /** What its account holds. */
  readonly balance: Minor;
  /** What it still has to give. */
  readonly owed: Minor;
}

/** Which orders to look at. */
export type Orders = { readonly ids: readonly string[] } | { readonly userId: string };

/** The accounts of orders, locked until the end of the database transaction, with what they hold and owe. */
async function holdings(trx: Kysely<Database>, at: Date, orders: Orders): Promise<Holding[]> {
  const accounts = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', 'DEFERRED')
    .where((eb) =>
      'ids' in orders
        ? eb('order_id', 'in', ['', ...orders.ids])
        : eb(
            'order_id',
            'in',
            eb.selectFrom('grants').select('grants.order_id').where('grants.user_id', '=', orders.userId),
          ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return accounts.length === 0
    ? []
    : readHoldings(
        trx,
        at,
        accounts.map(({ id }) => id),
      );
}

const readHoldings = async (trx: Kysely<Database>, at: Date, accountIds: readonly string[]) => {
  const { rows } = await sql<Holding>`
    select a.order_id as "orderId", a.currency_id as "currencyId",
      coalesce((select sum(amount_minor) from ledger_entries where account_id = a.id), 0)::bigint as balance,
      ${owedBy(sql`a.order_id`, sql`${at}::timestamptz`)}::bigint as owed
    from ledger_accounts a where a.id in (${sql.join(accountIds)}) order by a.id`.execute(trx);
  return rows;
};

/**
 * Books what was used of some orders so far as sales, so that their accounts hold what they still have to give. Every
 * act that changes what is owed, or needs the figure, does this first and last; so does a monthly job.
 */
export async function recognize(trx: Kysely<Database>, now: Date, orders: Orders): Promise<void> {
  const used = (await holdings(trx, now, orders)).filter(({ balance, owed }) => balance > owed);
  const currencies = [...new Set(used.map(({ currencyId }) => currencyId))];
  for (const currencyId of currencies) {
    const parts = used.filter((each) => each.currencyId === currencyId);
    await post(trx, now, {
      kind: 'RECOGNITION',
      reference: randomUUID(),
      currencyId,
      entries: [
        ...parts.map(({ orderId, balance, owed }): Entry => {
          return { account: { kind: 'DEFERRED', orderId }, amount: owed - balance };
        }),
        {
          account: { kind: 'SALES' },
          amount: parts.reduce((sum, { balance, owed }) => sum + balance - owed, 0),
        },
      ],
    });
  }
}

/** What an order's account holds, in minor units; locked. */
export async function heldBy(trx: Kysely<Database>, now: Date, orderId: string): Promise<Minor> {
  const [holding] = await holdings(trx, now, { ids: [orderId] });
  return holding?.balance ?? 0;
}

/**
 * After money was taken from or added to an order's account: grants the rest of its time or goods again, worth what the
 * account holds now, since grants are otherwise immutable. Its time stays as it is. What comes back to an order whose time
 * is over is a sale at once.
 */
export async function revalue(trx: Kysely<Database>, now: Date, orderId: string): Promise<void> {
  const live = await liveGrantOf(trx, orderId, now);
  if (live) {
    await regrant(trx, now, live, await heldBy(trx, now, orderId));
    return;
  }
  const absorbed = await absorbedGrantOf(trx, orderId, now);
  if (!absorbed) return recognize(trx, now, { ids: [orderId] });
  // It stays absorbed, and comes back with this value.
  const rest = await grantRest(trx, now, absorbed, { paid_minor: await heldBy(trx, now, orderId) });
  const { revoked_for: absorbedBy } = absorbed;
  await revoke(trx, rest, { at: now, because: 'ABSORBED', ...(absorbedBy && { orderId: absorbedBy }) });
}

/** Grants the rest of a live grant again with another value. */
export async function regrant(
  trx: Kysely<Database>,
  now: Date,
  live: Grant,
  paid: Minor,
  end: Date | null = live.ends_at,
): Promise<Grant> {
  await revoke(trx, live, { at: now, because: 'MOVED' });
  return grantRest(trx, now, live, { ends_at: end, paid_minor: paid });
}
