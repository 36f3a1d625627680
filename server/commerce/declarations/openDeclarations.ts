import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { openStates, overdueFrom } from './declarationRow.ts';

/** What waits for the operator. */
export interface OpenDeclarations {
  readonly count: number;
  /** How many should have had their answer. */
  readonly overdue: number;
}

/** The query that counts the declarations that wait for the operator's decision. */
export const openDeclarations = (
  db: Kysely<Database>,
  now: Date,
): SelectQueryBuilder<Database, 'declarations', OpenDeclarations> =>
  db
    .selectFrom('declarations')
    .where('state', 'in', openStates)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where received_at <= ${overdueFrom(now)}))::int`.as('overdue'),
    ]);
