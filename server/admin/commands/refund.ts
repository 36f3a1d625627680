import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refund as refundAct } from '../../../src/shared/desk/order.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { giveFreely } from '../../commerce/checkout/giveFreely.ts';
import { refundTransaction } from '../../commerce/checkout/refunds.ts';
import { refundablePayment } from '../../commerce/withdrawals/refundRight.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { implement } from '../act.ts';
import { audit } from '../command.ts';
import { customerBy, minorOf } from '../inputs.ts';
import { orderIdOf } from '../orderInput.ts';
import { orderWithBuyer, person } from '../subject.ts';

/** The payment with this ID, or of the order with this number or ID. @throws Failure NOT_FOUND */
async function paymentBy(db: Kysely<Database>, name: string) {
  const order = await orderIdOf(db, name);
  const id = (order && (await refundablePayment(db, order))?.id) ?? name;
  const payment = await db
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .select(['transactions.id', 'transactions.user_id', 'order_id', 'currency_id', 'code', 'digits'])
    .select(['amount_minor', 'refunded_minor'])
    .where('transactions.id', '=', id)
    .executeTakeFirst();
  if (!payment) throw failure('NOT_FOUND', 'Transaction not found.');
  return payment;
}

/** Gives what an order had bought again, without payment, because the refund was to leave it. */
async function giveAgain(trx: Kysely<Database>, services: Services, orderId: string): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // A part was refunded, which leaves everything.
  if (order.status !== 'REFUNDED') return;
  if (order.purpose !== 'PURCHASE')
    throw failure('CONFLICT', 'Only a purchase of a product can stay when all of it is refunded.', {
      fields: { keep: 'invalid' },
    });
  const user = await customerBy(trx, order.user_id);
  await giveFreely(trx, services, {
    user,
    tariffId: order.tariff_id,
    email: order.email,
    lang: order.language,
  });
}

const back = implement(refundAct, {
  about: async (db, { payment: name }) => {
    const { order_id: orderId, user_id: userId } = await paymentBy(db, name);
    return orderId === null ? person(userId) : orderWithBuyer(db, orderId);
  },
  // With what was refunded of it before, so that a sum can't be refunded in parts.
  moves: async (db, _, { payment: name, amount }) => {
    const payment = await paymentBy(db, name);
    const all = payment.amount_minor;
    const minor = amount === undefined ? all : payment.refunded_minor + minorOf(amount, payment);
    return { currencyId: payment.currency_id, minor: Math.min(all, minor) };
  },
  run: async (trx, context, { payment: name, amount, reason, to, keep, id = randomUUID() }) => {
    const { services } = context;
    const payment = await paymentBy(trx, name);
    const { id: transactionId, order_id: orderId, code, digits } = payment;
    const refunded = await refundTransaction(trx, services, {
      id,
      transactionId,
      amount: amount === undefined ? 'whole' : minorOf(amount, payment),
      to: to === 'wallet' ? 'WALLET' : 'SOURCE',
      reason: reason ?? null,
    });
    const { state } = await trx
      .selectFrom('refunds')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!refunded.repeated) {
      if (keep && orderId !== null) await giveAgain(trx, services, orderId);
      const text = `${toDecimal(refunded.amount, digits)} ${code}`;
      await audit(
        trx,
        context,
        'refund',
        transactionId,
        { id, amount: text, to, reason: reason ?? null, ...(keep && { keep }) },
        {
          before: { refunded: toDecimal(payment.refunded_minor, digits) },
          after: { refunded: toDecimal(payment.refunded_minor + refunded.amount, digits) },
        },
      );
    }
    return {
      id,
      transactionId,
      amount: toDecimal(refunded.amount, digits),
      currency: code,
      status: refunded.status,
      state,
      repeated: refunded.repeated,
    };
  },
  shell: {
    summary: 'Refunds a payment, or the payment of an order: all that is left of it, or a part.',
    positionals: ['payment'],
    options: {
      amount: { value: '3.50', help: 'a part, in the currency of the payment' },
      reason: { value: 'text', help: 'why, for the records' },
      to: { value: 'wallet|source', help: 'to the wallet, or to the original payment method (the default)' },
      keep: { help: 'leaves what was bought, although all of it is refunded' },
      id: { value: 'id', help: 'repeating a refund with the same id refunds once' },
    },
    lines: ({ id, amount, currency, status, state, repeated }) => [
      `${repeated ? 'Already refunded' : 'Refunded'}: ${amount} ${currency}. The payment is ${status}. Refund ${id} is ${state}`,
    ],
  },
});

export const refund = [back];
