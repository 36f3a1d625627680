import * as v from 'valibot';

/** The parts of Stripe's events that we read. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = v.pipe(v.string(), v.toUpperCase(), v.length(3));
const amount = v.pipe(v.number(), v.safeInteger());
const metadata = v.optional(
  v.nullable(
    v.object({
      transactionId: v.optional(v.nullable(v.string())),
      refundId: v.optional(v.nullable(v.string())),
    }),
  ),
);
/** An object's id, whether or not it was expanded. */
const idOf = v.nullable(
  v.union([
    v.string(),
    v.pipe(
      v.object({ id: v.string() }),
      v.transform(({ id }) => id),
    ),
  ]),
);

export const session = v.object({
  id: v.string(),
  /** Missing from events stored before methods could be saved without a payment. */
  mode: v.optional(v.string()),
  setup_intent: v.optional(idOf),
  payment_status: v.string(),
  amount_total: v.nullable(whole),
  currency: v.nullable(currency),
  payment_intent: idOf,
  client_reference_id: v.nullable(v.string()),
  metadata,
});

export const intent = v.object({
  id: v.string(),
  amount: whole,
  /** What was captured, which may be a part; missing from events stored by earlier versions. */
  amount_received: v.optional(whole),
  currency,
  metadata,
});

export const charge = v.object({
  id: v.string(),
  amount: whole,
  /** As `amount_received` of an intent. */
  amount_captured: v.optional(whole),
  amount_refunded: whole,
  currency,
  payment_intent: idOf,
  metadata,
});

export const dispute = v.object({
  id: v.string(),
  amount: whole,
  currency,
  payment_intent: idOf,
  reason: v.nullable(v.string()),
  status: v.string(),
  /** Money that was withdrawn (negative) and given back, in the currency of the balance. */
  balance_transactions: v.optional(
    v.array(v.object({ id: v.string(), amount: v.optional(amount), fee: amount, currency })),
  ),
});

export const refund = v.object({
  id: v.string(),
  amount: whole,
  currency,
  charge: v.optional(idOf),
  payment_intent: v.optional(idOf),
  status: v.nullable(v.string()),
  failure_reason: v.optional(v.nullable(v.string())),
  metadata,
});

const about = <Type extends string, Schema extends v.GenericSchema>(types: readonly Type[], object: Schema) =>
  v.object({
    id: v.string(),
    type: v.picklist(types),
    /** Unix time in seconds. */
    created: v.optional(v.nullable(v.number())),
    data: v.object({ object }),
  });

/** The events that change something here. */
export const stripeEvent = v.union([
  about(
    [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ],
    session,
  ),
  about(['payment_intent.succeeded', 'payment_intent.payment_failed'], intent),
  about(['charge.refunded'], charge),
  about(['charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'], refund),
  about(
    [
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
    ],
    dispute,
  ),
]);

/** Any event. */
export const envelope = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  type: v.string(),
  /** Whether it's about real money. */
  livemode: v.optional(v.boolean()),
  /** The connected account that it happened in; our own account's events have none. */
  account: v.optional(v.nullable(v.string())),
});
