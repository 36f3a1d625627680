import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import type { Transaction } from './locks.ts';
import { transitionTransaction } from './transitions.ts';

/** Whether the provider is processing one of some attempts: nobody can stop it, and it may still succeed. */
export const isProcessing = (attempts: readonly Pick<Transaction, 'status'>[]): boolean =>
  attempts.some(({ status }) => status === 'PROCESSING');

/** @throws Failure PAYMENT_PROCESSING if the provider is processing one of the attempts */
export function refuseProcessing(attempts: readonly Pick<Transaction, 'status'>[]): void {
  if (isProcessing(attempts)) throw failure('PAYMENT_PROCESSING', 'A payment for this is being processed.');
}

/**
 * Expires those of some locked attempts that wait for their buyer, and cancels them at their providers. One that its
 * provider is processing keeps its state until the provider has decided it.
 */
export async function closeAttempts(
  trx: Kysely<Database>,
  services: Services,
  attempts: readonly Transaction[],
): Promise<void> {
  for (const attempt of attempts.filter(({ status }) => status === 'PENDING')) {
    await transitionTransaction(trx, services.clock(), attempt, 'EXPIRED');
    if (attempt.provider_reference !== null)
      await providerOf(attempt.payment_method).remote?.cancel(trx, services, attempt.provider_reference);
  }
}
