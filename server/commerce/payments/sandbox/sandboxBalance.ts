import type { Kysely } from 'kysely';
import { percentOf, type Minor } from '../../../../src/shared/money.ts';
import type { Database } from '../../../database/schema.ts';
import type { Services } from '../../../kernel/services.ts';
import type { BalanceLine, Span } from '../provider.ts';
import type { ProviderAmount } from '../providerEvents.ts';
import { feePercent } from './sandboxCards.ts';

type Payment = Pick<Database['sandbox_payments'], 'reference' | 'amount_minor' | 'currency_code'>;

/** Records on the sandbox provider's side that a payment came in, once. */
export async function noteCharge(db: Kysely<Database>, now: Date, payment: Payment): Promise<void> {
  await db
    .insertInto('sandbox_balance')
    .values({
      id: `charge_${payment.reference}`,
      kind: 'CHARGE',
      reference: payment.reference,
      amount_minor: payment.amount_minor,
      fee_minor: percentOf(payment.amount_minor, feePercent),
      currency_code: payment.currency_code,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a refund went out, once. */
export async function noteRefund(
  db: Kysely<Database>,
  now: Date,
  { id, reference, amount }: { id: string; reference: string; amount: Minor },
): Promise<void> {
  await db
    .insertInto('sandbox_balance')
    .columns(['id', 'kind', 'reference', 'amount_minor', 'fee_minor', 'currency_code', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('sandbox_payments')
        .select([
          eb.val(id).as('id'),
          eb.val('REFUND' as const).as('kind'),
          'reference',
          eb.val(-amount).as('amount_minor'),
          eb.lit(0).as('fee_minor'),
          'currency_code',
          eb.val(now).as('created_at'),
        ])
        .where('reference', '=', reference),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const amountOf = (code: string, amount: Minor): ProviderAmount => ({
  currencyCode: code,
  minor: () => amount,
});

/**
 * The sandbox provider's balance report: what moved its balance, and a payout per currency of what is left at the end
 * of the span.
 */
export async function listSandboxBalance({ db }: Services, { from, until }: Span): Promise<BalanceLine[]> {
  const rows = await db
    .selectFrom('sandbox_balance')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rest = new Map<string, Minor>();
  for (const { currency_code: code, amount_minor: amount, fee_minor: fee } of rows)
    rest.set(code, (rest.get(code) ?? 0) + amount - fee);
  const day = from.toISOString().slice(0, 10);
  return [
    ...rows.map((row): BalanceLine => ({
      id: row.id,
      kind: row.kind,
      amount: amountOf(row.currency_code, row.amount_minor),
      fee: amountOf(row.currency_code, row.fee_minor),
      payment: row.reference,
      source: row.kind === 'REFUND' ? row.id : null,
      at: row.created_at,
    })),
    ...[...rest].map(([code, left]): BalanceLine => ({
      id: `payout_${day}_${code}`,
      kind: 'PAYOUT',
      amount: amountOf(code, -left),
      fee: amountOf(code, 0),
      payment: null,
      source: `payout_${day}_${code}`,
      at: new Date(until.getTime() - 1),
    })),
  ];
}
