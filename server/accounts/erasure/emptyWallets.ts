import type { Kysely } from 'kysely';
import { lockWallets } from '../../commerce/ledger/lockWallets.ts';
import { post } from '../../commerce/ledger/post.ts';
import { toSuspense } from '../../commerce/ledger/suspense.ts';
import type { Database } from '../../database/schema.ts';
import { giftLeft, paidInto, take, type Payment, type Source } from './walletSources.ts';

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
