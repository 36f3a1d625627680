import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { approveRequest, declineRequest } from '../../commerce/withdrawals/decideRequest.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { orderIdBy } from '../orderInput.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'refunds requests',
  summary: 'Lists refunds that buyers requested and that need a decision, oldest first.',
  positionals: [],
  options: { all: { help: 'decided ones, too' }, ...pageOptions },
  input: v.object({ all: v.optional(v.boolean(), false), ...pageEntries }),
  run: async ({ services }, { all, ...window }) => {
    let query = services.db
      .selectFrom('refund_requests')
      .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
      .innerJoin('currencies', 'currencies.id', 'orders.currency_id')
      .selectAll('refund_requests')
      .select([
        'number',
        'email',
        'product_id',
        'total_minor',
        'code',
        'digits',
        'orders.status as order_status',
      ]);
    if (!all) query = query.where('state', '=', 'OPEN');
    const page = await readPage(
      services.db,
      query,
      { time: 'refund_requests.created_at', id: 'refund_requests.order_id', order: 'asc' },
      window,
    );
    const data = page.rows.map((row) => ({
      orderId: row.order_id,
      orderNumber: row.number,
      state: row.state,
      note: row.note,
      productId: row.product_id,
      total: toDecimal(row.total_minor, row.digits),
      currency: row.code,
      orderStatus: row.order_status,
      email: row.email,
      askedAt: row.created_at.toISOString(),
    }));
    return listed(
      page,
      data,
      ({ askedAt, orderNumber, orderId, total, currency, state, email }) =>
        `${askedAt}  ${orderNumber}  ${orderId}  ${total} ${currency}  ${state}  ${email ?? ''}`,
    );
  },
});

const approve = command({
  name: 'refunds approve',
  summary: 'Refunds the rest of an order whose buyer requested it.',
  positionals: ['order'],
  options: {},
  input: v.object({ order: word }),
  run: (context, { order }) =>
    inTransaction(context.services.db, async (trx) => {
      const orderId = await orderIdBy(trx, order);
      const isRefunded = await approveRequest(trx, context.services, orderId);
      await audit(trx, context, 'refunds approve', orderId, { isRefunded });
      return {
        lines: [isRefunded ? `The refund of ${order} is made.` : `The money of ${order} went back before.`],
        data: { orderId, isRefunded },
      };
    }),
});

const decline = command({
  name: 'refunds decline',
  summary: 'Declines a requested refund and emails the buyer the reason.',
  positionals: ['order'],
  options: { reason: { value: 'text', help: 'why, in the buyer’s language, for the email' } },
  input: v.object({ order: word, reason: word }),
  run: (context, { order, reason }) =>
    inTransaction(context.services.db, async (trx) => {
      const orderId = await orderIdBy(trx, order);
      await declineRequest(trx, context.services, orderId, reason);
      await audit(trx, context, 'refunds decline', orderId, { reason });
      return { lines: [`The request of ${order} is declined.`], data: { orderId } };
    }),
});

export const refundRequests = [list, approve, decline];
