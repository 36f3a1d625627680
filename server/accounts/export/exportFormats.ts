import type { Kysely } from 'kysely';
import { toDecimal, type Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';

/** The input of each part of an export: the owner, and the format of amounts. */
export interface ExportOf {
  readonly db: Kysely<Database>;
  readonly userId: string;
  /** Formats an amount as `19.90 USD`; null without an amount or a currency. */
  readonly amount: (minor: Minor | null, currencyId: string | null) => string | null;
}

/** A timestamp in ISO 8601. */
export const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Returns the formatter for amounts, which looks up currencies by ID. */
export async function amountsOf(db: Kysely<Database>): Promise<ExportOf['amount']> {
  const currencies = await db.selectFrom('currencies').select(['id', 'code', 'digits']).execute();
  const byId = new Map(currencies.map((currency) => [currency.id, currency]));
  return (minor, currencyId) => {
    const currency = byId.get(currencyId ?? '');
    return minor === null || !currency ? null : `${toDecimal(minor, currency.digits)} ${currency.code}`;
  };
}
