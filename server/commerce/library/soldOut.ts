import type { Chosen } from '../../catalogue/catalogue.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { perRequest } from '../../kernel/perRequest.ts';

/** What's needed to look for keys without taking one. */
export type KeyQuery = Pick<CatalogueContext, 'db' | 'clock' | 'catalogue'>;

/** The license key pools with no key left; one query per request. */
const emptyPools = perRequest(async ({ db }: KeyQuery): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('deliverables')
    .select('pool')
    .distinct()
    .where('pool', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licence_keys')
            .select('licence_keys.id')
            .whereRef('licence_keys.pool', '=', 'deliverables.pool')
            .where('given_at', 'is', null),
        ),
      ),
    )
    .execute();
  return new Set(rows.flatMap(({ pool }) => pool ?? []));
});

/** A pool of a selection with no key left. Makes no query if the selection needs no keys. */
export async function emptyPool(context: KeyQuery, chosen: Chosen): Promise<string | undefined> {
  const pools = context.catalogue.licencePools(chosen, context.clock());
  if (pools.length === 0) return undefined;
  const empty = await emptyPools(context);
  return pools.find((pool) => empty.has(pool));
}

/** Whether a selection comes with a license key and none is left. */
export const isSoldOut = async (context: KeyQuery, chosen: Chosen): Promise<boolean> =>
  (await emptyPool(context, chosen)) !== undefined;
