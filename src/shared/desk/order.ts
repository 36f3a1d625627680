import * as v from 'valibot';
import { buyerDetailsForm } from '../buyerDetails.ts';
import { changes, reads } from './act.ts';
import { orderRow } from './orders.ts';
import { rights } from './roles.ts';
import { decimal, line, logEntry, money, reason, time } from './values.ts';

const nullableTime = v.nullable(time);

const payment = v.object({
  id: v.string(),
  status: v.string(),
  method: v.string(),
  reference: v.nullable(v.string()),
  amount: money,
  refunded: money,
  /** What is left to refund. */
  left: money,
  fee: v.nullable(money),
  /** What the provider moved, if it converted. */
  actual: v.nullable(money),
  createdAt: time,
  changedAt: time,
});

const refundRow = v.object({
  id: v.string(),
  kind: v.picklist(['REFUND', 'CHARGEBACK']),
  state: v.string(),
  to: v.picklist(['SOURCE', 'WALLET']),
  amount: money,
  reason: v.nullable(v.string()),
  failure: v.nullable(v.string()),
  creditNote: v.nullable(v.string()),
  createdAt: time,
  decidedAt: nullableTime,
  isReversed: v.boolean(),
});

/** One dated line of what happened to an order. */
const event = v.object({
  at: time,
  kind: v.picklist([
    'ORDERED',
    'ATTEMPT',
    'PAID',
    'EXPIRED',
    'REMINDED',
    'GRANTED',
    'ENDED',
    'OPENED',
    'MAILED',
    'REFUND_ASKED',
    'REFUNDED',
    'DISPUTED',
    'LOGGED',
  ]),
  /** What it is about: a method, a title, a template, an amount, an act. */
  text: v.nullable(v.string()),
});

/** What the buyer saw and agreed to. */
const agreement = v.object({
  at: time,
  act: v.picklist(['PAYMENT', 'START']),
  language: v.string(),
  country: v.nullable(v.string()),
  /** Whether they agreed that it opens at once; null if nobody asked. */
  startsNow: v.nullable(v.boolean()),
  documents: v.array(v.object({ kind: v.string(), version: v.string() })),
  sentences: v.array(v.object({ text: v.string(), agreed: v.boolean() })),
});

export const ordersShow = reads('orders.show', {
  right: rights.read,
  input: v.object({ order: line }),
  answer: v.object({
    ...orderRow.entries,
    /** Names the page of the customer. */
    customer: v.string(),
    /** When a purchase that waits opens. */
    opensAt: nullableTime,
    agreements: v.array(agreement),
    price: v.object({
      list: money,
      discount: money,
      total: money,
      taxRate: v.string(),
      tax: money,
      isMemberPrice: v.boolean(),
    }),
    buyerDetails: v.nullable(
      v.object({
        company: v.nullable(v.string()),
        address: v.nullable(v.string()),
        taxId: v.nullable(v.string()),
      }),
    ),
    payments: v.array(payment),
    refunds: v.array(refundRow),
    disputes: v.array(
      v.object({
        id: v.string(),
        state: v.string(),
        reason: v.nullable(v.string()),
        amount: money,
        openedAt: time,
        closedAt: nullableTime,
      }),
    ),
    entries: v.array(
      v.object({
        at: time,
        kind: v.string(),
        account: v.string(),
        provider: v.nullable(v.string()),
        amount: money,
      }),
    ),
    grants: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(['PLAN', 'PRODUCT', 'ACTIVATION']),
        title: v.string(),
        startsAt: time,
        endsAt: nullableTime,
        openedAt: nullableTime,
        endedAt: nullableTime,
        endedBecause: v.nullable(v.string()),
      }),
    ),
    events: v.array(event),
    log: v.array(logEntry),
    /** Acts that would be refused now are false. */
    can: v.object({
      refund: v.boolean(),
      refundToWallet: v.boolean(),
      resend: v.boolean(),
      details: v.boolean(),
    }),
  }),
});
export type OrderPage = v.InferOutput<typeof ordersShow.answer>;

/** Refunds a payment, or the payment of an order: all that is left of it, or a part. */
export const refund = changes('refund', {
  right: rights.help,
  proof: 'money',
  input: v.object({
    /** An order's number or ID, or a payment's ID. */
    payment: line,
    amount: v.optional(decimal),
    reason: v.optional(reason),
    to: v.optional(v.picklist(['wallet', 'source'], 'choose'), 'source'),
    /** Whether what was bought stays, although all of it is refunded. A part always leaves it. */
    keep: v.optional(v.boolean(), false),
    id: v.optional(line),
  }),
  answer: v.object({
    id: v.string(),
    transactionId: v.string(),
    amount: v.string(),
    currency: v.string(),
    status: v.string(),
    state: v.string(),
    repeated: v.boolean(),
  }),
});

/** Sends the receipt of a paid order again; to a guest with a link. */
export const ordersResend = changes('orders.resend', {
  right: rights.help,
  input: v.object({ order: line }),
  answer: v.object({ orderId: v.string(), email: v.string() }),
});

/** Puts a company's details on the receipt of an order, and mails it again. */
export const ordersDetails = changes('orders.details', {
  right: rights.help,
  input: v.object({ order: line, ...buyerDetailsForm.entries }),
  answer: v.object({ orderId: v.string() }),
});
