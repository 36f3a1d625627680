import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import type { Transaction } from '../orders/locks.ts';
import { providerOf } from '../payments/providers.ts';

/** Requests a refund from the provider: right away, or by a job once the caller's database transaction commits. */
export async function requestRefund(
  trx: Kysely<Database>,
  services: Services,
  attempt: Pick<Transaction, 'payment_method' | 'provider_reference'>,
  { id, amount, isWhole }: { id: string; amount: Minor; isWhole: boolean },
): Promise<'SUCCEEDED' | 'REQUESTED'> {
  const { remote } = providerOf(attempt.payment_method);
  const { provider_reference: reference } = attempt;
  if (!remote || reference === null) return 'SUCCEEDED';
  if ('job' in remote.refund) {
    await enqueue(trx, remote.refund.job, { refundId: id }, services.clock());
    return 'REQUESTED';
  }
  await remote.refund.atOnce(trx, services, { id, reference, amount, isWhole });
  return 'SUCCEEDED';
}
