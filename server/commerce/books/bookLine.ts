import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { post } from '../ledger/post.ts';
import { toSuspense } from '../ledger/suspense.ts';
import { isKnown, type OurLine } from './ourLine.ts';
import { charge, dispute, refund } from './paymentLines.ts';

/**
 * Books what only the provider's balance report has, once, and returns how the line differs from the books; null if it
 * doesn't.
 */
export async function bookLine(
  trx: Kysely<Database>,
  services: Services,
  line: OurLine,
): Promise<string | null> {
  switch (line.kind) {
    case 'CHARGE':
      return charge(trx, services, line);
    case 'REFUND':
      return refund(trx, services, line);
    case 'DISPUTE':
      return dispute(trx, services, line);
    case 'FEE':
      await move(trx, services, line, 'FEES', 'PROVIDER_FEE');
      return null;
    case 'PAYOUT':
      await move(trx, services, line, 'BANK', 'PAYOUT');
      return null;
    case 'OTHER':
      await toSuspense(trx, services.clock(), {
        provider: line.provider,
        subject: line.id,
        reason: 'PROVIDER_LINE',
        amount: line.amount - line.fee,
        currencyId: line.currencyId,
        currencyCode: null,
      });
      return `moved ${line.money(line.amount - line.fee)}, which is none of ours: it is in suspense`;
  }
}

/** Books money that moved from the provider's balance to one of our accounts, or back. */
async function move(
  trx: Kysely<Database>,
  { clock }: Services,
  { id, provider, amount, fee, currencyId }: OurLine,
  to: 'FEES' | 'BANK',
  kind: 'PROVIDER_FEE' | 'PAYOUT',
): Promise<void> {
  if (await isKnown(trx, kind, id)) return;
  await post(trx, clock(), {
    kind,
    reference: id,
    currencyId,
    entries: [
      { account: { kind: 'PROVIDER', provider }, amount: fee - amount },
      { account: { kind: to }, amount: to === 'BANK' ? amount : amount - fee },
      ...(to === 'BANK' ? [{ account: { kind: 'FEES' } as const, amount: -fee }] : []),
    ],
  });
}
