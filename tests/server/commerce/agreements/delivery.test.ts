import { describe, expect, it } from 'vitest';
import { mergeGuest } from '../../../../server/accounts/guests/mergeGuest.ts';
import { bookRefundAnswer } from '../../../../server/commerce/checkout/refundOutcome.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { startNow } from '../../../../server/commerce/checkout/startNow.ts';
import { waitingDelivery } from '../../../../server/commerce/checkout/waitingDelivery.ts';
import { liveGrants } from '../../../../server/commerce/grants/grants.ts';
import { itemOf } from '../../../../server/commerce/library/item.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import {
  codeOf,
  fillWallet,
  ledgerProblems,
  newAccount,
  nobody,
  pay,
  payByCard,
  walletOf,
  type Member,
} from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { erase } from '../../support/erasing.ts';
import { testServices } from '../../support/harness.ts';
import { subscriptionOf, work } from '../../support/subscriptionSupport.ts';
import { mailsOf, refund } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, time, clock } = services;

const book = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
const month = { productId: '10', currencyId: usd };
const bookPrice = 4_500;
const day = 86_400_000;

/** An account with a full wallet, whose profile names a country. */
async function buyerIn(country: string): Promise<Member> {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 100_000);
  await db
    .updateTable('users')
    .set((eb) => ({ country_id: eb.selectFrom('countries').select('id').where('code', '=', country) }))
    .where('id', '=', caller.user.id)
    .execute();
  return caller;
}

const buy = (caller: Member, what: Parameters<typeof pay>[2], more: Parameters<typeof pay>[3] = {}) =>
  pay(services, caller, what, { paymentMethodId: 'balance', startsNow: undefined, ...more });

const purchaseOf = (orderId: string) =>
  db.selectFrom('purchases').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

const agreementsOf = (orderId: string) =>
  db.selectFrom('order_agreements').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

const grantsOf = (orderId: string) =>
  db.selectFrom('grants').selectAll().where('order_id', '=', orderId).execute();

const stateOf = async (orderId: string) => [
  (await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status,
  (await purchaseOf(orderId)).status,
];

describe.each([
  ['content', book],
  ['a plan', month],
])('%s', (_what, what) => {
  it.each([
    ['DE', undefined, 'PENDING'],
    ['DE', false, 'PENDING'],
    ['DE', true, 'ACTIVE'],
    ['US', undefined, 'ACTIVE'],
    ['KZ', undefined, 'ACTIVE'],
  ])('in %s with the agreement %s is %s after paying', async (country, startsNow, status) => {
    const caller = await buyerIn(country);
    const { orderId } = await buy(caller, what, { startsNow });
    expect((await purchaseOf(orderId)).status).toBe(status);
    expect(await grantsOf(orderId)).toHaveLength(status === 'ACTIVE' ? 1 : 0);
    expect(await agreementsOf(orderId)).toMatchObject([
      { act: 'PAYMENT', language: 'en', country, starts_now: country === 'DE' ? startsNow === true : null },
    ]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that waits begins once the 14 days are over, and is paid once', async () => {
    const caller = await buyerIn('DE');
    const before = await walletOf(services, caller.user.id, usd);
    const paidAt = clock();
    const { orderId } = await buy(caller, what);
    const after = await walletOf(services, caller.user.id, usd);
    expect(after).toBeLessThan(before);
    expect(await waitingDelivery(db, orderId)).toMatchObject({
      startsAt: new Date(paidAt.getTime() + 14 * day),
      kind: what === book ? 'CONTENT' : 'SERVICE',
    });
    const { id: itemId } = await purchaseOf(orderId);
    expect((await itemOf(db, clock(), caller.user.id, itemId))?.isOpen).toBe(false);
    time.advance({ days: 13, hours: 23 });
    await work(services);
    expect(await stateOf(orderId)).toEqual(['PAID', 'PENDING']);
    expect(await ledgerProblems(services)).toEqual([]);
    time.advance({ hours: 1 });
    await work(services);
    expect(await stateOf(orderId)).toEqual(['PAID', 'ACTIVE']);
    expect(await grantsOf(orderId)).toMatchObject([
      { starts_at: clock(), paid_minor: before - after, user_id: caller.user.id },
    ]);
    expect(await walletOf(services, caller.user.id, usd)).toBe(after);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that waits is refunded in full before it begins, and never begins', async () => {
    const caller = await buyerIn('DE');
    const before = await walletOf(services, caller.user.id, usd);
    const { orderId } = await buy(caller, what);
    time.advance({ days: 13 });
    expect((await askRefund(services, caller.user, orderId)).status).toBe('REFUNDED');
    expect(await walletOf(services, caller.user.id, usd)).toBe(before);
    time.advance({ days: 2 });
    await work(services);
    expect(await stateOf(orderId)).toEqual(['REFUNDED', 'CANCELED']);
    expect(await grantsOf(orderId)).toEqual([]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that waits begins at once when its buyer agrees to that, once', async () => {
    const caller = await buyerIn('DE');
    const { orderId } = await buy(caller, what);
    time.advance({ days: 3 });
    await Promise.all([1, 2].map(() => startNow(services, caller.user, orderId, 'de')));
    expect(await stateOf(orderId)).toEqual(['PAID', 'ACTIVE']);
    expect(await grantsOf(orderId)).toMatchObject([{ starts_at: clock() }]);
    expect(await agreementsOf(orderId)).toMatchObject([
      { act: 'PAYMENT', starts_now: false },
      { act: 'START', starts_now: true, language: 'de', at: clock() },
    ]);
    time.advance({ days: 12 });
    await work(services);
    expect(await grantsOf(orderId)).toHaveLength(1);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that waits can’t be bought twice', async () => {
    const caller = await buyerIn('DE');
    await buy(caller, what);
    expect(await codeOf(buy(caller, what))).toBe('ALREADY_OWNED');
  });

  it('that waits is refunded when its buyer’s account is erased', async () => {
    const caller = await buyerIn('DE');
    const { orderId } = await payByCard(services, caller, what, { startsNow: undefined });
    await erase(services, caller.user.id);
    expect(await stateOf(orderId)).toEqual(['REFUNDED', 'CANCELED']);
    time.advance({ days: 15 });
    await work(services);
    expect(await grantsOf(orderId)).toEqual([]);
    expect(await agreementsOf(orderId)).toHaveLength(1);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

it('a plan that waited runs its whole period from its start, and is charged again at its end', async () => {
  const caller = await buyerIn('DE');
  await buy(caller, month);
  const subscriptions = () =>
    db.selectFrom('subscriptions').select('id').where('user_id', '=', caller.user.id).execute();
  expect(await subscriptions()).toEqual([]);
  const left = await walletOf(services, caller.user.id, usd);
  time.advance({ days: 14 });
  await work(services);
  const begun = clock();
  const ends = new Date(begun);
  ends.setUTCMonth(ends.getUTCMonth() + 1);
  expect(await subscriptionOf(services, caller.user)).toMatchObject({
    status: 'ACTIVE',
    active_end_date: ends,
    next_charge_at: ends,
  });
  expect(await walletOf(services, caller.user.id, usd)).toBe(left);
  time.advance({ days: (ends.getTime() - begun.getTime()) / day });
  await work(services);
  expect(await walletOf(services, caller.user.id, usd)).toBe(left - 1_200);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a part that was refunded before the start is not worth anything at the start', async () => {
  const caller = await buyerIn('DE');
  const { orderId, transactionId } = await buy(caller, book);
  await refund(services, transactionId, 1_000);
  time.advance({ days: 14 });
  await work(services);
  expect(await grantsOf(orderId)).toMatchObject([{ paid_minor: bookPrice - 1_000 }]);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a refund that fails makes it wait again', async () => {
  const caller = await buyerIn('DE');
  const { orderId, transactionId } = await payByCard(services, caller, book, { startsNow: undefined });
  await askRefund(services, caller.user, orderId);
  const made = await db
    .selectFrom('refunds')
    .select(['id', 'transaction_id'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) => bookRefundAnswer(trx, services, made, { state: 'FAILED', failure: 'closed account' }));
  expect(await stateOf(orderId)).toEqual(['PAID', 'PENDING']);
  expect(await ledgerProblems(services)).toEqual([]);
  time.advance({ days: 14 });
  await work(services);
  expect(await stateOf(orderId)).toEqual(['PAID', 'ACTIVE']);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('gifts and trials open at once, and more time of a plan follows what one has', async () => {
  const caller = await buyerIn('DE');
  const gift = await buy(caller, book, { present: {} });
  expect(await agreementsOf(gift.orderId)).toMatchObject([{ starts_now: null }]);
  expect(
    await db.selectFrom('presents').select('status').where('order_id', '=', gift.orderId).execute(),
  ).toEqual([{ status: 'PURCHASED' }]);
  const other = await buyerIn('DE');
  const trial = await buy(other, { productId: '11', currencyId: usd }, { trial: true });
  expect(await stateOf(trial.orderId)).toEqual(['PAID', 'ACTIVE']);
  expect(await agreementsOf(trial.orderId)).toMatchObject([{ starts_now: null }]);
});

it('what a guest bought waits on in the account that it is moved to', async () => {
  const account = await newAccount(services);
  const email = account.user.email ?? '';
  const { orderId, autoGeneratedToken } = await payByCard(services, { ...nobody, lang: 'de' }, book, {
    email,
    language: 'de',
    startsNow: undefined,
  });
  expect(await stateOf(orderId)).toEqual(['PAID', 'PENDING']);
  await db
    .transaction()
    .execute((trx) =>
      mergeGuest(trx, services, { guestToken: autoGeneratedToken ?? '', accountId: account.user.id }),
    );
  time.advance({ days: 14 });
  await work(services);
  expect(await liveGrants(db, account.user.id, clock(), 'PRODUCT')).toHaveLength(1);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('an order keeps the versions and sentences of its day, and nothing changes them', async () => {
  const caller = await buyerIn('DE');
  const { orderId } = await buy(caller, book, { startsNow: true, language: 'de' });
  await db
    .insertInto('documents')
    .values({
      kind: 'terms',
      version: 'mine-2',
      in_force_from: '2026-11-01',
      is_own: true,
      title: '{"en":"Terms"}',
      text: '{"en":"New"}',
      applied_at: clock(),
    })
    .execute();
  const [kept] = await agreementsOf(orderId);
  expect(kept?.documents).toContainEqual({ kind: 'terms', version: 'standard-1' });
  expect(kept?.sentences).toMatchObject([
    { key: 'payment:receipt.terms', agreed: true },
    { key: 'delivery:box.CONTENT', agreed: true, text: expect.stringMatching(/Widerrufsrecht verliere\.$/) },
  ]);
  const next = await buy(await buyerIn('DE'), book);
  expect((await agreementsOf(next.orderId))[0]?.documents).toContainEqual({
    kind: 'terms',
    version: 'mine-2',
  });
  await expect(
    db.updateTable('order_agreements').set({ starts_now: false }).where('order_id', '=', orderId).execute(),
  ).rejects.toThrow('never changed');
});

it('the mail after buying says when access begins, what was agreed, and where the documents are', async () => {
  const caller = await buyerIn('DE');
  const { orderId } = await buy(caller, book, { email: 'mail@example.com' });
  await numberReceipts(services);
  const mails = await mailsOf(services, 'receipt');
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const mine = mails.find(({ data }) => Reflect.get(data, 'orderNumber') === number);
  expect(mine?.data).toMatchObject({
    startsAt: new Date(clock().getTime() + 14 * day).toISOString(),
    agreed: [{ at: clock().toISOString(), text: expect.stringContaining('Terms') }],
    documents: expect.arrayContaining([
      { label: expect.any(String), link: 'http://localhost:3000/en/documents/terms/mine-2' },
    ]),
  });
});
