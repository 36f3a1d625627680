import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { includedTax } from './taxLines.ts';

/** A credit note for the reversed part of a sale. Amounts are positive, in minor units of the payment's currency. */
export interface CreditNoteRow {
  readonly id: string;
  readonly transactionId: string;
  readonly number: number;
  readonly issuedAt: Date;
  readonly receiptNumber: number;
  readonly amount: Minor;
  readonly reason: 'REFUND' | 'DISPUTE';
  readonly currencyId: string;
  readonly taxRateBp: number;
  /** The part of `amount` that is tax. */
  readonly tax: Minor;
  /** When the money came back after all, so that the sale counts again. */
  readonly canceledAt: Date | null;
}

/** A credit note's number as printed, which sets it apart from receipt numbers, a series of their own. */
export const creditNumber = (number: number): string => `CN-${number}`;

/** The credit notes of some transactions, oldest first. */
export async function creditNotesOf(
  db: Kysely<Database>,
  transactionIds: readonly string[],
): Promise<CreditNoteRow[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .select([
      'refunds.id',
      'refunds.transaction_id',
      'refunds.kind',
      'credit_number',
      'credited_at',
      'credited_tax_minor',
    ])
    .select(['from_payment_minor', 'reversed_at', 'transactions.currency_id', 'orders.tax_rate_bp'])
    .select((eb) => eb.fn.coalesce('orders.receipt_number', 'transactions.receipt_number').as('receipt'))
    .where('refunds.transaction_id', 'in', ['', ...transactionIds])
    .where('credit_number', 'is not', null)
    .$narrowType<{ credit_number: number; credited_at: Date }>()
    .orderBy('credit_number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    number: row.credit_number,
    issuedAt: row.credited_at,
    receiptNumber: Number(row.receipt),
    amount: row.from_payment_minor,
    reason: row.kind === 'REFUND' ? 'REFUND' : 'DISPUTE',
    currencyId: row.currency_id,
    taxRateBp: row.tax_rate_bp ?? 0,
    tax: row.credited_tax_minor ?? includedTax(row.from_payment_minor, row.tax_rate_bp ?? 0),
    canceledAt: row.reversed_at,
  }));
}
