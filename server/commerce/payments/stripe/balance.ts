import type { Stripe } from 'stripe';
import type { Services } from '../../../kernel/services.ts';
import type { BalanceLine, Span } from '../provider.ts';
import { stripeOf } from './client.ts';
import { stripeAmount } from './events.ts';

/** https://docs.stripe.com/reports/reporting-categories */
const kinds: Readonly<Record<string, BalanceLine['kind']>> = {
  charge: 'CHARGE',
  refund: 'REFUND',
  refund_failure: 'REFUND',
  partial_capture_reversal: 'REFUND',
  dispute: 'DISPUTE',
  dispute_reversal: 'DISPUTE',
  fee: 'FEE',
  network_cost: 'FEE',
  tax: 'FEE',
  payout: 'PAYOUT',
  payout_reversal: 'PAYOUT',
};

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Stripe's balance transactions. @throws Error if Stripe can't be reached */
export async function listBalance(services: Services, { from, until }: Span): Promise<BalanceLine[]> {
  const stripe = await stripeOf(services);
  const lines: BalanceLine[] = [];
  const created = { gte: secondsOf(from), lt: secondsOf(until) };
  for await (const line of stripe.balanceTransactions.list({ created, expand: ['data.source'], limit: 100 }))
    lines.push(lineOf(line));
  return lines;
}

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function lineOf(line: Stripe.BalanceTransaction): BalanceLine {
  const code = line.currency.toUpperCase();
  const source = typeof line.source === 'string' ? null : line.source;
  const payment = source && 'payment_intent' in source ? idOf(source.payment_intent) : null;
  return {
    id: line.id,
    kind: kinds[line.reporting_category] ?? 'OTHER',
    amount: stripeAmount(line.amount, code),
    fee: stripeAmount(line.fee, code),
    payment,
    source: idOf(line.source),
    at: new Date(line.created * 1000),
  };
}
