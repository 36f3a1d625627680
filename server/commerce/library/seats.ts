import { sql, type Kysely } from 'kysely';
import type { Chosen } from '../../catalogue/catalogue.ts';
import { catalogueIn, type CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import type { Services } from '../../kernel/services.ts';

/** Orders whose seats don't count for who asks: their own unpaid ones, which they may still pay. */
interface Except {
  readonly userId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** Someone who has a seat, or holds one while their payment is in flight. */
export interface SeatHolder {
  readonly event: string;
  readonly order_id: string | null;
  readonly activation_id: string | null;
  readonly user_id: string;
  readonly since: Date;
  readonly is_paid: boolean;
}

/**
 * SQL: the seats of events that are taken. An order has one while it can be paid, while what it gave is open or waits to
 * open, and while the gift that it bought can be redeemed; so that seats are free again after an expiry, a refund or a chargeback.
 */
export const takenSeats = (now: Date, { userId = '', orderId = '' }: Except = {}) => sql<SeatHolder>`
  select distinct d.event, o.id as order_id, null as activation_id, o.user_id, o.created_at as since,
      o.status = 'PAID' as is_paid
    from deliverables d join orders o on o.tariff_id = d.tariff_id or o.gift_id = d.gift_id
    where d.event is not null and (d.archived_at is null or d.archived_at > o.created_at)
      and o.purpose in ('PURCHASE', 'PRESENT') and o.id <> ${orderId}
      and (o.status = 'CONFIRMED'
        or (o.status = 'OPEN' and o.expires_at > ${now} and o.user_id <> ${userId})
        or (o.status = 'PAID' and (
          exists (select from grants g where g.order_id = o.id and g.kind = 'PRODUCT' and g.revoked_at is null
            and (g.ends_at is null or g.ends_at > ${now}))
          or exists (select from purchases p where p.order_id = o.id and p.status = 'PENDING')
          or exists (select from presents p where p.order_id = o.id and p.status in ('PURCHASED', 'SENT')
            and p.expires_at > ${now}))))
  union all
  select distinct d.event, null, a.id, s.user_id, a.created_at, true
    from deliverables d join subscription_purchases a on a.tariff_id = d.tariff_id
      join subscriptions s on s.id = a.subscription_id
    where d.event is not null and (d.archived_at is null or d.archived_at > a.created_at)
      and a.status = 'ACTIVE' and (a.available_to is null or a.available_to > ${now})`;

/** How many seats are taken, by event. */
async function countTaken(
  db: Kysely<Database>,
  now: Date,
  except: Except,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ event: string; taken: string }>`
    select event, count(*) as taken from (${takenSeats(now, except)}) as taken group by event`.execute(db);
  return new Map(rows.map(({ event, taken }) => [event, Number(taken)]));
}

/** What's needed to count seats without taking one. */
export type SeatQuery = Pick<CatalogueContext, 'db' | 'clock' | 'catalogue'> & {
  readonly user?: { readonly id: string } | undefined;
};

/** The same, counted once per request. */
const taken = perRequest(({ db, clock, user }: SeatQuery) => countTaken(db, clock(), { userId: user?.id }));

/** How many seats are left for a selection; Infinity if its events are for any number of people, or if it has none. */
export async function seatsLeft(context: SeatQuery, chosen: Chosen): Promise<number> {
  const events = context.catalogue.limitedEvents(chosen, context.clock());
  if (events.length === 0) return Infinity;
  const counted = await taken(context);
  return Math.min(...events.map(({ event, seats }) => Math.max(0, seats - (counted.get(event) ?? 0))));
}

/** The error points out a bonus, since the buyer can choose another. */
const noSeat = (isOfTariff: boolean) =>
  isOfTariff
    ? failure('SOLD_OUT', 'No seat is left.')
    : failure('SOLD_OUT', 'No seat of the bonus is left.', { fields: { giftId: 'soldOut' } });

/** Refuses to price what has no seat left. @throws Failure SOLD_OUT, with `fields` for a bonus */
export async function refuseFull(context: SeatQuery, { tariffId, giftId }: Chosen): Promise<void> {
  if ((await seatsLeft(context, { tariffId, giftId: null })) === 0) throw noSeat(true);
  if ((await seatsLeft(context, { tariffId: null, giftId })) === 0) throw noSeat(false);
}

/**
 * Refuses to start a payment or an activation if no seat is left. Until the caller's database transaction ends, nobody
 * else can take a seat of the same event; the order or activation that it writes then holds one.
 * @throws Failure SOLD_OUT, with `fields` for a bonus
 */
export async function holdSeats(
  trx: Kysely<Database>,
  services: Services,
  chosen: Chosen,
  except: Except,
): Promise<void> {
  const now = services.clock();
  const catalogue = await catalogueIn(trx, services);
  const events = catalogue.limitedEvents(chosen, now);
  if (events.length === 0) return;
  for (const { event } of events)
    await sql`select pg_advisory_xact_lock(hashtext('seats:' || ${event}::text))`.execute(trx);
  const counted = await countTaken(trx, now, except);
  for (const { event, seats } of events)
    if ((counted.get(event) ?? 0) >= seats)
      throw noSeat(
        catalogue.limitedEvents({ ...chosen, giftId: null }, now).some((each) => each.event === event),
      );
}
