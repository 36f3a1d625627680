import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { checkBooks, noteCheck } from '../../commerce/books/checkBooks.ts';
import { auditBreaks } from '../../kernel/auditLog.ts';
import { command } from '../command.ts';

export const ledger = command({
  name: 'ledger check',
  summary: 'Checks that the books balance and match what the providers said, or lists every error.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    // A single snapshot: concurrent payments must not look like a discrepancy.
    const answer = await services.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const breaks = [...(await checkBooks(trx, services.clock())), ...(await auditBreaks(trx))];
        const accounts = await trx
          .selectFrom('ledger_accounts')
          .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
          .innerJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
          .select(['kind', 'provider', 'code', 'digits'])
          .select((eb) => [
            eb.fn.sum<string>('amount_minor').as('sum'),
            eb.fn.countAll<number>().as('entries'),
          ])
          .groupBy(['kind', 'provider', 'code', 'digits', 'position'])
          .orderBy('position')
          .orderBy('kind')
          .orderBy('provider')
          .execute();
        const sums = accounts.map(({ kind, provider, code, digits, sum, entries }) => ({
          account: provider === null ? kind : `${kind} ${provider}`,
          currency: code,
          sum: toDecimal(Number(sum), digits),
          entries,
        }));
        const entries = sums.reduce((all, each) => all + each.entries, 0);
        return {
          lines: [
            ...sums.map(
              ({ account, currency, sum }) => `${currency}  ${account.padEnd(18)} ${sum.padStart(16)}`,
            ),
            ...(breaks.length === 0
              ? [`The books balance: ${entries} entries, every check passed.`]
              : [`${breaks.length} breaks:`, ...breaks.map((what) => `  - ${what}`)]),
          ],
          data: { breaks, entries, accounts: sums },
          failed: breaks.length > 0,
        };
      });
    await noteCheck(services.db, services.clock(), answer.data.breaks.length);
    return answer;
  },
});
