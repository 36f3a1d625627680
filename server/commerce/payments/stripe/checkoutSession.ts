import type { Lang } from '../../../../src/shared/languages.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Attempt, Started } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { isRefusal, stripeOf } from './client.ts';

/** The language of Stripe's page; `auto`, the browser's own, for those it doesn't support. */
export const locales = {
  en: 'en',
  ru: 'ru',
  es: 'es',
  fr: 'fr',
  de: 'de',
  zh: 'zh',
  it: 'it',
  ko: 'ko',
  kz: 'auto',
  ua: 'auto',
  he: 'auto',
  ar: 'auto',
  fa: 'auto',
} as const satisfies Readonly<Record<Lang, string>>;

/** Opens the page at Stripe where the buyer pays, once per transaction id. */
export async function startCheckout(services: Services, attempt: Attempt): Promise<Started> {
  const { transactionId, currencyCode, description, returnUrl } = attempt;
  const amount = toStripeAmount(attempt.amount, currencyCode, attempt.digits);
  if (amount === undefined) {
    services.log.warn({ transaction: transactionId }, 'Stripe cannot charge this amount');
    return { state: 'REFUSED' };
  }
  const stripe = await stripeOf(services);
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: transactionId,
        metadata: { transactionId },
        payment_intent_data: {
          description,
          metadata: { transactionId },
          ...(attempt.saveMethod && { setup_future_usage: 'off_session' }),
        },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currencyCode.toLowerCase(),
              unit_amount: amount,
              product_data: { name: description },
            },
          },
        ],
        ...(attempt.saveMethod && { customer_creation: 'always' }),
        ...(attempt.email !== null && { customer_email: attempt.email }),
        success_url: returnUrl,
        cancel_url: returnUrl,
        locale: locales[attempt.lang],
      },
      { idempotencyKey: transactionId },
    );
    if (session.url === null) throw new Error('Stripe gave a session without a page');
    return { state: 'REDIRECTED', reference: session.id, redirectUrl: session.url };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.error({ err: error, transaction: transactionId }, 'Stripe refused to start a payment');
    return { state: 'REFUSED' };
  }
}
