import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notArchivedAt } from './notArchivedAt.ts';

/** The tariffs that come with a license key of which none is left. */
export async function soldOutTariffs(db: Kysely<Database>, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('deliverables')
    .select('tariff_id')
    .distinct()
    .where('kind', '=', 'LICENCE')
    .where('tariff_id', 'is not', null)
    .where(notArchivedAt(now))
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
  return new Set(rows.flatMap(({ tariff_id: id }) => (id === null ? [] : [id])));
}
