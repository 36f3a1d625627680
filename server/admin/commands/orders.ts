import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { billedTo } from '../../../src/shared/buyerDetails.ts';
import { creditNumber } from '../../commerce/orders/creditNoteRows.ts';
import { command } from '../command.ts';
import { word } from '../inputs.ts';
import { orderIdBy } from '../orderInput.ts';

const show = command({
  name: 'orders show',
  summary: 'Shows an order with its payments, refunds, and disputes.',
  positionals: ['order'],
  options: {},
  input: v.object({ order: word }),
  run: async ({ services: { db } }, { order: name }) => {
    const id = await orderIdBy(db, name);
    const order = await db
      .selectFrom('orders')
      .innerJoin('currencies', 'currencies.id', 'orders.currency_id')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .selectAll('orders')
      .select(['code', 'digits', 'products.title'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    const payments = await db
      .selectFrom('transactions')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('created_at')
      .execute();
    const back = await db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .selectAll('refunds')
      .where('order_id', '=', id)
      .orderBy('refunds.created_at')
      .execute();
    const amount = (minor: number) => `${toDecimal(minor, order.digits)} ${order.code}`;
    const data = {
      id,
      number: order.number,
      userId: order.user_id,
      email: order.email,
      status: order.status,
      purpose: order.purpose,
      product: order.title.en,
      total: amount(order.total_minor),
      receiptNumber: order.receipt_number,
      buyerDetails: order.buyer_details,
      paidAt: order.paid_at?.toISOString() ?? null,
      remindedAt: order.reminded_at?.toISOString() ?? null,
      payments: payments.map((row) => ({
        id: row.id,
        status: row.status,
        method: row.payment_method,
        reference: row.provider_reference,
        amount: amount(row.amount_minor),
        refunded: amount(row.refunded_minor),
      })),
      refunds: back.map((row) => ({
        id: row.id,
        kind: row.kind,
        to: row.destination,
        state: row.reversed_at === null ? row.state : `${row.state}, reversed`,
        amount: amount(row.amount_minor),
        reason: row.reason,
        creditNote: row.credit_number === null ? null : creditNumber(row.credit_number),
      })),
    };
    return {
      lines: [
        `${data.number}  ${data.id}  ${data.status}  ${data.purpose}  ${data.product}  ${data.total}`,
        `of ${data.userId}  ${data.email ?? ''}  receipt ${data.receiptNumber ?? 'none'}`,
        ...(data.buyerDetails ? [`billed to ${billedTo(data.buyerDetails)}`] : []),
        ...(data.remindedAt ? [`reminded ${data.remindedAt}`] : []),
        ...data.payments.map(
          (each) =>
            `payment ${each.id}  ${each.status}  ${each.method}  ${each.reference ?? ''}  ${each.amount}, ${each.refunded} back`,
        ),
        ...data.refunds.map(
          (each) =>
            `${each.kind.toLowerCase()} ${each.id}  ${each.state}  ${each.amount} to ${each.to.toLowerCase()}  ${each.creditNote ?? ''}  ${each.reason ?? ''}`,
        ),
      ],
      data,
    };
  },
});

export const orders = [show];
