import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { post } from '../ledger/post.ts';
import type { BalanceLine } from '../payments/provider.ts';

/** A line of a provider's list in our money; amounts as the provider's balance changes. */
export interface OurLine extends Pick<BalanceLine, 'id' | 'kind' | 'payment' | 'source'> {
  readonly provider: string;
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currencyId: string;
  /** Writes an amount of its currency. */
  readonly money: (minor: Minor) => string;
}

/** Whether a fact is in the books. */
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

/** The payment of ours that a line is about. */
export const paymentOf = (trx: Kysely<Database>, { provider, payment }: OurLine) =>
  payment === null
    ? undefined
    : trx
        .selectFrom('transactions')
        .selectAll()
        .where('payment_method', '=', provider)
        .where('provider_reference', '=', payment)
        .executeTakeFirst();

/** Whether money of a payment that is none of ours waits in suspense. */
export const isSuspended = async (trx: Kysely<Database>, { provider, payment }: OurLine): Promise<boolean> =>
  (await trx
    .selectFrom('suspense_items')
    .select('id')
    .where('provider', '=', provider)
    .where('id', 'in', [`${provider}:UNKNOWN_PAYMENT:${payment}`, `${provider}:UNKNOWN_DISPUTE:${payment}`])
    .executeTakeFirst()) !== undefined;

/** Moves what we booked in the buyer's currency to the one that the provider's balance is in. */
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
