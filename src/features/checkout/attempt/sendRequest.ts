import type { Failure } from '@/data/requestError';
import type { PaymentBody, PaymentRequest } from '@/features/checkout/attempt/attempt';
import type { Payment } from '@/features/checkout/types';

/** Result of one request. LOST: no usable response, and the request may have arrived. */
export type SendResult =
  | { readonly kind: 'answered'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'lost' };

export type Send = (key: string, body: PaymentBody) => Promise<SendResult>;

/** The same, plus the body that created the order. */
export type RequestResult =
  | Exclude<SendResult, { kind: 'answered' }>
  | { kind: 'answered'; payment: Payment; body: PaymentBody };

/**
 * Sends the newest body of a key. On a conflict, resends the earlier ones to find the response of the one that arrived.
 */
export async function sendRequest(send: Send, { key, bodies }: PaymentRequest): Promise<RequestResult> {
  let conflict: RequestResult = { kind: 'lost' };
  for (const [index, body] of bodies.entries()) {
    const result = await send(key, body);
    if (result.kind === 'answered') return { ...result, body };
    if (index === 0) conflict = result;
    const isConflict = result.kind === 'refused' && result.failure.code === 'CONFLICT';
    if (result.kind === 'lost' || (index === 0 && !isConflict)) return result;
  }
  return conflict;
}
