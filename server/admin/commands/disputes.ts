import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { command } from '../command.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

export const disputes = command({
  name: 'disputes list',
  summary: 'Lists open disputes.',
  positionals: [],
  options: { all: { help: 'every dispute, newest first' }, ...pageOptions },
  input: v.object({ all: v.optional(v.boolean(), false), ...pageEntries }),
  run: async ({ services }, { all, ...window }) => {
    let query = services.db
      .selectFrom('disputes')
      .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
      .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
      .leftJoin('currencies as fees', 'fees.id', 'disputes.fee_currency_id')
      .selectAll('disputes')
      .select(['currencies.code', 'currencies.digits'])
      .select(['fees.code as fee_code', 'fees.digits as fee_digits']);
    if (!all) query = query.where('closed_at', 'is', null);
    const page = await readPage(
      services.db,
      query,
      { time: 'opened_at', id: 'disputes.id', order: 'desc' },
      window,
    );
    const data = page.rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      transactionId: row.transaction_id,
      amount: toDecimal(row.amount_minor, row.digits),
      returned: toDecimal(row.returned_minor, row.digits),
      currency: row.code,
      fee: row.fee_code === null ? null : `${toDecimal(row.fee_minor, row.fee_digits ?? 2)} ${row.fee_code}`,
      state: row.state,
      reason: row.reason,
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    }));
    return listed(
      page,
      data,
      ({ openedAt, id, transactionId, amount, currency, fee, state, reason }) =>
        `${openedAt}  ${id}  ${transactionId}  ${amount} ${currency}  fee ${fee ?? 'none'}  ${state}  ${reason ?? ''}`,
    );
  },
});
