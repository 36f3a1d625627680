import { createHmac } from 'node:crypto';
import { percentOf } from '../../../../src/shared/money.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Services } from '../../../kernel/services.ts';
import { listSandboxBalance, noteCharge, noteRefund } from './sandboxBalance.ts';
import { cardOf, feePercent, paysWhenCharged } from './sandboxCards.ts';
import { readSandboxEvent } from './sandboxEvents.ts';
import { sandboxDeliverJob } from './sandboxPayments.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';
import { sandboxSettings } from './settings.ts';
import type { PaymentProvider } from '../provider.ts';

/** A payment's reference: no one can guess it, and it's always the same for a transaction. */
const referenceFor = ({ secret }: Services, transactionId: string): string =>
  `sbx_${createHmac('sha256', secret('sandbox-reference')).update(transactionId).digest('hex').slice(0, 32)}`;

const isDemo = ({ mode }: Config): boolean => mode === 'demo';

/**
 * An embedded fake card provider, for demo mode only. Its side (`sandbox_payments`, the hosted page, the signed
 * callbacks) knows nothing about ours but the reference.
 */
export const sandbox: PaymentProvider<'sandbox'> = {
  id: 'sandbox',
  offered: ({ config }) => isDemo(config),
  source: () => ({ kind: 'PROVIDER', provider: 'sandbox' }),
  remote: {
    settings: sandboxSettings,
    enabled: isDemo,
    redirectHosts: [],
    pagePaths: ['/sandbox'],
    routes: sandboxRoutes,
    readEvent: readSandboxEvent,
    jobs: [sandboxDeliverJob],
    details: undefined,
    async start(services, attempt) {
      const reference = referenceFor(services, attempt.transactionId);
      await services.db
        .insertInto('sandbox_payments')
        .values({
          reference,
          amount_minor: attempt.amount,
          currency_code: attempt.currencyCode,
          description: attempt.description,
          language: attempt.lang,
          return_url: attempt.returnUrl,
          state: 'OPEN',
          save_method: attempt.saveMethod,
          created_at: services.clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { state: 'REDIRECTED', reference, redirectUrl: `/sandbox/pay/${reference}` };
    },

    setup: {
      async start(services, setup) {
        const reference = referenceFor(services, setup.setupId);
        await services.db
          .insertInto('sandbox_payments')
          .values({
            reference,
            amount_minor: 0,
            currency_code: setup.currencyCode,
            description: setup.setupId,
            language: setup.lang,
            return_url: setup.returnUrl,
            state: 'OPEN',
            save_method: true,
            is_setup: true,
            created_at: services.clock(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { state: 'REDIRECTED', reference, redirectUrl: `/sandbox/pay/${reference}` };
      },
      read: async (_services, reference) => cardOf(reference),
    },

    async chargeSaved(services, charge) {
      if (!paysWhenCharged(charge.method)) return { state: 'DECLINED' };
      const reference = referenceFor(services, charge.transactionId);
      await services.db
        .insertInto('sandbox_payments')
        .values({
          reference,
          amount_minor: charge.amount,
          currency_code: charge.currencyCode,
          description: charge.description,
          language: 'en',
          return_url: '/',
          state: 'PAID',
          created_at: services.clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await noteCharge(services.db, services.clock(), {
        reference,
        amount_minor: charge.amount,
        currency_code: charge.currencyCode,
      });
      return { state: 'PAID', reference, fee: percentOf(charge.amount, feePercent) };
    },

    async cancel(trx, _services, reference) {
      await trx
        .updateTable('sandbox_payments')
        .set({ state: 'CANCELED' })
        .where('reference', '=', reference)
        .where('state', '=', 'OPEN')
        .execute();
    },

    accepts: () => true,
    // Its cards are nothing but their references.
    forget: async () => undefined,

    refund: {
      async atOnce(trx, { clock }, { id, reference, amount, isWhole }) {
        await noteRefund(trx, clock(), { id, reference, amount });
        if (!isWhole) return;
        await trx
          .updateTable('sandbox_payments')
          .set({ state: 'REFUNDED' })
          .where('reference', '=', reference)
          .execute();
      },
    },
    balanceLines: listSandboxBalance,
  },
};
