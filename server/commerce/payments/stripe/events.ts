import * as v from 'valibot';
import type { ProviderAmount, ProviderEvent, ReadEvent } from '../providerEvents.ts';
import { fromStripeAmount } from './amounts.ts';
import {
  envelope,
  stripeEvent,
  type charge,
  type dispute,
  type intent,
  type refund,
  type session,
} from './shapes.ts';

/** An amount as Stripe reports it. */
export const stripeAmount = (theirs: number | null, currencyCode: string | null): ProviderAmount => ({
  currencyCode,
  minor: (digits) =>
    theirs === null || currencyCode === null ? undefined : fromStripeAmount(theirs, currencyCode, digits),
});

/**
 * The part of an event that is stored: the fields that `readStripeEvent` reads. Everything else may be personal data.
 */
export function keptOfStripeEvent(payload: object): object {
  const parsed = v.safeParse(stripeEvent, payload);
  if (parsed.success) return parsed.output;
  const { id, type } = v.parse(envelope, payload);
  return { id, type };
}

/** Translates a stored event into our terms. Kinds of events that we don't handle change nothing. */
export const readStripeEvent: ReadEvent = (payload) => {
  const parsed = v.safeParse(stripeEvent, payload);
  if (!parsed.success) return 'unknown';
  const event = parsed.output;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readSession(event.type, event.data.object);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return readIntent(event.type, event.data.object);
    case 'charge.refunded':
      return readRefunded(event.data.object, timeOf(event.created));
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(event.data.object, timeOf(event.created));
    default:
      return readDispute(event.type, event.data.object);
  }
};

function readSession(type: string, object: v.InferOutput<typeof session>): ProviderEvent | 'ignored' {
  if (object.mode === 'setup') {
    const { setup_intent: reference, client_reference_id: setupId } = object;
    return type === 'checkout.session.completed' && reference
      ? { type: 'methodSaved', references: [], setupId, reference }
      : 'ignored';
  }
  const about = {
    references: [object.id, object.payment_intent],
    transactionId: object.client_reference_id ?? object.metadata?.transactionId,
  };
  if (type === 'checkout.session.expired') return { ...about, type: 'expired' };
  if (type === 'checkout.session.async_payment_failed') return { ...about, type: 'declined' };
  // A bank transfer or the like, which takes days.
  if (object.payment_status === 'unpaid') return { ...about, type: 'processing' };
  return {
    ...about,
    type: 'succeeded',
    paid: stripeAmount(object.amount_total, object.currency),
    fee: null,
    reference: object.payment_intent ?? undefined,
  };
}

function readIntent(type: string, object: v.InferOutput<typeof intent>): ProviderEvent {
  const about = { references: [object.id], transactionId: object.metadata?.transactionId };
  // On Stripe's page, the buyer may try another card; only the end of the page's session counts there.
  if (type !== 'payment_intent.succeeded') return { ...about, type: 'tryFailed' };
  const paid = stripeAmount(object.amount_received ?? object.amount, object.currency);
  return { ...about, type: 'succeeded', paid, fee: null, reference: object.id };
}

const timeOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

const readRefunded = (object: v.InferOutput<typeof charge>, at: Date | null): ProviderEvent => ({
  type: 'refunded',
  references: [object.payment_intent],
  transactionId: object.metadata?.transactionId,
  id: `${object.id}:${object.amount_refunded}`,
  reference: object.id,
  payment: object.payment_intent,
  paid: stripeAmount(object.amount_captured ?? object.amount, object.currency),
  refunded: stripeAmount(object.amount_refunded, object.currency),
  at,
});

/** Maps Stripe's refund states to ours; in any other state, the refund is still in flight. */
export const refundStateOf = (status: string | null): 'SENT' | 'SUCCEEDED' | 'FAILED' =>
  status === 'succeeded' ? 'SUCCEEDED' : status === 'failed' || status === 'canceled' ? 'FAILED' : 'SENT';

const readRefund = (object: v.InferOutput<typeof refund>, at: Date | null): ProviderEvent => ({
  type: 'refundChanged',
  references: [object.payment_intent ?? null],
  reference: object.id,
  refundId: object.metadata?.refundId ?? null,
  charge: object.charge ?? null,
  amount: stripeAmount(object.amount, object.currency),
  state: refundStateOf(object.status),
  failure: object.failure_reason ?? object.status,
  at,
});

function readDispute(type: string, object: v.InferOutput<typeof dispute>): ProviderEvent | 'ignored' {
  // An inquiry takes no money, nor does one settled before it became a dispute.
  if (object.status.startsWith('warning_') || object.status === 'prevented') return 'ignored';
  const fees = (object.balance_transactions ?? []).map(({ id, fee, currency }) => ({
    id,
    fee: stripeAmount(fee, currency),
  }));
  const about = { references: [object.payment_intent], id: object.id, fees };
  const isWon = object.status === 'won' || type === 'charge.dispute.funds_reinstated';
  // It may be won before the money is back, which has an event of its own.
  if (isWon && !isUnreturned(object)) return { ...about, type: 'disputeWon', returned: returnedOf(object) };
  const taken = stripeAmount(object.amount, object.currency);
  const state =
    object.status === 'lost'
      ? 'LOST'
      : object.status === 'under_review' || object.status === 'won'
        ? 'UNDER_REVIEW'
        : 'NEEDS_RESPONSE';
  return { ...about, type: 'disputed', taken, reason: object.reason, state };
}

type Moved = Pick<v.InferOutput<typeof dispute>, 'amount' | 'currency' | 'balance_transactions'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

/** What a dispute took and gave back, as Stripe counts the balance; undefined if its event doesn't list that. */
function movedBy({ balance_transactions: lines = [] }: Moved): { taken: number; back: number } | undefined {
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0
    ? undefined
    : { taken: -sum(amounts.filter((each) => each < 0)), back: sum(amounts.filter((each) => each > 0)) };
}

const isUnreturned = (object: Moved): boolean => movedBy(object)?.back === 0;

/**
 * From which share on a dispute counts as given back in full if the balance has another currency: what it's worth there
 * changes between the days of taking and giving back.
 */
const fullShare = 0.9;

/** How much of a dispute came back, in its own currency; undefined if its event doesn't say. */
function returnedOf(object: Moved): ProviderAmount | undefined {
  const moved = movedBy(object);
  if (!moved) return undefined;
  const { amount, currency, balance_transactions: lines = [] } = object;
  if (lines.every((line) => line.currency === currency))
    return stripeAmount(Math.min(moved.back, amount), currency);
  const share = moved.taken === 0 ? 1 : moved.back / moved.taken;
  const whole = stripeAmount(amount, currency);
  return {
    currencyCode: currency,
    minor: (digits) => {
      const all = whole.minor(digits);
      return all === undefined || share >= fullShare ? all : Math.round(all * share);
    },
  };
}
