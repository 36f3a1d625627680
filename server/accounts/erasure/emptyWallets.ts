import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import { lockWallets } from '../../commerce/ledger/lockWallets.ts';
import { post } from '../../commerce/ledger/post.ts';
import { toSuspense } from '../../commerce/ledger/suspense.ts';
import type { Database } from '../../database/schema.ts';

/** What a wallet's payment brought, or what the operator gave, as far as it has not been placed yet. */
interface Source {
  left: Minor;
}

interface Payment extends Source {
  readonly id: string;
  readonly provider: string;
}

/** Takes as much as is left of a source, and not more than some amount. */
function take(source: Source, most: Minor): Minor {
  const part = Math.min(source.left, most);
  source.left -= part;
  return part;
}

/**
 * Empties the wallets of a person whose account is being erased. Money that was paid in stays theirs: it waits in
 * suspense, with the payment it came by, for the operator to pay it back. What is left of money that the operator gave
 * is forfeited, as announced; purchases count as paid with that first.
 */
export async function emptyWallets(
  trx: Kysely<Database>,
  now: Date,
  userIds: readonly string[],
): Promise<void> {
  const wallets: Wallet[] = [];
  for (const userId of userIds) wallets.push(...(await lockWallets(trx, userId)));
  for (const currencyId of new Set(wallets.map(({ currency_id: id }) => id))) {
    const given = await giftLeft(trx, userIds, currencyId);
    const payments = await paidInto(trx, userIds, currencyId);
    for (const wallet of wallets.filter(({ currency_id: id }) => id === currencyId))
      await emptyWallet(trx, now, wallet, given, payments);
  }
}

type Wallet = Awaited<ReturnType<typeof lockWallets>>[number];

async function emptyWallet(
  trx: Kysely<Database>,
  now: Date,
  { user_id: owner, currency_id: currencyId, balance_minor: balance }: Wallet,
  given: Source,
  payments: readonly Payment[],
): Promise<void> {
  const userId = owner ?? '';
  const account = { kind: 'WALLET', userId } as const;
  const forfeited = take(given, balance);
  if (forfeited > 0)
    await post(trx, now, {
      kind: 'FORFEIT',
      reference: `${userId}:${currencyId}`,
      currencyId,
      entries: [
        { account, amount: -forfeited },
        { account: { kind: 'FORFEITED' }, amount: forfeited },
      ],
    });
  const { code } = await trx
    .selectFrom('currencies')
    .select('code')
    .where('id', '=', currencyId)
    .executeTakeFirstOrThrow();
  const money = { reason: 'ERASED_ACCOUNT', currencyId, currencyCode: code, from: account } as const;
  let left = balance - forfeited;
  for (const payment of payments) {
    const { id, provider } = payment;
    const amount = take(payment, left);
    left -= amount;
    if (amount > 0)
      await toSuspense(trx, now, {
        ...money,
        subject: `${userId}:${id}`,
        provider,
        amount,
        transactionId: id,
      });
  }
  // From another account, or from before there were payments.
  if (left > 0)
    await toSuspense(trx, now, {
      ...money,
      subject: `${userId}:${currencyId}`,
      provider: 'balance',
      amount: left,
    });
}

/** The entries in some people's wallets of one currency, with the facts they belong to. */
const entriesOf = (trx: Kysely<Database>, userIds: readonly string[], currencyId: string) =>
  trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .leftJoin('transactions', 'transactions.id', 'ledger_transactions.transaction_id')
    .where('ledger_accounts.kind', '=', 'WALLET')
    .where('ledger_accounts.user_id', 'in', userIds)
    .where('ledger_accounts.currency_id', '=', currencyId);

/** What is left of the money that the operator gave. */
async function giftLeft(
  trx: Kysely<Database>,
  userIds: readonly string[],
  currencyId: string,
): Promise<Source> {
  const { sum } = await entriesOf(trx, userIds, currencyId)
    .select((eb) => eb.fn.sum<string | null>('ledger_entries.amount_minor').as('sum'))
    .where((eb) =>
      eb.or([
        eb('ledger_transactions.kind', '=', 'GOODWILL'),
        eb('transactions.payment_method', '=', 'balance'),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { left: Math.max(0, Number(sum ?? 0)) };
}

/** What is in the wallets of each payment that paid into them, the newest first: the older money was spent first. */
async function paidInto(
  trx: Kysely<Database>,
  userIds: readonly string[],
  currencyId: string,
): Promise<Payment[]> {
  const rows = await entriesOf(trx, userIds, currencyId)
    .select(['transactions.id', 'transactions.payment_method as provider'])
    .select((eb) => eb.fn.sum<string>('ledger_entries.amount_minor').as('sum'))
    .where('transactions.user_id', 'in', userIds)
    // Otherwise another person paid it, from whom the account was taken over.
    .where('transactions.payer_id', 'is', null)
    .groupBy(['transactions.id', 'transactions.payment_method', 'transactions.created_at'])
    .having((eb) => eb.fn.sum<string>('ledger_entries.amount_minor'), '>', '0')
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id')
    .execute();
  return rows.flatMap(({ id, provider, sum }) =>
    id === null || provider === null ? [] : { id, provider, left: Number(sum) },
  );
}
