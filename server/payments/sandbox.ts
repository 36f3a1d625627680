import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from './provider.ts';

/**
 * An embedded stand-in for a card provider, in demo mode only. Its side of the story (`sandbox_payments`, the hosted
 * page, the signed callbacks) knows nothing of ours but the reference.
 */
export const sandbox: PaymentProvider = {
  id: 'sandbox',
  offered: ({ config }) => config.mode === 'demo',

  async start(trx, { clock }, attempt) {
    const reference = `sbx_${randomBytes(16).toString('hex')}`;
    await trx
      .insertInto('sandbox_payments')
      .values({
        reference,
        amount_minor: attempt.amount,
        currency_code: attempt.currencyCode,
        description: attempt.description,
        language: attempt.lang,
        return_url: attempt.returnUrl,
        state: 'OPEN',
        created_at: clock(),
      })
      .execute();
    return { state: 'REDIRECTED', reference, redirectUrl: `/sandbox/pay/${reference}` };
  },

  source: () => ({ kind: 'PROVIDER', provider: 'sandbox' }),

  async cancel(trx, reference) {
    await trx
      .updateTable('sandbox_payments')
      .set({ state: 'CANCELED' })
      .where('reference', '=', reference)
      .where('state', '=', 'OPEN')
      .execute();
  },

  async refund(trx, reference) {
    await trx
      .updateTable('sandbox_payments')
      .set({ state: 'REFUNDED' })
      .where('reference', '=', reference)
      .execute();
  },
};
