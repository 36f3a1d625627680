import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { paths } from '../../src/shared/paths.ts';
import type { Database } from '../database/schema.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../services.ts';
import type { Order } from './locks.ts';
import type { Selection } from './selection.ts';
import { settle } from './settle.ts';

/** Starts an attempt to pay a saved order; a way that pays at once, or nothing to pay, settles it here and now. */
export async function startAttempt(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  selection: Selection,
  provider: PaymentProvider,
): Promise<{ id: string }> {
  const now = services.clock();
  const id = randomUUID();
  const returnPath = paths.productPayment.href(order.language, order.product_id, { order: order.id });
  const started =
    order.total_minor === 0
      ? ({ state: 'PAID' } as const)
      : await provider.start(trx, services, {
          transactionId: id,
          amount: order.total_minor,
          currencyCode: selection.currency.code,
          description: selection.product.title[order.language] ?? selection.product.title.en,
          lang: order.language,
          returnUrl: `${services.config.publicOrigin}${returnPath}`,
        });
  const redirected = started.state === 'REDIRECTED' ? started : undefined;
  await trx
    .insertInto('transactions')
    .values({
      id,
      user_id: order.user_id,
      order_id: order.id,
      status: 'PENDING',
      payment_method: provider.id,
      currency_id: order.currency_id,
      amount_minor: order.total_minor,
      provider_reference: redirected?.reference ?? null,
      redirect_url: redirected?.redirectUrl ?? null,
      created_at: now,
      date_of_status_change: now,
    })
    .execute();
  if (!redirected)
    await settle(
      trx,
      services,
      { id, order_id: order.id },
      { actualAmount: order.total_minor, actualCurrencyId: order.currency_id, fee: 0 },
    );
  return { id };
}
