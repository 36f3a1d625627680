import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';

/** What a wallet's payment brought, or what the operator gave, as far as it has not been placed yet. */
export interface Source {
  left: Minor;
}

export interface Payment extends Source {
  readonly id: string;
  readonly provider: string;
}

/** Takes as much as is left of a source, and not more than some amount. */
export function take(source: Source, most: Minor): Minor {
  const part = Math.min(source.left, most);
  source.left -= part;
  return part;
}

/** The entries in some people's wallets of one currency, with the facts they belong to. */
const entriesOf = (trx: Kysely<Database>, userIds: readonly string[], currencyId: string) =>
  trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .leftJoin('transactions', 'transactions.id', 'ledger_transactions.transaction_id')
    .where('ledger_accounts.kind', '=', 'WALLET')
    .where('ledger_accounts.user_id', 'in', userIds)
    .where('ledger_accounts.currency_id', '=', currencyId);

/** What is left of the money that the operator gave. */
export async function giftLeft(
  trx: Kysely<Database>,
  userIds: readonly string[],
  currencyId: string,
): Promise<Source> {
  const { sum } = await entriesOf(trx, userIds, currencyId)
    .select((eb) => eb.fn.sum<string | null>('ledger_entries.amount_minor').as('sum'))
    .where((eb) =>
      eb.or([
        eb('ledger_transactions.kind', '=', 'GOODWILL'),
        eb('transactions.payment_method', '=', 'balance'),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { left: Math.max(0, Number(sum ?? 0)) };
}

/** What is in the wallets of each payment that paid into them, the newest first: the older money was spent first. */
export async function paidInto(
  trx: Kysely<Database>,
  userIds: readonly string[],
  currencyId: string,
): Promise<Payment[]> {
  const rows = await entriesOf(trx, userIds, currencyId)
    .select(['transactions.id', 'transactions.payment_method as provider'])
    .select((eb) => eb.fn.sum<string>('ledger_entries.amount_minor').as('sum'))
    .where('transactions.user_id', 'in', userIds)
    // Otherwise another person paid it, from whom the account was taken over.
    .where('transactions.payer_id', 'is', null)
    .groupBy(['transactions.id', 'transactions.payment_method', 'transactions.created_at'])
    .having((eb) => eb.fn.sum<string>('ledger_entries.amount_minor'), '>', '0')
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id')
    .execute();
  return rows.flatMap(({ id, provider, sum }) =>
    id === null || provider === null ? [] : { id, provider, left: Number(sum) },
  );
}
