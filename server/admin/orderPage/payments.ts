import type { Kysely } from 'kysely';
import type { OrderPage } from '../../../src/shared/desk/order.ts';
import type { Money } from '../../../src/shared/desk/values.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { creditNumber } from '../../commerce/orders/creditNoteRows.ts';
import type { Database } from '../../database/schema.ts';

interface Currency {
  readonly id: string;
  readonly code: string;
  readonly digits: number;
}

type ByCurrency = ReadonlyMap<string, Currency>;

export const moneyIn = ({ code, digits }: Pick<Currency, 'code' | 'digits'>, minor: number): Money => ({
  amount: toDecimal(minor, digits),
  currency: code,
});

/** The attempts to pay an order, the oldest first. */
export async function paymentsOf(
  db: Kysely<Database>,
  orderId: string,
  currencies: ByCurrency,
): Promise<OrderPage['payments']> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const own = currencies.get(row.currency_id);
    if (!own) return [];
    const actual = row.actual_currency_id === null ? undefined : currencies.get(row.actual_currency_id);
    const fee = row.fee_currency_id === null ? own : currencies.get(row.fee_currency_id);
    const isPaid = row.status === 'SUCCEEDED' || row.status === 'PARTIALLY_REFUNDED';
    return {
      id: row.id,
      status: row.status,
      method: row.payment_method,
      reference: row.provider_reference,
      amount: moneyIn(own, row.amount_minor),
      refunded: moneyIn(own, row.refunded_minor),
      left: moneyIn(own, isPaid ? row.amount_minor - row.refunded_minor : 0),
      fee: row.fee_minor === null || !fee ? null : moneyIn(fee, row.fee_minor),
      actual: row.actual_amount_minor === null || !actual ? null : moneyIn(actual, row.actual_amount_minor),
      createdAt: row.created_at.toISOString(),
      changedAt: row.date_of_status_change.toISOString(),
    };
  });
}

/** What went back of an order, the oldest first. */
export async function refundsOf(
  db: Kysely<Database>,
  orderId: string,
  currencies: ByCurrency,
): Promise<OrderPage['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .selectAll('refunds')
    .select('currency_id')
    .where('order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
  return rows.flatMap((row) => {
    const currency = currencies.get(row.currency_id);
    if (!currency) return [];
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      to: row.destination,
      amount: moneyIn(currency, row.amount_minor),
      reason: row.reason,
      failure: row.failure,
      creditNote: row.credit_number === null ? null : creditNumber(row.credit_number),
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      isReversed: row.reversed_at !== null,
    };
  });
}

/** The disputes about an order's payments. */
export async function disputesOf(
  db: Kysely<Database>,
  orderId: string,
  currencies: ByCurrency,
): Promise<OrderPage['disputes']> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
    .selectAll('disputes')
    .select('currency_id')
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute();
  return rows.flatMap((row) => {
    const currency = currencies.get(row.currency_id);
    if (!currency) return [];
    return {
      id: row.id,
      state: row.state,
      reason: row.reason,
      amount: moneyIn(currency, row.amount_minor),
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    };
  });
}

/** What the ledger has about an order: everything booked for its payments, and its deferred value. */
export async function entriesOf(db: Kysely<Database>, orderId: string): Promise<OrderPage['entries']> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.ledger_transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
    .select([
      'ledger_transactions.kind',
      'ledger_transactions.created_at',
      'ledger_accounts.kind as account',
      'ledger_accounts.provider',
      'amount_minor',
      'code',
      'digits',
    ])
    .where('ledger_transactions.id', 'in', (eb) =>
      eb
        .selectFrom('ledger_transactions as paid')
        .innerJoin('transactions', 'transactions.id', 'paid.transaction_id')
        .select('paid.id')
        .where('transactions.order_id', '=', orderId)
        .union(
          eb
            .selectFrom('ledger_accounts as held')
            .innerJoin('ledger_entries as moved', 'moved.account_id', 'held.id')
            .select('moved.ledger_transaction_id as id')
            .where('held.order_id', '=', orderId)
            .where('held.kind', '=', 'DEFERRED'),
        ),
    )
    .orderBy('ledger_entries.id')
    .execute();
  return rows.map(({ kind, created_at: at, account, provider, amount_minor: minor, ...currency }) => ({
    at: at.toISOString(),
    kind,
    account,
    provider,
    amount: moneyIn(currency, minor),
  }));
}
