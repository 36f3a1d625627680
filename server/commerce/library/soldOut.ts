import type { Chosen } from '../../catalogue/catalogue.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { perRequest } from '../../kernel/perRequest.ts';

/** The pools of license keys of which none is left; one query a request. */
const emptyPools = perRequest(async ({ db }: CatalogueContext): Promise<ReadonlySet<string>> => {
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

/** Whether something comes with a license key of which none is left. What comes with no key asks nothing. */
export async function isSoldOut(context: CatalogueContext, chosen: Chosen): Promise<boolean> {
  const pools = context.catalogue.licencePools(chosen, context.clock());
  if (pools.length === 0) return false;
  const empty = await emptyPools(context);
  return pools.some((pool) => empty.has(pool));
}
