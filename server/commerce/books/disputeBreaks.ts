import type { Kysely } from 'kysely';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { ourAmount } from '../callbacks/unmatchedMoney.ts';
import { isListed, suspenseId } from '../ledger/suspense.ts';
import type { DisputeFee } from '../payments/providerEvents.ts';
import { amountText } from './amountText.ts';
import type { EventOf, StoredEvent } from './readEvents.ts';

/** What a dispute event says and the books don't: the amount it took, how it ended, its fees. */
export async function disputeBreaks(
  db: Kysely<Database>,
  { provider }: StoredEvent,
  event: EventOf<'disputed' | 'disputeWon'>,
): Promise<string[]> {
  const dispute = await db
    .selectFrom('disputes')
    .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .select(['disputes.amount_minor', 'disputes.returned_minor', 'disputes.state', 'digits'])
    .where('disputes.id', '=', event.id)
    .executeTakeFirst();
  if (!dispute) {
    if (await isListed(db, [suspenseId({ provider, subject: event.id, reason: 'UNKNOWN_DISPUTE' })]))
      return [];
    return [`the dispute ${event.id} is not in the books`];
  }
  const found = await feeBreaks(db, event.fees);
  if (event.type === 'disputeWon') {
    if (dispute.state !== 'WON') return [`the dispute ${event.id} was won and is ${dispute.state}`, ...found];
    const back = event.returned?.minor(dispute.digits) ?? dispute.amount_minor;
    if (back <= dispute.returned_minor) return found;
    const booked = toDecimal(dispute.returned_minor, dispute.digits);
    return [
      `${toDecimal(back, dispute.digits)} of the dispute ${event.id} came back and ${booked} are in the books`,
      ...found,
    ];
  }
  const taken = event.taken.minor(dispute.digits) ?? 0;
  if (taken <= dispute.amount_minor) return found;
  const booked = toDecimal(dispute.amount_minor, dispute.digits);
  return [`the dispute ${event.id} took ${amountText(event.taken)} and ${booked} are in the books`, ...found];
}

async function feeBreaks(db: Kysely<Database>, fees: readonly DisputeFee[]): Promise<string[]> {
  const found: string[] = [];
  for (const { id, fee } of fees) {
    const ours = await ourAmount(db, fee);
    if (!ours || ours.amount === 0) continue;
    const booked = await db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('kind', '=', 'DISPUTE_FEE')
      .where('reference', '=', id)
      .executeTakeFirst();
    if (!booked) found.push(`the fee ${id} of ${amountText(fee)} is not in the books`);
  }
  return found;
}
