import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Transaction } from '../../checkout/locks.ts';
import { settle } from '../../checkout/settle.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import type { Outcome } from '../events.ts';
import { fromStripeAmount } from './amounts.ts';

/** An attempt of ours, with what is needed to compare amounts. */
export type Known = Transaction & { readonly code: string; readonly digits: number };

/** The attempt that an object at Stripe belongs to: by what Stripe calls it, or by the id that we gave it. */
export function findAttempt(
  trx: Kysely<Database>,
  references: readonly (string | null)[],
  transactionId?: string | null,
): Promise<Known | undefined> {
  const known = references.filter((reference) => reference !== null);
  return trx
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .selectAll('transactions')
    .select(['code', 'digits'])
    .where('payment_method', '=', 'stripe')
    .where((eb) =>
      eb.or([
        ...(known.length > 0 ? [eb('provider_reference', 'in', known)] : []),
        ...(transactionId ? [eb('transactions.id', '=', transactionId)] : []),
      ]),
    )
    .executeTakeFirst();
}

/** Books a success that Stripe tells of; one of another amount or currency fits no attempt. */
export async function settleAtStripe(
  trx: Kysely<Database>,
  services: Services,
  attempt: Known,
  paid: { amount: number | null; currency: string | null; reference: string | null },
): Promise<Outcome> {
  const amount: Minor | undefined =
    paid.amount === null ? undefined : fromStripeAmount(paid.amount, attempt.code, attempt.digits);
  if (amount !== attempt.amount_minor || paid.currency !== attempt.code) {
    services.log.error({ transaction: attempt.id }, 'Stripe took another amount than was asked for');
    return 'unknown';
  }
  await settle(trx, services, attempt, {
    actualAmount: amount,
    actualCurrencyId: attempt.currency_id,
    fee: null,
    reference: paid.reference ?? undefined,
  });
  return 'done';
}
