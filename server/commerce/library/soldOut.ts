import type { Chosen } from '../../catalogue/catalogue.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { perRequest } from '../../kernel/perRequest.ts';

import { seatsLeft, type SeatQuery } from './seats.ts';

/** What's needed to look for keys without taking one. */
export type KeyQuery = Pick<CatalogueContext, 'db' | 'clock' | 'catalogue'>;

/** Pages say how many are left if there are no more. */
const few = 10;

/** How many keys are left in each license key pool, counted up to one more than `few`; one query per request. */
const keysLeft = perRequest(async ({ db }: KeyQuery): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('deliverables')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('licence_keys')
              .select('licence_keys.id')
              .whereRef('licence_keys.pool', '=', 'deliverables.pool')
              .where('given_at', 'is', null)
              .limit(few + 1)
              .as('some'),
          )
          .select((count) => count.fn.countAll<number>().as('keys'))
          .as('left'),
      (join) => join.onTrue(),
    )
    .select(['pool', 'left.keys'])
    .distinct()
    .where('pool', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ pool, keys }) => (pool === null ? [] : [[pool, keys] as const])));
});

/** A pool of a selection with no key left. Makes no query if the selection needs no keys. */
export async function emptyPool(context: KeyQuery, chosen: Chosen): Promise<string | undefined> {
  const pools = context.catalogue.licencePools(chosen, context.clock());
  if (pools.length === 0) return undefined;
  const left = await keysLeft(context);
  return pools.find((pool) => left.get(pool) === 0);
}

/**
 * How often a selection can be bought before its license keys or the seats of its events run out; null if more often
 * than a few times.
 */
export async function timesLeft(context: KeyQuery & SeatQuery, chosen: Chosen): Promise<number | null> {
  const pools = context.catalogue.licencePools(chosen, context.clock());
  const left = pools.length === 0 ? undefined : await keysLeft(context);
  const seats = await seatsLeft(context, chosen);
  const times = Math.min(seats, ...pools.map((pool) => left?.get(pool) ?? Infinity));
  return times > few ? null : times;
}

/** Whether a selection comes with a license key or a seat, and none is left. */
export const isSoldOut = async (context: KeyQuery & SeatQuery, chosen: Chosen): Promise<boolean> =>
  (await emptyPool(context, chosen)) !== undefined || (await seatsLeft(context, chosen)) === 0;
