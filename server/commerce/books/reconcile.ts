import type { Kysely } from 'kysely';
import { toDecimal, type Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import type { Services } from '../../kernel/services.ts';
import type { BalanceLine, Span } from '../payments/provider.ts';
import { remoteProviders } from '../payments/providers.ts';
import { bookLine } from './bookLine.ts';
import type { OurLine } from './ourLine.ts';
import { balancesOf, missingLines } from './providerAccount.ts';

/** The result of comparing one provider's balance report with the books. */
export interface Reconciled {
  readonly provider: string;
  readonly lines: number;
  /** Lines compared for the first time. */
  readonly added: number;
  readonly differences: readonly string[];
  /** The balance of our ledger account for the provider, by currency; zero once everything has been paid out. */
  readonly balances: readonly { readonly currency: string; readonly amount: string }[];
}

/**
 * Compares the balance reports of all enabled providers with the books for a span of time: books fees, payouts and
 * conversions, and lists each difference. Idempotent.
 * @throws Error if a provider can't be reached
 */
export async function reconcile(services: Services, span: Span): Promise<Reconciled[]> {
  const { db, config } = services;
  const results: Reconciled[] = [];
  for (const { id: provider, remote } of remoteProviders) {
    if (!remote.enabled(config)) continue;
    const lines = await remote.balanceLines(services, span);
    const differences: string[] = [];
    let added = 0;
    for (const line of lines) {
      const known = await inTransaction(db, async (trx) => compare(trx, services, provider, line));
      if (known.isNew) added++;
      if (known.difference !== null) differences.push(`${line.id}: ${known.difference}`);
    }
    differences.push(...(await missingLines(db, provider, span)));
    results.push({
      provider,
      lines: lines.length,
      added,
      differences,
      balances: await balancesOf(db, provider),
    });
  }
  return results;
}

/** Books and compares one line, and stores the result. */
async function compare(
  trx: Kysely<Database>,
  services: Services,
  provider: string,
  line: BalanceLine,
): Promise<{ isNew: boolean; difference: string | null }> {
  const ours = await inOurMoney(trx, provider, line);
  if (!ours) return { isNew: false, difference: 'is in a currency that is none of ours' };
  const values = {
    provider,
    id: line.id,
    kind: line.kind,
    amount_minor: ours.amount,
    fee_minor: ours.fee,
    currency_id: ours.currencyId,
    payment: line.payment,
    source: line.source,
    happened_at: line.at,
  };
  const { numInsertedOrUpdatedRows: made } = await trx
    .insertInto('provider_lines')
    .values({ ...values, difference: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const difference = await bookLine(trx, services, ours);
  await trx
    .updateTable('provider_lines')
    .set({ difference })
    .where('provider', '=', provider)
    .where('id', '=', line.id)
    .execute();
  return { isNew: made === 1n, difference };
}

async function inOurMoney(
  db: Kysely<Database>,
  provider: string,
  line: BalanceLine,
): Promise<OurLine | undefined> {
  const currency = await db
    .selectFrom('currencies')
    .selectAll()
    .where('code', '=', line.amount.currencyCode ?? '')
    .executeTakeFirst();
  if (!currency) return undefined;
  const amount = line.amount.minor(currency.digits);
  const fee = line.fee.minor(currency.digits);
  if (amount === undefined || fee === undefined) return undefined;
  const { id, kind, payment, source } = line;
  return {
    provider,
    id,
    kind,
    payment,
    source,
    amount,
    fee,
    currencyId: currency.id,
    money: (minor: Minor) => `${toDecimal(minor, currency.digits)} ${currency.code}`,
  };
}
