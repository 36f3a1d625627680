import type { Services } from '../../../kernel/services.ts';
import type { SavedMethodDetails, MethodSetup, Started } from '../provider.ts';
import { locales } from './checkoutSession.ts';
import { isRefusal, stripeOf } from './client.ts';
import { keptMethod } from './details.ts';

/** Opens the page at Stripe where a method is saved and nothing is paid, once per setup id. */
export async function startSetup(services: Services, setup: MethodSetup): Promise<Started> {
  const stripe = await stripeOf(services);
  const metadata = { setupId: setup.setupId };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'setup',
        // Determines which methods Stripe offers.
        currency: setup.currencyCode.toLowerCase(),
        customer_creation: 'always',
        client_reference_id: setup.setupId,
        metadata,
        setup_intent_data: { metadata },
        ...(setup.email !== null && { customer_email: setup.email }),
        success_url: setup.returnUrl,
        cancel_url: setup.returnUrl,
        locale: locales[setup.lang],
      },
      { idempotencyKey: setup.setupId },
    );
    if (session.url === null) throw new Error('Stripe gave a session without a page');
    return { state: 'REDIRECTED', reference: session.id, redirectUrl: session.url };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.error({ err: error, setup: setup.setupId }, 'Stripe refused to save a method');
    return { state: 'REFUSED' };
  }
}

/** The method that a setup intent saved for its customer. */
export async function readSetup(
  services: Services,
  reference: string,
): Promise<SavedMethodDetails | undefined> {
  const stripe = await stripeOf(services);
  return keptMethod(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] }));
}
