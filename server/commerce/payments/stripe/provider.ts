import * as v from 'valibot';
import { declareJob } from '../../../kernel/job.ts';
import { enqueue } from '../../../kernel/queue.ts';
import type { Config } from '../../../kernel/config.ts';
import type { PaymentProvider } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { cancelJob } from './cancelJob.ts';
import { chargeSaved } from './chargeSaved.ts';
import { startCheckout } from './checkoutSession.ts';
import { stripeDetails } from './details.ts';
import { detachJob } from './detachJob.ts';
import { readStripeEvent } from './events.ts';
import { listBalance } from './balance.ts';
import { readSetup, startSetup } from './methodSetup.ts';
import { sendRefund } from './refunds.ts';
import { stripeRoutes } from './routes.ts';
import { stripeSettings } from './settings.ts';

const isSetUp = (config: Config): boolean => stripeSettings.of(config).account !== undefined;

/**
 * Stripe, with its hosted payment page and signed callbacks. Network calls made within a database transaction wait in
 * the queue until it commits.
 */
export const stripe: PaymentProvider<'stripe'> = {
  id: 'stripe',
  offered: ({ config }) => isSetUp(config),
  source: () => ({ kind: 'PROVIDER', provider: 'stripe' }),
  remote: {
    settings: stripeSettings,
    enabled: isSetUp,
    redirectHosts: ['checkout.stripe.com'],
    pagePaths: [],
    routes: stripeRoutes,
    readEvent: readStripeEvent,
    jobs: [cancelJob, detachJob],
    details: stripeDetails,
    start: startCheckout,
    setup: { start: startSetup, read: readSetup },
    chargeSaved,
    cancel: (trx, { clock }, reference) => enqueue(trx, cancelJob, { reference }, clock()),
    accepts: ({ amount, currencyCode, digits }) => toStripeAmount(amount, currencyCode, digits) !== undefined,
    forget: (trx, { clock }, savedMethodId) => enqueue(trx, detachJob, { savedMethodId }, clock()),
    refund: {
      job: declareJob({
        kind: 'stripe.refund',
        payload: v.object({ refundId: v.string() }),
        lane: 'external',
      }),
      send: sendRefund,
    },
    balanceLines: listBalance,
  },
};
