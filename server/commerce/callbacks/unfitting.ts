import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { lockSuspense, reduceSuspense } from '../ledger/settleSuspense.ts';
import { suspenseId, toSuspense, type SuspenseItem } from '../ledger/suspense.ts';
import type { ProviderAmount, ProviderEvent } from '../payments/providerEvents.ts';
import type { Known } from './findAttempt.ts';

/** What names the payment of an event among all of its provider: ours where it is known, else the provider's last name. */
export const subjectOf = (event: ProviderEvent, attempt: Known | undefined): string =>
  attempt?.id ?? event.references.findLast((reference) => reference !== null) ?? 'unnamed';

/** An amount of a provider in one of our currencies; undefined where it fits none. */
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

/** What does not fit, and how. */
interface Misfit {
  readonly provider: string;
  readonly eventId: string;
  readonly subject: string;
  readonly reason: SuspenseItem['reason'];
  readonly money: ProviderAmount;
  /** Whether the provider took it; it came in otherwise. */
  readonly taken?: boolean;
  readonly transactionId?: string | undefined;
}

/** Puts money that an event tells of and that fits nothing on the suspense account and the operator's list, once. */
export async function suspend(
  trx: Kysely<Database>,
  { clock, log }: Services,
  { money, taken = false, transactionId, ...misfit }: Misfit,
): Promise<void> {
  const ours = await ourAmount(trx, money);
  const isNew = await toSuspense(trx, clock(), {
    ...misfit,
    ...(transactionId !== undefined && { transactionId }),
    amount: taken ? -(ours?.amount ?? 0) : (ours?.amount ?? 0),
    currencyId: ours?.currencyId ?? null,
    currencyCode: money.currencyCode,
  });
  if (isNew)
    log.warn(
      { provider: misfit.provider, item: suspenseId(misfit) },
      'money that fits nothing is in suspense',
    );
}

/**
 * Books that a provider gave back what was in suspense, as far as its event says; false where nothing of that payment
 * is there.
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
    if (back) await reduceSuspense(trx, clock(), item, Math.max(0, item.amount_minor - back.amount));
    return true;
  }
  return false;
}
