import type { Chosen } from '../../catalogue/catalogue.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { perRequest } from '../../kernel/perRequest.ts';

/** What asks for keys without taking one. */
export type KeyQuery = Pick<CatalogueContext, 'db' | 'clock' | 'catalogue'>;

/** The pools of license keys of which none is left; one query a request. */
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

/** A pool of a choice that no key is left in. What comes with no key asks nothing. */
export async function emptyPool(context: KeyQuery, chosen: Chosen): Promise<string | undefined> {
  const pools = context.catalogue.licencePools(chosen, context.clock());
  if (pools.length === 0) return undefined;
  const empty = await emptyPools(context);
  return pools.find((pool) => empty.has(pool));
}

/** Whether something comes with a license key of which none is left. */
export const isSoldOut = async (context: KeyQuery, chosen: Chosen): Promise<boolean> =>
  (await emptyPool(context, chosen)) !== undefined;
