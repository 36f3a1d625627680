import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { accountId, post, storedAccount, type Account } from './post.ts';
import { listSuspense, type SuspenseItem } from './suspense.ts';

/** Where the operator moved an item to, and how much; undefined if they didn't. */
async function resolutionOf(
  trx: Kysely<Database>,
  { id }: Pick<SuspenseItem, 'id'>,
): Promise<{ account: Account; amount: Minor } | undefined> {
  const row = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['ledger_accounts.kind', 'user_id', 'provider', 'ledger_accounts.order_id', 'amount_minor'])
    .where('ledger_transactions.kind', '=', 'SUSPENSE')
    .where('reference', '=', `${id}:resolved`)
    .where('ledger_accounts.kind', '!=', 'SUSPENSE')
    .executeTakeFirst();
  return row && { account: storedAccount(row), amount: row.amount_minor };
}

/** What came of pulling back money that the operator had moved out of suspense. */
interface Pulled {
  /** What is in suspense again, for the caller to book. */
  readonly pulled: Minor;
  /** What should be there and isn't, because its wallet has spent it. */
  readonly missing: Minor;
  /** Whether the operator had resolved the item as given back by the provider, so that nothing is new. */
  readonly wasReturned: boolean;
}

const nothing: Pulled = { pulled: 0, missing: 0, wasReturned: false };

/**
 * Moves up to `most` of what the operator had moved out of a locked item back into suspense, because its provider gave
 * that money back to its buyer after all. From a wallet it takes no more than it holds.
 */
export async function pullBack(
  trx: Kysely<Database>,
  now: Date,
  item: SuspenseItem,
  most: Minor,
): Promise<Pulled> {
  const { id, currency_id: currencyId, transaction_id: transactionId } = item;
  if (most <= 0 || currencyId === null) return nothing;
  const moved = await resolutionOf(trx, item);
  if (!moved) return nothing;
  // What was given back before the item was resolved never got there.
  const before = Math.max(0, item.returned_minor - (item.amount_minor - moved.amount));
  const wanted = Math.min(most, moved.amount - before);
  if (wanted <= 0) return nothing;
  const { account } = moved;
  const pulled = account.kind === 'WALLET' ? Math.min(wanted, await held(trx, account, currencyId)) : wanted;
  if (pulled > 0)
    await post(trx, now, {
      kind: 'SUSPENSE',
      reference: `${id}:pulled:${randomUUID()}`,
      currencyId,
      ...(transactionId !== null && { transactionId }),
      entries: [
        { account, amount: -pulled },
        { account: { kind: 'SUSPENSE' }, amount: pulled },
      ],
    });
  return { pulled, missing: wanted - pulled, wasReturned: account.kind === 'PROVIDER' };
}

/** A wallet's balance, locked. */
async function held(trx: Kysely<Database>, account: Account, currencyId: string): Promise<Minor> {
  const wallet = await trx
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', accountId(account, currencyId))
    .forUpdate()
    .executeTakeFirst();
  return Math.max(0, wallet?.balance_minor ?? 0);
}

/** Tells the operator that money of an item they had resolved was given back later; `left` is what it is short of. */
export async function listLateRefund(
  trx: Kysely<Database>,
  now: Date,
  item: SuspenseItem,
  { amount, left }: { readonly amount: Minor; readonly left: Minor },
): Promise<void> {
  const {
    id,
    provider,
    currency_id: currencyId,
    currency_code: currencyCode,
    transaction_id: payment,
  } = item;
  await listSuspense(trx, now, {
    provider,
    subject: `${id}:${item.returned_minor + amount}`,
    reason: 'LATE_REFUND',
    amount: -amount,
    left,
    currencyId,
    currencyCode,
    ...(payment !== null && { transactionId: payment }),
  });
}
