import { ordersDetails, ordersResend } from '../../../src/shared/desk/order.ts';
import { writeBuyerDetails } from '../../commerce/checkout/buyerDetails.ts';
import { mailReceipts } from '../../commerce/checkout/mailReceipt.ts';
import { numberReceipts } from '../../commerce/checkout/numberReceipts.ts';
import { lockOrder } from '../../commerce/orders/locks.ts';
import { failure } from '../../kernel/failure.ts';
import { implement } from '../act.ts';
import { audit } from '../command.ts';
import { orderIdBy } from '../orderInput.ts';
import { orderWithBuyer } from '../subject.ts';

const resend = implement(ordersResend, {
  prepare: ({ services }) => numberReceipts(services),
  about: async (db, { order }) => orderWithBuyer(db, await orderIdBy(db, order)),
  run: async (trx, context, { order: name }) => {
    const orderId = await orderIdBy(trx, name);
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'PAID') throw failure('CONFLICT', 'This order is not paid.');
    if (order.email === null) throw failure('CONFLICT', 'This order has no address anymore.');
    await mailReceipts(trx, context.services, [{ order, number: order.receipt_number }]);
    await audit(trx, context, 'orders resend', orderId);
    return { orderId, email: order.email };
  },
  shell: {
    summary: 'Emails the receipt of a paid order again; a guest’s has a link to what was bought.',
    positionals: ['order'],
    options: {},
    lines: ({ email }) => [`The receipt is on its way to ${email}.`],
  },
});

const details = implement(ordersDetails, {
  prepare: ({ services }) => numberReceipts(services),
  about: async (db, { order }) => orderWithBuyer(db, await orderIdBy(db, order)),
  run: async (trx, context, { order: name, ...given }) => {
    const orderId = await orderIdBy(trx, name);
    const order = await lockOrder(trx, orderId);
    const stated = Object.values(given).some((part) => part !== null) ? given : null;
    await writeBuyerDetails(trx, context.services, orderId, stated);
    await audit(
      trx,
      context,
      'orders details',
      orderId,
      {},
      { before: { text: order?.buyer_details ?? null }, after: { text: stated } },
    );
    return { orderId };
  },
  shell: {
    summary:
      'Puts a company’s details on the receipt of an order and emails it again; without any, removes them.',
    positionals: ['order'],
    options: {
      company: { value: 'name', help: 'the company' },
      address: { value: 'text', help: 'its address' },
      taxId: { value: 'number', help: 'its tax number' },
    },
    lines: (_, { order }) => [`The receipt of ${order} has the details.`],
  },
});

export const orderActs = [resend, details];
