import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { post } from '../ledger/post.ts';
import type { BalanceLine } from '../payments/provider.ts';

/** A line of a provider's balance report in our currency; amounts are signed as the provider's balance changes. */
export interface OurLine extends Pick<BalanceLine, 'id' | 'kind' | 'payment' | 'source'> {
  readonly provider: string;
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currencyId: string;
  /** Formats an amount in the line's currency. */
  readonly money: (minor: Minor) => string;
}

/** Whether an entry of this kind and reference is booked. */
export const isKnown = async (
  trx: Kysely<Database>,
  kind: Database['ledger_transactions']['kind'],
  reference: string,
): Promise<boolean> =>
  (await trx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()) !== undefined;

/** Our payment that a line is about. */
export const paymentOf = (trx: Kysely<Database>, { provider, payment }: OurLine) =>
  payment === null
    ? undefined
    : trx
        .selectFrom('transactions')
        .selectAll()
        .where('payment_method', '=', provider)
        .where('provider_reference', '=', payment)
        .executeTakeFirst();

/** Whether money from a payment we don't know is in suspense. */
export const isSuspended = async (trx: Kysely<Database>, { provider, payment }: OurLine): Promise<boolean> =>
  (await trx
    .selectFrom('suspense_items')
    .select('id')
    .where('provider', '=', provider)
    .where('id', 'in', [`${provider}:UNKNOWN_PAYMENT:${payment}`, `${provider}:UNKNOWN_DISPUTE:${payment}`])
    .executeTakeFirst()) !== undefined;

/** Converts what we booked in the buyer's currency to the currency of the provider's balance. */
export async function convert(
  trx: Kysely<Database>,
  { clock }: Services,
  { id, provider, amount, currencyId }: OurLine,
  ours: { amount: Minor; currencyId: string; transactionId: string },
): Promise<void> {
  if (ours.currencyId === currencyId || (await isKnown(trx, 'EXCHANGE', `${id}:from`))) return;
  const account = { kind: 'PROVIDER', provider } as const;
  for (const [side, currency, moved] of [
    ['from', ours.currencyId, ours.amount],
    ['to', currencyId, -amount],
  ] as const)
    await post(trx, clock(), {
      kind: 'EXCHANGE',
      reference: `${id}:${side}`,
      currencyId: currency,
      transactionId: ours.transactionId,
      entries: [
        { account, amount: moved },
        { account: { kind: 'EXCHANGE' }, amount: -moved },
      ],
    });
}
