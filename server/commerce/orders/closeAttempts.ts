import type { Kysely } from 'kysely';
import { isUndecided } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import type { Transaction } from './locks.ts';
import { transitionTransaction } from './transitions.ts';

/** Expires those of some locked attempts that are undecided, and cancels them at their providers. */
export async function closeAttempts(
  trx: Kysely<Database>,
  services: Services,
  attempts: readonly Transaction[],
): Promise<void> {
  for (const attempt of attempts.filter(({ status }) => isUndecided(status))) {
    await transitionTransaction(trx, services.clock(), attempt, 'EXPIRED');
    if (attempt.provider_reference !== null)
      await providerOf(attempt.payment_method).remote?.cancel(trx, services, attempt.provider_reference);
  }
}
