import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { retryRefund } from '../../commerce/checkout/retryRefund.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'refunds list',
  summary: 'Lists refunds that are waiting for their provider, and failed ones that have not been retried.',
  positionals: [],
  options: { all: { help: 'every refund, newest first' }, ...pageOptions },
  input: v.object({ all: v.optional(v.boolean(), false), ...pageEntries }),
  run: async ({ services }, { all, ...window }) => {
    let query = services.db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
      .selectAll('refunds')
      .select(['code', 'digits', 'payment_method'])
      .where('kind', '=', 'REFUND');
    if (!all)
      query = query.where((eb) =>
        eb.or([
          eb('state', 'in', ['REQUESTED', 'SENT']),
          eb('state', '=', 'FAILED').and('retried_as', 'is', null),
        ]),
      );
    const page = await readPage(
      services.db,
      query,
      { time: 'refunds.created_at', id: 'refunds.id', order: 'desc' },
      window,
    );
    const data = page.rows.map((row) => ({
      id: row.id,
      transactionId: row.transaction_id,
      provider: row.payment_method,
      amount: toDecimal(row.amount_minor, row.digits),
      currency: row.code,
      to: row.destination,
      state: row.state,
      failure: row.failure,
      reference: row.provider_reference,
      createdAt: row.created_at.toISOString(),
    }));
    return listed(
      page,
      data,
      ({ createdAt, id, amount, currency, state, failure }) =>
        `${createdAt}  ${id}  ${amount} ${currency}  ${state}${failure === null ? '' : ` (${failure})`}`,
    );
  },
});

const retry = command({
  name: 'refunds retry',
  summary: 'Retries a failed refund, or resends one that got no response.',
  positionals: ['id'],
  options: {},
  input: v.object({ id: word }),
  run: (context, { id }) =>
    inTransaction(context.services.db, async (trx) => {
      const made = await retryRefund(trx, context.services, id);
      await audit(trx, context, 'refunds retry', made.transactionId, { id, madeAs: made.id });
      return { lines: [`${id} is ${made.isNew ? `made again as ${made.id}` : 'sent again'}.`], data: made };
    }),
});

export const refunds = [list, retry];
