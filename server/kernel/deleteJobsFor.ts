import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobType } from './job.ts';

/** Deletes all jobs that name one of these accounts or addresses, whether pending or dead. */
export async function deleteJobsFor(
  trx: Kysely<Database>,
  jobs: readonly JobType[],
  { userIds, addresses }: { userIds: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  for (const field of new Set(jobs.flatMap(({ person }) => person ?? []))) {
    const names = field === 'userId' ? userIds : addresses;
    if (names.length === 0) continue;
    await trx
      .deleteFrom('jobs')
      .where(
        'kind',
        'in',
        jobs.filter(({ person }) => person === field).map(({ kind }) => kind),
      )
      .where(sql<string>`payload->>${sql.lit(field)}`, 'in', names)
      .execute();
  }
}
