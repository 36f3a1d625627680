import { walletId } from '@/commerce/paymentMethods';
import {
  sameOrder,
  type Attempt,
  type PaymentBody,
  type PaymentRequest,
} from '@/features/checkout/attempt/attempt';

const maxBodies = 8;

const forOrder = (body: PaymentBody, orderId: string | undefined): PaymentBody =>
  orderId === undefined ? body : { ...body, orderId };

/** A request under a new key. With an order, it pays or changes that order. */
const freshRequest = (key: string, body: PaymentBody, orderId?: string): PaymentRequest => ({
  key,
  bodies: [forOrder(body, orderId)],
  state: 'SENT',
});

/** Whether sending an earlier body again does what the button says now: a wallet is charged only the amount it names. */
const says = (sent: PaymentBody, wanted: PaymentBody): boolean =>
  sent.paymentMethodId !== walletId || sent.quoteId === wanted.quoteId;

/**
 * The request to send to pay for `wanted`, given what this browser did before:
 *
 * - nothing yet, or only an order known from elsewhere: a new key;
 * - a request for the same thing that got a response: the same key and body, which returns the same response;
 * - a request for something else that got a response: a new key that changes the same order;
 * - a request without a response: never a new key, because it may have arrived. The same thing is sent again
 *   unchanged; something else, also another price from the wallet, goes under the same key too, and is refused
 *   (CONFLICT) if the first one arrived.
 */
export function nextRequest(
  attempt: Attempt | undefined,
  wanted: PaymentBody,
  newKey: () => string,
): PaymentRequest {
  const { request, orderId } = attempt ?? {};
  if (!request) return freshRequest(newKey(), wanted, orderId);
  const { key, bodies, state } = request;
  const sent = bodies.find((body) => sameOrder(body, wanted));
  if (state === 'ANSWERED') {
    return sent === bodies[0] && sent
      ? { ...request, state: 'SENT' }
      : freshRequest(newKey(), wanted, orderId);
  }
  if (state === 'SENT' && sent && says(sent, wanted)) {
    return { key, bodies: [sent, ...bodies.filter((body) => body !== sent)], state: 'SENT' };
  }
  return { key, bodies: [forOrder(wanted, orderId), ...bodies].slice(0, maxBodies), state: 'SENT' };
}
