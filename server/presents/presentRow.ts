import type { Kysely, Selectable } from 'kysely';
import { batched } from '../catalogue/batch.ts';
import type { Database } from '../database/schema.ts';
import { perRequest } from '../graphql/perRequest.ts';

export type PresentRow = Selectable<Database['presents']>;

/** Of a present that nobody has taken yet. */
export const waitingStates = ['PURCHASED', 'SENT'] as const;

/** How a present stands: one whose time is over counts as expired before the work that says so has run. */
export const stateOf = (
  { status, expires_at: end }: Pick<PresentRow, 'status' | 'expires_at'>,
  now: Date,
): PresentRow['status'] => (status !== 'REDEEMED' && end <= now ? 'EXPIRED' : status);

/** The presents that somebody bought, the newest first. */
export const presentsOf = (db: Kysely<Database>, buyerId: string): Promise<PresentRow[]> =>
  db
    .selectFrom('presents')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** A present by its id; undefined where there is none. */
export const presentById = (db: Kysely<Database>, id: string): Promise<PresentRow | undefined> =>
  db.selectFrom('presents').selectAll().where('id', '=', id).executeTakeFirst();

/** Presents of orders and purchases, loaded together. */
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
