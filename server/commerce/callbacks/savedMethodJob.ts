import * as v from 'valibot';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob, type JobContext } from '../../kernel/job.ts';
import { insertSavedMethod } from '../checkout/savePaymentMethod.ts';
import type { SavedMethodDetails } from '../payments/provider.ts';
import { providerOf } from '../payments/providers.ts';
import { lockLive } from '../subscriptions/lock.ts';

const payload = v.object({ setupId: v.string(), provider: v.string(), reference: v.string() });

/**
 * Fetches a method that was saved without a payment, and sets the owner's live subscription to renew with it, once. It
 * isn't stored if the account's email address is still unverified.
 */
async function saveMethod(
  services: JobContext,
  { setupId, provider, reference }: v.InferOutput<typeof payload>,
): Promise<void> {
  const method = await providerOf(provider).remote?.setup.read(services, reference);
  if (method) await storeMethod(services, setupId, provider, method);
}

const storeMethod = (services: JobContext, setupId: string, provider: string, method: SavedMethodDetails) =>
  inTransaction(services.db, async (trx) => {
    const known = trx.selectFrom('method_setups').selectAll().where('id', '=', setupId);
    const owner = await known.where('provider', '=', provider).executeTakeFirst();
    if (!owner) return;
    const live = await lockLive(trx, owner.user_id);
    const setup = await known.forUpdate().executeTakeFirst();
    if (!setup || setup.saved_method_id !== null || !(await mayHoldMoneyById(trx, setup.user_id))) return;
    const id = await insertSavedMethod(trx, services.clock(), { userId: setup.user_id, provider, method });
    await trx.updateTable('method_setups').set({ saved_method_id: id }).where('id', '=', setupId).execute();
    if (live)
      await trx
        .updateTable('subscriptions')
        .set({ saved_method_id: id })
        .where('id', '=', live.subscription.id)
        .execute();
  });

export const savedMethodJob = defineJob({
  kind: 'method.saved',
  payload,
  lane: 'external',
  run: saveMethod,
});
