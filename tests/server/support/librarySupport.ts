import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';
import { storeFile } from '../../../server/commerce/library/files.ts';
import { addKeys } from '../../../server/commerce/library/licenceKeys.ts';
import { deliverablesOf } from '../../../server/commerce/library/deliverables.ts';
import { itemOf } from '../../../server/commerce/library/item.ts';
import { fileAddress } from '../../../server/commerce/library/ticket.ts';
import type { Caller, User } from '../../../server/kernel/caller.ts';
import { deliverProviderEvent, newAccount, pay } from './checkoutSupport.ts';
import { usd } from './demoProducts.ts';
import type { TestServices } from './harness.ts';

/** Adds a deliverable to a tariff or a bonus, and returns its id. */
export async function handOver(
  { db, clock }: TestServices,
  facts: Pick<Insertable<Database['deliverables']>, 'kind'> & Partial<Insertable<Database['deliverables']>>,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('deliverables')
    .values({ id, title: JSON.stringify({ en: id }), position: 200, added_at: clock(), ...facts })
    .execute();
  return id;
}

/** Adds a license key to a tariff, from a new pool with these keys. */
export async function withKeys(services: TestServices, tariffId: string, ...keys: string[]) {
  const pool = `pool-${randomUUID()}`;
  const id = await handOver(services, { kind: 'LICENCE', tariff_id: tariffId, pool });
  await addKeys(services.db, services.clock(), pool, keys);
  return { id, pool };
}

/** Adds an event on these dates to a tariff or a bonus. */
export async function withEvent(
  services: TestServices,
  owner: { tariff_id: string } | { gift_id: string },
  ...dates: (readonly [startsAt: Date, endsAt: Date])[]
): Promise<string> {
  const id = await handOver(services, { kind: 'EVENT', ...owner });
  await services.db
    .insertInto('event_dates')
    .values(
      dates.map(([starts, ends], position) => ({
        deliverable_id: id,
        position,
        starts_at: starts,
        ends_at: ends,
        time_zone: 'Europe/Berlin',
        place: JSON.stringify({ en: 'Hall 2', de: 'Saal 2' }),
        link: 'https://example.com/join',
      })),
    )
    .execute();
  return id;
}

/** Buys by card, and returns the resulting purchase too. */
export async function buy(
  services: TestServices,
  caller: Caller,
  order: Parameters<typeof pay>[2],
  more: Parameters<typeof pay>[3] = {},
) {
  const answer = await pay(services, caller, order, more);
  if (more.paymentMethodId === undefined)
    await deliverProviderEvent(services, answer.transactionId, 'payment.succeeded');
  const purchase = await services.db
    .selectFrom('purchases')
    .select('id')
    .where('order_id', '=', answer.orderId)
    .executeTakeFirst();
  return { ...answer, itemId: purchase?.id ?? '' };
}

/** The deliverables of an item that a user can open. */
export async function opened({ db, clock }: TestServices, user: Pick<User, 'id'>, itemId: string) {
  const item = await itemOf(db, clock(), user.id, itemId);
  return item ? deliverablesOf(db, item) : [];
}

/** Stores these bytes as a file, and returns its id. */
export const storeBytes = ({ db, clock }: TestServices, bytes: Buffer): Promise<string> =>
  db.transaction().execute((trx) =>
    storeFile(trx, clock(), async function* () {
      yield bytes;
    }),
  );

/** Buys a tariff with this file; returns the payment and the buyer's URL of the file. */
export async function buyFile(services: TestServices, fileId: string, name: string, mediaType: string) {
  const thing = await handOver(services, { kind: 'FILE', tariff_id: 'patterns-three' });
  await services.db
    .insertInto('deliverable_files')
    .values({ deliverable_id: thing, position: 1, file_id: fileId, name, media_type: mediaType })
    .execute();
  const caller = await newAccount(services);
  const order = { productId: '8', tariffId: 'patterns-three', currencyId: usd };
  const { itemId, transactionId } = await buy(services, caller, order);
  return { transactionId, address: fileAddress(services, { userId: caller.user.id, itemId, fileId }, name) };
}
