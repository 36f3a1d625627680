import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';

/**
 * A ledger account. Entries are signed as the business's liabilities: wallets and sales grow with positive entries, and
 * the provider that brought the money has the negative one.
 */
export type Account =
  | { readonly kind: 'WALLET'; readonly userId: string }
  | { readonly kind: 'PROVIDER'; readonly provider: string }
  /** What an order was paid and has not given yet. */
  | { readonly kind: 'DEFERRED'; readonly orderId: string }
  | {
      readonly kind:
        | 'SALES'
        | 'FEES'
        | 'OPENING'
        | 'LOSSES'
        | 'FORFEITED'
        | 'SUSPENSE'
        | 'BANK'
        | 'EXCHANGE'
        | 'GOODWILL';
    };

export interface Entry {
  readonly account: Account;
  readonly amount: Minor;
}

/** One business fact: entries in one currency that sum to zero. */
export interface Posting {
  readonly kind: Database['ledger_transactions']['kind'];
  /** Unique within its kind; posting the same fact twice is an error. */
  readonly reference: string;
  readonly transactionId?: string;
  readonly currencyId: string;
  readonly entries: readonly Entry[];
}

function ownerOf(account: Account): string {
  switch (account.kind) {
    case 'WALLET':
      return account.userId;
    case 'PROVIDER':
      return account.provider;
    case 'DEFERRED':
      return account.orderId;
    default:
      return '';
  }
}

/** The account in a stored row. */
export function storedAccount({
  kind,
  user_id: userId,
  provider,
  order_id: orderId,
}: Pick<Selectable<Database['ledger_accounts']>, 'kind' | 'user_id' | 'provider' | 'order_id'>): Account {
  switch (kind) {
    case 'WALLET':
      return { kind, userId: userId ?? '' };
    case 'PROVIDER':
      return { kind, provider: provider ?? '' };
    case 'DEFERRED':
      return { kind, orderId: orderId ?? '' };
    default:
      return { kind };
  }
}

/** An account's id is derived from what it is, so that nothing has to be looked up. */
export const accountId = (account: Account, currencyId: string): string =>
  [account.kind, ownerOf(account), currencyId].join(':');

/** Posts a fact to the ledger in the caller's database transaction. @throws Failure INSUFFICIENT_BALANCE */
export async function post(trx: Kysely<Database>, now: Date, posting: Posting): Promise<void> {
  const sum = posting.entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`entries of ${posting.kind} ${posting.reference} sum to ${sum}`);
  const entries = posting.entries
    .filter(({ amount }) => amount !== 0)
    // Always in the same order, so that two postings can't deadlock.
    .map((entry) => ({ ...entry, id: accountId(entry.account, posting.currencyId) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

  await checkWallets(trx, entries);
  const id = randomUUID();
  const fact = {
    id,
    kind: posting.kind,
    reference: posting.reference,
    transaction_id: posting.transactionId ?? null,
    created_at: now,
  };
  if (entries.length === 0) await trx.insertInto('ledger_transactions').values(fact).execute();
  else
    await trx
      .with('opened', (db) => openAccounts(db, posting.currencyId, entries))
      .with('fact', (db) => db.insertInto('ledger_transactions').values(fact))
      .insertInto('ledger_entries')
      .values(
        entries.map((entry) => ({
          ledger_transaction_id: id,
          account_id: entry.id,
          amount_minor: entry.amount,
        })),
      )
      .execute();
}

type Placed = Entry & { readonly id: string };

/** Opens the accounts that don't exist yet. */
const openAccounts = (
  db: Pick<Kysely<Database>, 'insertInto'>,
  currencyId: string,
  entries: readonly Placed[],
) =>
  db
    .insertInto('ledger_accounts')
    .values(
      entries.map(({ id, account }) => ({
        id,
        kind: account.kind,
        user_id: account.kind === 'WALLET' ? account.userId : null,
        provider: account.kind === 'PROVIDER' ? account.provider : null,
        order_id: account.kind === 'DEFERRED' ? account.orderId : null,
        currency_id: currencyId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing());

/** Locks the wallets that pay, and refuses to overdraw them. */
async function checkWallets(trx: Kysely<Database>, entries: readonly Placed[]): Promise<void> {
  const debits = entries.filter(({ account, amount }) => account.kind === 'WALLET' && amount < 0);
  for (const debit of debits) {
    const wallet = await trx
      .selectFrom('ledger_accounts')
      .select('balance_minor')
      .where('id', '=', debit.id)
      .forUpdate()
      .executeTakeFirst();
    if ((wallet?.balance_minor ?? 0) + debit.amount < 0)
      throw failure('INSUFFICIENT_BALANCE', 'The wallet does not hold enough.');
  }
}
