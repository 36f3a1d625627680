import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { post, type Account } from '../ledger/post.ts';
import { releaseHeld } from '../ledger/settleSuspense.ts';
import { walletAccount } from '../ledger/walletAccount.ts';
import type { Order, Transaction } from '../orders/locks.ts';
import { providerOf } from '../payments/providers.ts';
import { revalue } from '../grants/value.ts';
import { raiseClaims } from './claims.ts';
import { cancelUpgradesAfter } from '../subscriptions/openOrders.ts';
import { issueCreditNote } from './creditNotes.ts';
import { endAccess } from './endAccess.ts';
import { mailRefund } from './mailRefund.ts';
import { requestRefund } from './requestRefund.ts';
import { restate } from './restate.ts';
import { payerOf, refundSources } from './refundSources.ts';

export interface RefundFact {
  /** Unique among all refunds, so that none is booked twice. */
  readonly id: string;
  /** May be more than the payment still holds if the provider has already taken it. */
  readonly amount: Minor;
  readonly destination?: 'SOURCE' | 'WALLET';
  readonly reason?: string | null;
  /** Pays back time that wasn't used. */
  readonly ofUnused?: boolean;
  /** The provider's reference for money it has already taken; no refund is requested for it. */
  readonly providerReference?: string;
  /** The dispute that took it. */
  readonly disputeId?: string;
}

/** A locked, booked transaction with its order and all attempts on that order. */
export interface Refunding {
  readonly order: Order | undefined;
  readonly attempts: readonly Transaction[];
  readonly attempt: Transaction;
}

/**
 * Books money that leaves a payment, updates the transaction's state, and ends the order's access once nothing paid for
 * it is left. Upgrades that wait to be paid and count on the order's time as a credit expire. Requests the refund from the provider unless it has already taken the money; the buyer is emailed once
 * the money is gone. Returns the transaction, and whether access ended.
 * @throws Failure INSUFFICIENT_BALANCE if a top-up's money is already spent and the refund is ours
 */
export async function bookRefund(
  trx: Kysely<Database>,
  services: Services,
  { order, attempts, attempt }: Refunding,
  fact: RefundFact,
): Promise<{ attempt: Transaction; hasEnded: boolean }> {
  const { destination = 'SOURCE', providerReference, disputeId } = fact;
  const kind = disputeId === undefined ? 'REFUND' : 'CHARGEBACK';
  const now = services.clock();
  const isGone = providerReference !== undefined;
  const left = attempt.amount_minor - attempt.refunded_minor;
  if (order) await releaseHeld(trx, now, attempt.id, { kind: 'SALES' });
  if (order?.status === 'PAID') await cancelUpgradesAfter(trx, services, order);
  const isHere = !isGone && destination === 'SOURCE' && attempt.provider_reference !== null;
  const asked = isHere
    ? await requestRefund(trx, services, attempt, {
        id: fact.id,
        amount: fact.amount,
        isWhole: attempt.refunded_minor + fact.amount === attempt.amount_minor,
      })
    : 'SUCCEEDED';
  await trx
    .insertInto('refunds')
    .values({
      id: fact.id,
      transaction_id: attempt.id,
      amount_minor: fact.amount,
      from_payment_minor: Math.min(fact.amount, left),
      kind,
      destination,
      state: asked,
      reason: fact.reason ?? null,
      provider_reference: providerReference ?? null,
      dispute_id: disputeId ?? null,
      created_at: now,
      decided_at: asked === 'SUCCEEDED' ? now : null,
    })
    .execute();
  const isPayment = order?.status === 'PAID' && !isPaidBy(attempts, attempt);
  const { entries, claims } = await refundSources(trx, now, attempt, {
    amount: fact.amount,
    isGone,
    ofUnused: fact.ofUnused ?? false,
    paidOrderId: isPayment ? order.id : undefined,
  });
  await post(trx, now, {
    kind,
    reference: fact.id,
    transactionId: attempt.id,
    currencyId: attempt.currency_id,
    entries: [
      ...entries,
      { account: await receiverOf(trx, now, attempt, fact, destination), amount: fact.amount },
    ],
  });
  const restated = await restate(trx, now, attempt);
  const hasEnded = restated.isWhole && (left > 0 || attempt.amount_minor === 0) && isPayment;
  if (hasEnded) {
    const ended = await endAccess(trx, services, order);
    await trx
      .updateTable('refunds')
      .set({ ended_access: true, ended_plan_id: ended?.planId ?? null, ended_ms: ended?.ms ?? null })
      .where('id', '=', fact.id)
      .execute();
  } else if (isPayment) await revalue(trx, now, order.id);
  await raiseClaims(trx, services, fact.id, attempt.currency_id, claims);
  if (kind === 'REFUND' && asked === 'SUCCEEDED' && fact.amount > 0) {
    const creditNote = await issueCreditNote(trx, services, fact.id, { order, attempt });
    const mail = { template: 'refund', amount: fact.amount, destination, creditNote } as const;
    await mailRefund(trx, services, attempt, order, mail);
  }
  return { attempt: restated, hasEnded };
}

/** Whether another attempt has paid the order, which makes this one a duplicate payment. */
const isPaidBy = (attempts: readonly Transaction[], attempt: Transaction): boolean =>
  attempts.some(
    ({ id, status }) => id !== attempt.id && (status === 'SUCCEEDED' || status === 'PARTIALLY_REFUNDED'),
  );

/** The account that receives the money. */
function receiverOf(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  { id, amount }: RefundFact,
  destination: 'SOURCE' | 'WALLET',
): Account | Promise<Account> {
  const userId = payerOf(attempt);
  const provider = attempt.payment_method;
  const source = providerOf(provider).source(userId);
  return destination === 'WALLET' || source.kind === 'WALLET'
    ? walletAccount(trx, now, {
        userId,
        reference: id,
        provider,
        transactionId: attempt.id,
        currencyId: attempt.currency_id,
        amount,
      })
    : source;
}
