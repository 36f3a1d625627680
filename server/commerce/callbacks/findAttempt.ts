import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Transaction } from '../orders/locks.ts';
import type { ProviderEvent } from '../payments/providerEvents.ts';

/** A payment attempt with what's needed to compare amounts. */
export type Known = Transaction & {
  readonly code: string;
  readonly digits: number;
  /** Whether its money came in another amount, and so is in suspense, or was until the operator resolved it. */
  readonly is_suspended: SqlBool;
};

const isSuspended = (eb: ExpressionBuilder<Database, 'transactions'>) =>
  eb.exists(
    eb
      .selectFrom('suspense_items')
      .select('suspense_items.id')
      .whereRef('suspense_items.transaction_id', '=', 'transactions.id')
      .where('suspense_items.reason', '=', 'AMOUNT_MISMATCH'),
  );

/** The attempt an event is about, found by the provider's reference or by our id. */
export async function findAttempt(
  trx: Kysely<Database>,
  provider: string,
  { references, transactionId }: Pick<ProviderEvent, 'references' | 'transactionId'>,
): Promise<Known | undefined> {
  const known = references.filter((reference) => reference !== null);
  return trx
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .selectAll('transactions')
    .select((eb) => ['code', 'digits', isSuspended(eb).as('is_suspended')])
    .where('payment_method', '=', provider)
    .where((eb) =>
      eb.or([
        ...(known.length > 0 ? [eb('provider_reference', 'in', known)] : []),
        ...(transactionId ? [eb('transactions.id', '=', transactionId)] : []),
      ]),
    )
    .executeTakeFirst();
}

/** `findAttempt` for many events with one query. */
export async function findAttempts(
  db: Kysely<Database>,
  provider: string,
  events: readonly Pick<ProviderEvent, 'references' | 'transactionId'>[],
): Promise<(event: Pick<ProviderEvent, 'references' | 'transactionId'>) => Known | undefined> {
  const references = events.flatMap((event) => event.references.filter((reference) => reference !== null));
  const ids = events.flatMap(({ transactionId }) => transactionId ?? []);
  const found: Known[] = await db
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .selectAll('transactions')
    .select((eb) => ['code', 'digits', isSuspended(eb).as('is_suspended')])
    .where('payment_method', '=', provider)
    .where((eb) =>
      eb.or([eb('provider_reference', 'in', ['', ...references]), eb('transactions.id', 'in', ['', ...ids])]),
    )
    .execute();
  const byReference = new Map(found.map((attempt) => [attempt.provider_reference, attempt]));
  const byId = new Map(found.map((attempt) => [attempt.id, attempt]));
  return (event) =>
    event.references
      .map((reference) => (reference === null ? undefined : byReference.get(reference)))
      .find(Boolean) ?? byId.get(event.transactionId ?? '');
}
