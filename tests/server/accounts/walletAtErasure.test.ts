import { describe, expect, it } from 'vitest';
import { checkBooks } from '../../../server/commerce/books/checkBooks.ts';
import { numberReceipts } from '../../../server/commerce/checkout/numberReceipts.ts';
import { adminOf } from '../support/adminSupport.ts';
import {
  deliverProviderEvent,
  fillWallet,
  newAccount,
  pay,
  payByCard,
  walletOf,
  type Member,
} from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { erase } from '../support/erasing.ts';
import { testServices } from '../support/harness.ts';
import { refund, topUp, transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const { run } = adminOf(services);
const letters = { productId: '1', tariffId: 'letters-digital', currencyId: usd };

const forfeited = async (): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('kind', '=', 'FORFEITED')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

async function toppedUp(caller: Member, amount: string): Promise<string> {
  const id = await topUp(services, caller, usd, { amount });
  await deliverProviderEvent(services, id, 'payment.succeeded');
  services.time.advance({ minutes: 1 });
  return id;
}

const give = (caller: Member, amount: string) =>
  run('wallet', 'credit', caller.user.login ?? '', amount, 'USD', '--reason', 'sorry');

/** The items that wait for the operator. */
const items = async () =>
  db
    .selectFrom('suspense_items')
    .select(['id', 'provider', 'transaction_id', 'left_minor'])
    .where('reason', '=', 'ERASED_ACCOUNT')
    .where('resolved_at', 'is', null)
    .orderBy('left_minor')
    .execute();

/** Resolves all items that wait, so that the next test finds none. */
async function clear(): Promise<void> {
  for (const { id } of await items())
    expect((await run('suspense', 'resolve', id, '--to', 'losses', '--how', 'test')).code).toBe(0);
}

const breaks = async () => {
  await numberReceipts(services);
  return checkBooks(db, services.clock());
};

describe('a wallet whose account is erased', () => {
  it('keeps what was paid in for the operator to pay back, by the payments it came with', async () => {
    const caller = await newAccount(services);
    const older = await toppedUp(caller, '25');
    const newer = await toppedUp(caller, '10');
    await pay(services, caller, letters, { paymentMethodId: 'balance' });
    await erase(services, caller.user.id);
    expect(await walletOf(services, caller.user.id, usd)).toBe(0);
    expect(await forfeited()).toBe(0);
    expect(await items()).toMatchObject([
      { provider: 'sandbox', transaction_id: newer, left_minor: 1_000 },
      { provider: 'sandbox', transaction_id: older, left_minor: 1_300 },
    ]);
    // The operator refunds them like any other payment.
    await refund(services, newer, 'whole');
    await refund(services, older, 1_300);
    expect((await transactionOf(services, newer)).status).toBe('REFUNDED');
    expect(await breaks()).toEqual([]);
  });

  it('forfeits what is left of money that the operator gave', async () => {
    const before = await forfeited();
    const caller = await newAccount(services);
    const paid = await toppedUp(caller, '25');
    await give(caller, '15');
    // Paid with what was given first.
    await pay(services, caller, letters, { paymentMethodId: 'balance' });
    await erase(services, caller.user.id);
    expect((await forfeited()) - before).toBe(300);
    expect(await items()).toMatchObject([{ transaction_id: paid, left_minor: 2_500 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('forfeits nothing if everything that was given is spent', async () => {
    const before = await forfeited();
    const caller = await newAccount(services);
    const paid = await toppedUp(caller, '25');
    await give(caller, '5');
    await pay(services, caller, letters, { paymentMethodId: 'balance' });
    await erase(services, caller.user.id);
    expect(await forfeited()).toBe(before);
    expect(await items()).toMatchObject([{ transaction_id: paid, left_minor: 1_800 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('keeps what a card payment was refunded into it, and money that no payment explains', async () => {
    const caller = await newAccount(services);
    const { transactionId } = await payByCard(services, caller, letters);
    await refund(services, transactionId, 'whole', { to: 'WALLET' });
    await fillWallet(services, caller.user.id, usd, 700);
    await erase(services, caller.user.id);
    expect(await items()).toMatchObject([
      { provider: 'balance', transaction_id: null, left_minor: 700 },
      { provider: 'sandbox', transaction_id: transactionId, left_minor: 1_200 },
    ]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('is emptied once, however often the erasure runs', async () => {
    const caller = await newAccount(services);
    await toppedUp(caller, '25');
    await Promise.all([erase(services, caller.user.id), erase(services, caller.user.id)]);
    expect(await items()).toMatchObject([{ left_minor: 2_500 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });
});
