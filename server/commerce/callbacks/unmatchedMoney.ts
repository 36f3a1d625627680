import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { lockSuspense, returnSuspended } from '../ledger/settleSuspense.ts';
import { suspenseId, toSuspense, type SuspenseItem } from '../ledger/suspense.ts';
import type { ProviderAmount, ProviderEvent } from '../payments/providerEvents.ts';
import type { Known } from './findAttempt.ts';

/**
 * Identifies the payment of an event within its provider: our attempt's id if known, else the provider's last
 * reference.
 */
export const subjectOf = (event: ProviderEvent, attempt: Known | undefined): string =>
  attempt?.id ?? event.references.findLast((reference) => reference !== null) ?? 'unnamed';

/** A provider's amount in one of our currencies; undefined if it fits none. */
export async function ourAmount(
  db: Kysely<Database>,
  { currencyCode, minor }: ProviderAmount,
): Promise<{ amount: number; currencyId: string } | undefined> {
  if (currencyCode === null) return undefined;
  const currency = await db
    .selectFrom('currencies')
    .select(['id', 'digits'])
    .where('code', '=', currencyCode)
    .executeTakeFirst();
  const amount = currency && minor(currency.digits);
  return currency && amount !== undefined ? { amount, currencyId: currency.id } : undefined;
}

/** Money that matches nothing of ours, and why. */
interface UnmatchedMoney {
  readonly provider: string;
  readonly eventId: string;
  readonly subject: string;
  readonly reason: SuspenseItem['reason'];
  readonly money: ProviderAmount;
  /** True if the provider took the money; otherwise it came in. */
  readonly taken?: boolean;
  readonly transactionId?: string | undefined;
}

/** Moves an event's unmatched money to the suspense account and the operator's list, once. */
export async function suspend(
  trx: Kysely<Database>,
  { clock, log }: Services,
  { money, taken = false, transactionId, ...unmatched }: UnmatchedMoney,
): Promise<void> {
  const ours = await ourAmount(trx, money);
  const isNew = await toSuspense(trx, clock(), {
    ...unmatched,
    ...(transactionId !== undefined && { transactionId }),
    amount: taken ? -(ours?.amount ?? 0) : (ours?.amount ?? 0),
    currencyId: ours?.currencyId ?? null,
    currencyCode: money.currencyCode,
  });
  if (isNew)
    log.warn(
      { provider: unmatched.provider, item: suspenseId(unmatched) },
      'money that fits nothing is in suspense',
    );
}

/**
 * Books a provider's refund of money that is in suspense, or was until the operator resolved it, up to the amount in
 * its event; false if nothing of that payment ever was.
 */
export async function giveBackSuspended(
  trx: Kysely<Database>,
  { clock }: Services,
  { provider, subject, refunded }: { provider: string; subject: string; refunded: ProviderAmount },
): Promise<boolean> {
  for (const reason of ['UNKNOWN_PAYMENT', 'AMOUNT_MISMATCH'] as const) {
    const item = await lockSuspense(trx, suspenseId({ provider, subject, reason }));
    if (!item) continue;
    const back = await ourAmount(trx, refunded);
    if (back) await returnSuspended(trx, clock(), item, back.amount);
    return true;
  }
  return false;
}
