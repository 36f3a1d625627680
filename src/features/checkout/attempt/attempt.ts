import * as v from 'valibot';
import type { PaymentInput } from '@/data/generated/checkout';
import { session } from '@/session/session';
import { idempotencyKey } from '@/shared/validation';

const id = v.pipe(v.string(), v.nonEmpty());

const order = v.object({
  productId: id,
  tariffId: id,
  currencyId: v.optional(id),
  giftId: v.optional(id),
  promoCode: v.optional(v.string()),
  amount: v.optional(v.string()),
});

const paymentBody = v.object({
  quoteId: id,
  order,
  orderId: v.optional(id),
  paymentMethodId: id,
  email: v.string(),
  language: v.string(),
  acceptsTerms: v.boolean(),
  present: v.optional(
    v.object({
      recipientName: v.optional(v.string()),
      senderName: v.optional(v.string()),
      message: v.optional(v.string()),
      dreamId: v.optional(id),
    }),
  ),
  trial: v.optional(v.boolean()),
  saveMethod: v.optional(v.boolean()),
  changeId: v.optional(id),
  startsNow: v.optional(v.boolean()),
});

/** A payment request's input, without its idempotency key. */
export type PaymentBody = v.InferOutput<typeof paymentBody>;

/**
 * What this browser knows about paying for a product. Written before the first request is sent, so that the same
 * request can be retried whatever happens afterwards.
 */
export const attempt = v.object({
  /** The order, once a response named it. */
  orderId: v.optional(id),
  /** Whether the order was paid, which ends the attempt. */
  paid: v.boolean(),
  /** The request in use; undefined if the order is only known from elsewhere. */
  request: v.optional(
    v.object({
      key: idempotencyKey,
      /** What was sent under the key, newest first. Which of them arrived is only known once one gets a response. */
      bodies: v.pipe(v.array(paymentBody), v.minLength(1), v.maxLength(8)),
      /** SENT: no response yet. REFUSED: the newest body was rejected. ANSWERED: the newest body created the order. */
      state: v.picklist(['SENT', 'REFUSED', 'ANSWERED']),
    }),
  ),
});

export type Attempt = v.InferOutput<typeof attempt>;
export type PaymentRequest = NonNullable<Attempt['request']>;

/** The mutation input of a request. The campaign is not part of what is stored. */
export function paymentInput(key: string, body: PaymentBody): PaymentInput {
  const { utm } = session.getState();
  return { ...body, ...(utm && { utm }), idempotencyKey: key };
}

const meaning = ({
  order: { productId, tariffId, currencyId, giftId, promoCode, amount },
  paymentMethodId,
  email,
  present,
  trial = false,
  saveMethod = false,
  startsNow = false,
}: PaymentBody) =>
  JSON.stringify([
    productId,
    tariffId,
    currencyId,
    giftId,
    promoCode,
    amount,
    paymentMethodId,
    email,
    present && [present.recipientName, present.senderName, present.message, present.dreamId],
    trial,
    saveMethod,
    startsNow,
  ]);

/** Whether two bodies ask for the same thing; a renewed quote or a different page language doesn't matter. */
export const sameOrder = (a: PaymentBody, b: PaymentBody): boolean => meaning(a) === meaning(b);
