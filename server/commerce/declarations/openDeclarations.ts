import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { answerBy, openStates } from './declarationRow.ts';

/** What waits for the operator, for a list of what there is to decide. */
export interface OpenDeclarations {
  readonly count: number;
  /** How many should have had their answer. */
  readonly overdue: number;
  /** When the first answer is due; null without one. */
  readonly deadline: Date | null;
}

/** The declarations that wait for the operator's decision. */
export async function openDeclarations(db: Kysely<Database>, now: Date): Promise<OpenDeclarations> {
  const open = await db
    .selectFrom('declarations')
    .select('received_at')
    .where('state', 'in', openStates)
    .orderBy('received_at')
    .execute();
  const [first] = open;
  return {
    count: open.length,
    overdue: open.filter((each) => answerBy(each) <= now).length,
    deadline: first ? answerBy(first) : null,
  };
}
