import { expect, it } from 'vitest';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { waitingFor } from '../../../../server/commerce/wallet/waiting.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  currencyId,
  deliverProviderEvent,
  fillWallet,
  newAccount,
  pay,
} from '../../support/checkoutSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { refund, topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const usd = await currencyId('USD', db);
const eur = await currencyId('EUR', db);
const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };

interface Entry {
  kind: string;
  amount: string;
  balance: string;
  Currency: { code: string };
  Transaction: { id: string; Order: { Products: { title: string }[] } | null } | null;
}

const headersOf = async ({ user }: Caller) =>
  bearer((await issueSession(db, clock(), { userId: user?.id ?? '', lifetime: 'short' })).token);

async function entriesOf(caller: Caller, page = '') {
  const { body } = await ask(
    app,
    `{ walletEntries${page} { Entries { kind amount balance Currency { code }
      Transaction { id Order { Products { title } } } } hasMore } }`,
    { headers: await headersOf(caller) },
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['walletEntries'] as { Entries: Entry[]; hasMore: boolean };
}

const shown = ({ Entries }: { Entries: Entry[] }) =>
  Entries.map(({ kind, amount, balance, Currency }) => `${kind} ${amount} ${balance} ${Currency.code}`);

it('the wallet’s entries require a token', async () => {
  expect((await ask(app, '{ walletEntries { hasMore } }')).codes).toEqual(['UNAUTHENTICATED']);
  expect((await ask(app, '{ waiting { payments } }')).codes).toEqual(['UNAUTHENTICATED']);
});

it('each entry shows what moved and the balance after it, newest first', async () => {
  const caller = await newAccount(services);
  const userId = caller.user?.id ?? '';
  await fillWallet(services, (await newAccount(services)).user?.id ?? '', usd, 5_000);
  await fillWallet(services, userId, usd, 10_000);
  await fillWallet(services, userId, eur, 777);
  const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
  const { amount_minor: price } = await db
    .selectFrom('transactions')
    .select('amount_minor')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  await refund(services, transactionId, 500);
  const decimal = (minor: number) => (minor / 100).toFixed(2);
  const entries = [
    `REFUND 5.00 ${decimal(10_500 - price)} USD`,
    `PURCHASE -${decimal(price)} ${decimal(10_000 - price)} USD`,
    'OPENING 7.77 7.77 EUR',
    'OPENING 100.00 100.00 USD',
  ];
  const all = await entriesOf(caller);
  expect(shown(all)).toEqual(entries);
  expect(all.hasMore).toBe(false);
  expect(all.Entries[1]?.Transaction).toMatchObject({
    id: transactionId,
    Order: { Products: [{ title: 'The Atlas of Attention' }] },
  });
  // A page shows the same as the whole list.
  const second = await entriesOf(caller, '(offset: 1, limit: 2)');
  expect(shown(second)).toEqual(entries.slice(1, 3));
  expect(second.hasMore).toBe(true);
});

it('months are net of refunds, in the month of the payment', async () => {
  const caller = await newAccount(services);
  const earlier = { ...services, clock: () => new Date('2026-09-10T10:00:00Z') };
  await fillWallet(earlier, caller.user?.id ?? '', usd, 10_000);
  const { transactionId } = await pay(earlier, caller, scholar, { paymentMethodId: 'balance' });
  const { amount_minor: price } = await db
    .selectFrom('transactions')
    .select('amount_minor')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  await refund(services, transactionId, 500);
  const toppedUp = await topUp(services, caller, usd, { amount: '25.00' });
  await deliverProviderEvent(services, toppedUp, 'payment.succeeded');
  await refund(services, toppedUp, 1_000);
  const { body } = await ask(app, '{ wallet { Months { month income spending } } }', {
    headers: await headersOf(caller),
  });
  const wallet = body.data?.['wallet'] as
    | { Months: { month: string; income: string; spending: string }[] }
    | undefined;
  const Months = wallet?.Months ?? [];
  expect(Months.find(({ month }) => month === '2026-09-01')).toMatchObject({
    income: '100.00',
    spending: ((price - 500) / 100).toFixed(2),
  });
  expect(Months.at(-1)).toMatchObject({ income: '15.00', spending: '0.00' });
});

it('counts what awaits a user’s action: payments to finish and gifts to send', async () => {
  const caller = await newAccount(services);
  const userId = caller.user?.id ?? '';
  const waiting = () => waitingFor(db, clock(), userId);
  expect(await waiting()).toEqual({ payments: 0, presents: 0, subscription: 0 });
  await topUp(services, caller, usd);
  const bought = await pay(services, caller, scholar, { present: { recipientName: 'Nora' } });
  expect(await waiting()).toEqual({ payments: 2, presents: 0, subscription: 0 });
  await deliverProviderEvent(services, bought.transactionId, 'payment.succeeded');
  expect(await waiting()).toEqual({ payments: 1, presents: 1, subscription: 0 });
  expect(await waitingFor(db, new Date(clock().getTime() + 400 * 86_400_000), userId)).toMatchObject({
    presents: 0,
  });
});
