import * as v from 'valibot';
import type { PaymentInput } from '@/data/generated/checkout';
import { idempotencyKey, utm } from '@/shared/validation';

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
  utm: v.optional(utm),
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
});

/** What is asked to be paid, without the key that makes the asking count once. */
export type PaymentBody = v.InferOutput<typeof paymentBody>;

/**
 * What this browser knows about paying for a product. It is written before the first request leaves,
 * so that whatever happens afterwards the same request can be made again.
 */
export const attempt = v.object({
  /** The order, as soon as an answer named it. */
  orderId: v.optional(id),
  /** Whether that order was paid: the end of the attempt. */
  paid: v.boolean(),
  /** The key in use; none where an order is known from elsewhere only. */
  request: v.optional(
    v.object({
      key: idempotencyKey,
      /** What was sent under the key, the newest first. Which of them arrived is known only once one is answered. */
      bodies: v.pipe(v.array(paymentBody), v.minLength(1), v.maxLength(8)),
      /** SENT: no answer was heard. REFUSED: the newest body got a no. ANSWERED: the newest body made the order. */
      state: v.picklist(['SENT', 'REFUSED', 'ANSWERED']),
    }),
  ),
});

export type Attempt = v.InferOutput<typeof attempt>;
export type PaymentRequest = NonNullable<Attempt['request']>;

/** The mutation's input of a request: its newest body under its key. */
export const paymentInput = (key: string, body: PaymentBody): PaymentInput => ({
  ...body,
  idempotencyKey: key,
});

const meaning = ({
  order: { productId, tariffId, currencyId, giftId, promoCode, amount },
  paymentMethodId,
  email,
  present,
  trial = false,
  saveMethod = false,
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
  ]);

/** Whether two bodies ask for the same thing; a renewed quote or another page language makes no difference. */
export const sameOrder = (a: PaymentBody, b: PaymentBody): boolean => meaning(a) === meaning(b);
