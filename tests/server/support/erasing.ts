import { eraseAccount } from '../../../server/accounts/erasure/eraseAccount.ts';
import type { TestServices } from './harness.ts';
import { jobContext } from './jobContext.ts';

/** Erases an account as if its deletion had been due. */
export async function erase(services: TestServices, userId: string): Promise<void> {
  await services.db
    .updateTable('users')
    .set({ deletion_date: services.clock() })
    .where('id', '=', userId)
    .execute();
  await eraseAccount(jobContext(services), userId);
}
