import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { lockWallets } from './lockWallets.ts';
import { post } from './post.ts';

type HeldWallet = Awaited<ReturnType<typeof lockWallets>>[number];

/**
 * Moves money from one user's wallets to another's through the ledger: all of it, or from each wallet what `shareOf`
 * returns, up to its balance.
 */
export async function moveWallets(
  trx: Kysely<Database>,
  now: Date,
  { from, to }: { from: string; to: string },
  shareOf: (wallet: HeldWallet) => Minor | Promise<Minor> = ({ balance_minor: balance }) => balance,
): Promise<void> {
  for (const wallet of await lockWallets(trx, from)) {
    const { currency_id: currencyId, balance_minor: balance } = wallet;
    const amount = Math.max(0, Math.min(balance, await shareOf(wallet)));
    if (amount === 0) continue;
    await post(trx, now, {
      kind: 'MERGE',
      reference: `${from}:${currencyId}:${randomUUID()}`,
      currencyId,
      entries: [
        { account: { kind: 'WALLET', userId: from }, amount: -amount },
        { account: { kind: 'WALLET', userId: to }, amount },
      ],
    });
  }
}
