import type { Stripe } from 'stripe';
import { bookFee } from '../../checkout/bookIncome.ts';
import { keepMethod } from '../../checkout/keepMethod.ts';
import { lockForPayment } from '../../checkout/lockForPayment.ts';
import type { Services } from '../../services.ts';
import type { KeptMethod } from '../provider.ts';
import { fromStripeAmount } from './amounts.ts';
import { savedReference } from './chargeSaved.ts';
import { stripeOf } from './client.ts';

/**
 * Asks Stripe for what its callbacks leave out of a booked payment: what it came to in the account's own currency, by
 * which rate, the fee, and the method that was kept. A fee is booked in the currency that Stripe took it in: nothing is
 * converted here.
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
    const fee = fromStripeAmount(taken.fee, currency.code, currency.digits);
    if (amount === undefined || fee === undefined) return;
    const isOwn = currency.id === locked.currency_id;
    await trx
      .updateTable('transactions')
      .set({
        actual_amount_minor: amount,
        actual_currency_id: currency.id,
        fee_minor: fee,
        fee_currency_id: isOwn ? null : currency.id,
        ...(!isOwn && rateOf(taken)),
      })
      .where('id', '=', transactionId)
      .execute();
    await bookFee(trx, services.clock(), locked, fee, currency.id);
  });
}

/** What Stripe converted by, as it says. */
const rateOf = ({
  id,
  exchange_rate: rate,
  created,
}: Pick<Stripe.BalanceTransaction, 'id' | 'exchange_rate' | 'created'>) =>
  typeof rate === 'number' && {
    actual_rate: String(rate),
    actual_rate_source: `Stripe ${id}`,
    actual_rate_at: new Date(created * 1000),
  };

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
