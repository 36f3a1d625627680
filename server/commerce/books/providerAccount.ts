import type { Kysely } from 'kysely';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Span } from '../payments/provider.ts';

interface Balance {
  readonly currency: string;
  /** As a decimal. */
  readonly amount: string;
}

/** Payments made and booked within a span that are missing from the provider's balance report. */
export async function missingLines(
  db: Kysely<Database>,
  provider: string,
  { from, until }: Span,
): Promise<string[]> {
  const missing = await db
    .selectFrom('transactions')
    .innerJoin('ledger_transactions', (join) =>
      join
        .onRef('ledger_transactions.transaction_id', '=', 'transactions.id')
        .on('ledger_transactions.kind', 'in', ['SALE', 'TOP_UP']),
    )
    .select('transactions.id')
    .where('payment_method', '=', provider)
    .where('amount_minor', '>', 0)
    .where('transactions.created_at', '>=', from)
    .where('ledger_transactions.created_at', '>=', from)
    .where('ledger_transactions.created_at', '<', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_lines')
            .select('provider_lines.id')
            .whereRef('provider_lines.payment', '=', 'transactions.provider_reference')
            .where('provider_lines.provider', '=', provider)
            .where('provider_lines.kind', '=', 'CHARGE'),
        ),
      ),
    )
    .orderBy('transactions.created_at')
    .execute();
  return missing.map(({ id }) => `transaction ${id} is in the books and not on the list`);
}

/** The balance of our ledger account for a provider, by currency. */
export async function balancesOf(db: Kysely<Database>, provider: string): Promise<Balance[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
    .select(['code', 'digits', 'position'])
    .select((eb) => eb.fn.sum<string>('amount_minor').as('sum'))
    .where('kind', '=', 'PROVIDER')
    .where('provider', '=', provider)
    .groupBy(['code', 'digits', 'position'])
    .orderBy('position')
    .execute();
  return rows.map(({ code, digits, sum }) => ({ currency: code, amount: toDecimal(-Number(sum), digits) }));
}
