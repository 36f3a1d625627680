import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { providerOf } from '../payments/providers.ts';
import { lockTransaction, refundTransaction } from './refunds.ts';

/**
 * Retries a refund: a failed one as a new refund with its own id, and so its own idempotency key; one whose answer is
 * unknown with the same key. Returns the refund now in flight.
 * @throws Failure NOT_FOUND; CONFLICT for one that succeeded, is still being tried, or was already retried; what
 * `refundTransaction` throws
 */
export async function retryRefund(
  trx: Kysely<Database>,
  services: Services,
  id: string,
): Promise<{ id: string; transactionId: string; isNew: boolean }> {
  const known = await trx
    .selectFrom('refunds')
    .select('transaction_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw failure('NOT_FOUND', 'Refund not found.');
  const { transaction_id: transactionId } = known;
  const { attempt } = await lockTransaction(trx, transactionId);
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (refund.state === 'SUCCEEDED') throw failure('CONFLICT', 'This refund has succeeded.');
  if (refund.state === 'FAILED') {
    if (refund.retried_as !== null)
      throw failure('CONFLICT', `This refund was made again as ${refund.retried_as}.`);
    const [first = id, times = '0'] = id.split(':again:');
    const again = `${first}:again:${Number(times) + 1}`;
    await refundTransaction(trx, services, {
      id: again,
      transactionId,
      amount: refund.amount_minor,
      to: refund.destination,
      reason: refund.reason,
    });
    await trx.updateTable('refunds').set({ retried_as: again }).where('id', '=', id).execute();
    return { id: again, transactionId, isNew: true };
  }
  if (refund.provider_reference !== null)
    throw failure('CONFLICT', 'The provider has it and has not decided.');
  const { remote } = providerOf(attempt.payment_method);
  if (!remote || !('job' in remote.refund)) throw failure('CONFLICT', 'Nothing sends this refund.');
  const { job } = remote.refund;
  const jobs = await trx
    .selectFrom('jobs')
    .select(['id', 'dead'])
    .where('kind', '=', job.kind)
    .where(sql`payload ->> 'refundId'`, '=', id)
    .forUpdate()
    .execute();
  if (jobs.some(({ dead }) => !dead)) throw failure('CONFLICT', 'This refund is still being tried.');
  for (const dead of jobs) await trx.deleteFrom('jobs').where('id', '=', dead.id).execute();
  await enqueue(trx, job, { refundId: id }, services.clock());
  return { id, transactionId, isNew: false };
}
