import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { accountId, post, type Entry } from '../ledger/post.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import type { Order, Transaction } from './locks.ts';
import { mailRefund } from './mailRefund.ts';
import { moveTransaction } from './moves.ts';

export interface RefundFact {
  /** Unique among all refunds: the same is never booked twice. */
  readonly id: string;
  /** At most what was not given back yet. */
  readonly amount: Minor;
  readonly kind?: 'REFUND' | 'CHARGEBACK';
  readonly destination?: 'SOURCE' | 'WALLET';
  readonly reason?: string | null;
  /** The provider's own reference, where the provider gave the money back by itself: it need not be told. */
  readonly providerReference?: string;
}

/**
 * Books that money of a locked, booked transaction went back, tells the provider and the buyer, and moves the
 * transaction on. What the order gave is the caller's matter.
 * @throws Failure INSUFFICIENT_BALANCE where a top-up's money is spent and we are the ones who give it back
 */
export async function bookRefund(
  trx: Kysely<Database>,
  services: Services,
  attempt: Transaction,
  order: Order | undefined,
  fact: RefundFact,
): Promise<void> {
  const { kind = 'REFUND', destination = 'SOURCE', providerReference } = fact;
  const now = services.clock();
  const refunded = attempt.refunded_minor + fact.amount;
  const isWhole = refunded === attempt.amount_minor;
  await trx
    .insertInto('refunds')
    .values({
      id: fact.id,
      transaction_id: attempt.id,
      amount_minor: fact.amount,
      kind,
      destination,
      reason: fact.reason ?? null,
      provider_reference: providerReference ?? null,
      created_at: now,
    })
    .execute();
  await post(trx, now, {
    kind,
    reference: fact.id,
    transactionId: attempt.id,
    currencyId: attempt.currency_id,
    entries: await entriesOf(trx, attempt, fact, destination, providerReference !== undefined),
  });
  await trx
    .updateTable('transactions')
    .set({ refunded_minor: refunded })
    .where('id', '=', attempt.id)
    .execute();
  if (kind === 'CHARGEBACK') await moveTransaction(trx, now, attempt, 'CHARGED_BACK');
  else if (isWhole) await moveTransaction(trx, now, attempt, 'REFUNDED');
  else if (attempt.status === 'SUCCEEDED') await moveTransaction(trx, now, attempt, 'PARTIALLY_REFUNDED');

  const { remote } = providerOf(attempt.payment_method);
  if (providerReference === undefined && destination === 'SOURCE' && attempt.provider_reference !== null)
    await remote?.refund(trx, services, {
      id: fact.id,
      reference: attempt.provider_reference,
      amount: fact.amount,
      isWhole,
    });
  if (kind === 'REFUND' && fact.amount > 0)
    await mailRefund(trx, services, attempt, order, { amount: fact.amount, destination });
}

/** Who gives and who gets. */
async function entriesOf(
  trx: Kysely<Database>,
  attempt: Transaction,
  { amount }: RefundFact,
  destination: 'SOURCE' | 'WALLET',
  isGone: boolean,
): Promise<Entry[]> {
  const wallet = { kind: 'WALLET', userId: attempt.user_id } as const;
  const to = destination === 'WALLET' ? wallet : providerOf(attempt.payment_method).source(attempt.user_id);
  if (attempt.purpose === 'ORDER')
    return [
      { account: { kind: 'SALES' }, amount: -amount },
      { account: to, amount },
    ];
  // Of a top-up the wallet gives. Where the provider took the money already, what the wallet lacks is our loss.
  const held = isGone ? await holdWallet(trx, accountId(wallet, attempt.currency_id)) : amount;
  const fromWallet = Math.min(held, amount);
  return [
    { account: wallet, amount: -fromWallet },
    { account: { kind: 'LOSSES' }, amount: fromWallet - amount },
    { account: to, amount },
  ];
}

/** What a wallet holds, which stays so until the end of the caller's database transaction. */
async function holdWallet(trx: Kysely<Database>, id: string): Promise<Minor> {
  const wallet = await trx
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return wallet?.balance_minor ?? 0;
}
