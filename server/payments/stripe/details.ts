import { bookFee } from '../../checkout/bookIncome.ts';
import { keepMethod } from '../../checkout/keepMethod.ts';
import { lockForPayment } from '../../checkout/lockForPayment.ts';
import type { Services } from '../../services.ts';
import type { KeptMethod } from '../provider.ts';
import { fromStripeAmount } from './amounts.ts';
import { savedReference } from './chargeSaved.ts';
import { stripeOf } from './client.ts';

/**
 * Asks Stripe for what its callbacks leave out of a booked payment: the fee, what it came to in the account's own
 * currency, and the method that was kept. A fee in another currency than the payment's is not booked: there is no
 * stored rate to do it by.
 * @throws Error where Stripe has not worked it out yet
 */
export async function readDetails(services: Services, transactionId: string): Promise<void> {
  const { db } = services;
  const attempt = await db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transactionId)
    .executeTakeFirst();
  if (!attempt?.provider_reference) return;
  const stripe = await stripeOf(services);
  const intent = await stripe.paymentIntents.retrieve(attempt.provider_reference, {
    expand: ['payment_method', 'latest_charge.balance_transaction'],
  });
  const charge = intent.latest_charge;
  const taken = charge !== null && typeof charge !== 'string' ? charge.balance_transaction : null;
  if (taken === null || typeof taken === 'string')
    throw new Error(`Stripe does not know the fee of ${attempt.provider_reference} yet`);
  const method = attempt.save_method ? keptMethod(intent) : undefined;
  const currency = await db
    .selectFrom('currencies')
    .selectAll()
    .where('code', '=', taken.currency.toUpperCase())
    .executeTakeFirst();

  await db.transaction().execute(async (trx) => {
    const { attempt: locked } = await lockForPayment(trx, attempt);
    if (!locked) return;
    if (method) await keepMethod(trx, services.clock(), locked, method);
    if (!currency || locked.fee_minor !== null) return;
    const amount = fromStripeAmount(taken.amount, currency.code, currency.digits);
    const fee =
      currency.id === locked.currency_id
        ? fromStripeAmount(taken.fee, currency.code, currency.digits)
        : undefined;
    if (amount === undefined) return;
    await trx
      .updateTable('transactions')
      .set({ actual_amount_minor: amount, actual_currency_id: currency.id, fee_minor: fee ?? null })
      .where('id', '=', transactionId)
      .execute();
    if (fee !== undefined) await bookFee(trx, services.clock(), locked, fee);
  });
}

interface Intent {
  readonly customer: string | { readonly id: string } | null;
  readonly payment_method:
    | string
    | {
        readonly id: string;
        readonly type: string;
        readonly card?: { readonly brand: string; readonly last4: string } | undefined;
      }
    | null;
}

/** The method that a payment left with its customer. */
function keptMethod({ customer, payment_method: method }: Intent): KeptMethod | undefined {
  if (customer === null || method === null || typeof method === 'string') return undefined;
  const { card } = method;
  const brand = card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`;
  return {
    reference: savedReference(typeof customer === 'string' ? customer : customer.id, method.id),
    label: card ? `${brand} •••• ${card.last4}` : method.type,
  };
}
