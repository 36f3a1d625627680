import {
  sameOrder,
  type Attempt,
  type PaymentBody,
  type PaymentRequest,
} from '@/features/checkout/attempt/attempt';

const maxBodies = 8;

const forOrder = (body: PaymentBody, orderId: string | undefined): PaymentBody =>
  orderId === undefined ? body : { ...body, orderId };

/** A request under a key of its own; with an order it pays or changes that one. */
const freshRequest = (key: string, body: PaymentBody, orderId?: string): PaymentRequest => ({
  key,
  bodies: [forOrder(body, orderId)],
  state: 'SENT',
});

/**
 * The request that leaves when `wanted` is to be paid, given what this browser did before:
 *
 * - nothing yet, or only an order known from elsewhere: a new key;
 * - an answered request for the same thing: the same key and body, which gives the same answer;
 * - an answered request for something else: a new key that changes the same order;
 * - an unanswered request: never a new key, for the first one may have arrived. The same thing is sent
 *   again as it was; something else goes under the same key too, and is refused (CONFLICT) if the first arrived.
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
  if (state === 'SENT' && sent) {
    return { key, bodies: [sent, ...bodies.filter((body) => body !== sent)], state: 'SENT' };
  }
  return { key, bodies: [forOrder(wanted, orderId), ...bodies].slice(0, maxBodies), state: 'SENT' };
}
