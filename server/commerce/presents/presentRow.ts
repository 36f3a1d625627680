import type { Kysely, Selectable } from 'kysely';
import { presentDreams, type PresentDream } from './presentDream.ts';
import { batched } from '../../kernel/batch.ts';
import type { Bounds } from '../../kernel/pagination.ts';
import type { Part } from '../orders/lists.ts';
import type { Database } from '../../database/schema.ts';
import { perRequest } from '../../kernel/perRequest.ts';

export type PresentRow = Selectable<Database['presents']>;

/** Whether a gift hasn't been redeemed yet and still can be. */
export const isWaiting = ({ status }: Pick<PresentRow, 'status'>): boolean =>
  status === 'PURCHASED' || status === 'SENT';

/** A gift's status: past its expiry it counts as expired, even before the job that marks it has run. */
export const stateOf = (
  { status, expires_at: end }: Pick<PresentRow, 'status' | 'expires_at'>,
  now: Date,
): PresentRow['status'] => (status !== 'REDEEMED' && end <= now ? 'EXPIRED' : status);

/** The gifts a user bought, newest first. */
export async function presentsOf(
  db: Kysely<Database>,
  buyerId: string,
  { offset, limit }: Bounds,
): Promise<Part<PresentRow>> {
  const query = db.selectFrom('presents').where('buyer_id', '=', buyerId);
  const [rows, count] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** The gifts that wait for the person whose dreams they fulfill, oldest first. */
export const presentsFor = (db: Kysely<Database>, now: Date, userId: string): Promise<PresentRow[]> =>
  db
    .selectFrom('presents')
    .innerJoin('dreams', 'dreams.id', 'presents.dream_id')
    .selectAll('presents')
    .where('dreams.user_id', '=', userId)
    .where('presents.status', 'in', ['PURCHASED', 'SENT'])
    .where('presents.expires_at', '>', now)
    .orderBy('presents.created_at')
    .orderBy('presents.id')
    .execute();

/** A gift by its id; undefined if there is none. */
export const presentById = (db: Kysely<Database>, id: string): Promise<PresentRow | undefined> =>
  db.selectFrom('presents').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a gift. */
export const lockPresent = (trx: Kysely<Database>, id: string): Promise<PresentRow | undefined> =>
  trx.selectFrom('presents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Batched loaders for the gifts of orders and purchases, and for the dreams of gifts. */
export const presentLoaders = perRequest(({ db }) => ({
  byId: batched<string, PresentRow>(
    async (ids) =>
      new Map(
        (await db.selectFrom('presents').selectAll().where('id', 'in', ids).execute()).map((row) => [
          row.id,
          row,
        ]),
      ),
  ),
  dream: batched<string, PresentDream>(
    async (ids) =>
      new Map((await presentDreams(db).where('dreams.id', 'in', ids).execute()).map((row) => [row.id, row])),
  ),
  /** The latest gift for a dream that didn't end. */
  byDream: batched<string, PresentRow>(
    async (ids) =>
      new Map(
        (
          await db
            .selectFrom('presents')
            .selectAll()
            .where('dream_id', 'in', ids)
            .where('status', '<>', 'EXPIRED')
            .orderBy('created_at')
            .execute()
        ).flatMap((row) => (row.dream_id === null ? [] : [[row.dream_id, row] as const])),
      ),
  ),
  byOrder: batched<string, PresentRow>(
    async (ids) =>
      new Map(
        (await db.selectFrom('presents').selectAll().where('order_id', 'in', ids).execute()).map((row) => [
          row.order_id,
          row,
        ]),
      ),
  ),
}));
