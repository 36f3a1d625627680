import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { jobContext } from '../../support/jobContext.ts';
import { mailJob } from '../../../../server/mail/mailJob.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { renderMail } from '../../../../server/mail/render.ts';
import { languages } from '../../../../src/shared/languages.ts';
import {
  codeOf,
  fillWallet,
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { month, scholar, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { later, subscriptionOf, beginRegularMonth } from '../../support/subscriptionSupport.ts';
import { mailsOf, refund, topUp, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

beforeEach(() => beginRegularMonth(services));

/** A purchase of 45.00 paid by card. */
async function bought(order: Parameters<typeof pay>[2] = scholar) {
  const caller = await newAccount(services);
  const answer = await payByCard(services, caller, order);
  const { user } = caller;
  return { ...answer, caller, user, owner: user.id };
}

const stateOf = async (orderId: string) => {
  const order = await db
    .selectFrom('orders')
    .leftJoin('purchases', 'purchases.order_id', 'orders.id')
    .select(['orders.status', 'purchases.status as purchase'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `${order.status}, ${order.purchase}`;
};

const cardState = async (id: string) => {
  const { provider_reference: reference } = await transactionOf(services, id);
  const payment = await db
    .selectFrom('sandbox_payments')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return payment?.state;
};

/** A dispute of an amount, or of everything that was not refunded. */
const dispute = async (transactionId: string, more: { id?: string; amount?: number } = {}) => {
  const { amount_minor: amount, refunded_minor: refunded } = await transactionOf(services, transactionId);
  await db.transaction().execute((trx) =>
    chargeBack(trx, services, {
      id: randomUUID(),
      amount: amount - refunded,
      reason: 'fraudulent',
      ...more,
      transactionId,
    }),
  );
};

const win = (transactionId: string, id: string) =>
  db.transaction().execute((trx) => winDispute(trx, services, { id, transactionId }));

const inDays = (days: number) => new Date(services.clock().getTime() + days * 86_400_000);

describe('a refund', () => {
  it('of the full amount goes back to the card, ends access and is mailed with its amount', async () => {
    const { orderId, transactionId } = await bought();
    const reported = (await mailsOf(services, 'refund')).length;
    expect(await refund(services, transactionId, 'whole', { reason: 'asked for' })).toEqual({
      amount: 4_500,
      status: 'REFUNDED',
      repeated: false,
    });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'REFUNDED',
      refunded_minor: 4_500,
    });
    expect(await stateOf(orderId)).toBe('REFUNDED, REFUNDED');
    expect(await cardState(transactionId)).toBe('REFUNDED');
    const mails = (await mailsOf(services, 'refund')).slice(reported);
    expect(mails).toMatchObject([
      { to: 'buyer@example.com', data: { amount: '45.00', currencyCode: 'USD', toWallet: false } },
    ]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('in parts keeps access until the last one', async () => {
    const { orderId, transactionId } = await bought();
    await refund(services, transactionId, 1_000);
    expect((await transactionOf(services, transactionId)).status).toBe('PARTIALLY_REFUNDED');
    await refund(services, transactionId, 500);
    expect(await stateOf(orderId)).toBe('PAID, ACTIVE');
    expect(await codeOf(refund(services, transactionId, 3_001))).toBe('BAD_USER_INPUT');
    expect(await refund(services, transactionId, 'whole')).toMatchObject({ amount: 3_000 });
    expect(await stateOf(orderId)).toBe('REFUNDED, REFUNDED');
    expect(await codeOf(refund(services, transactionId, 1))).toBe('CONFLICT');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('with the same id is made once, and the id is rejected for another amount or payment', async () => {
    const { transactionId } = await bought();
    const other = await bought();
    const id = randomUUID();
    await refund(services, transactionId, 700, { id });
    expect(await refund(services, transactionId, 700, { id })).toEqual({
      amount: 700,
      status: 'PARTIALLY_REFUNDED',
      repeated: true,
    });
    expect(await codeOf(refund(services, transactionId, 800, { id }))).toBe('CONFLICT');
    expect(await codeOf(refund(services, other.transactionId, 700, { id }))).toBe('CONFLICT');
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(700);
  });

  it('never exceeds what was paid, even with concurrent requests', async () => {
    const { transactionId } = await bought();
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => refund(services, transactionId, 1_000)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 4_000,
    });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of a wallet payment goes to the wallet, and of a card payment does so on request', async () => {
    const caller = await newAccount(services);
    const owner = caller.user.id;
    await fillWallet(services, owner, usd, 4_500);
    const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    await refund(services, transactionId, 1_500);
    expect(await walletOf(services, owner, usd)).toBe(1_500);
    expect(await codeOf(refund(services, transactionId, 1, { to: 'WALLET' }))).toBe('BAD_USER_INPUT');

    const card = await bought();
    await refund(services, card.transactionId, 'whole', { to: 'WALLET' });
    expect(await walletOf(services, card.owner, usd)).toBe(4_500);
    expect(await cardState(card.transactionId)).not.toBe('REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of a top-up takes the money from the wallet, as far as it is there', async () => {
    const caller = await newAccount(services);
    const owner = caller.user.id;
    const id = await topUp(services, caller, usd, { amount: '50' });
    await deliverProviderEvent(services, id, 'payment.succeeded');
    await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    expect(await codeOf(refund(services, id, 'whole'))).toBe('INSUFFICIENT_BALANCE');
    await refund(services, id, 500);
    expect(await walletOf(services, owner, usd)).toBe(0);
    expect((await transactionOf(services, id)).status).toBe('PARTIALLY_REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of a plan ends the subscription that it started', async () => {
    const { transactionId, owner } = await bought(month);
    await refund(services, transactionId, 'whole');
    const subscription = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', owner)
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({ status: 'CANCELED', renew: false });
    expect(subscription.active_end_date).toEqual(services.clock());
  });

  it('of a gift ends it if it is not redeemed yet', async () => {
    const { orderId, transactionId } = await presentBought();
    await refund(services, transactionId, 'whole');
    const present = await db
      .selectFrom('presents')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    expect(present?.status).toBe('EXPIRED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of a free order moves no money but still ends it', async () => {
    const free = { productId: '1', currencyId: usd, promoCode: 'welcome100' };
    const { orderId, transactionId } = await pay(services, nobody, free);
    await refund(services, transactionId, 'whole');
    expect(await stateOf(orderId)).toBe('REFUNDED, REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('is rejected for an unpaid or unknown payment', async () => {
    const { transactionId } = await pay(services, nobody, scholar);
    expect(await codeOf(refund(services, transactionId, 'whole'))).toBe('CONFLICT');
    expect(await codeOf(refund(services, 'none', 'whole'))).toBe('NOT_FOUND');
    const paid = await bought();
    for (const amount of [0, -1, 0.5, Number.NaN])
      expect(await codeOf(refund(services, paid.transactionId, amount))).toBe('BAD_USER_INPUT');
  });

  it('is mailed in the buyer’s language', () => {
    const data = {
      amount: '45.00',
      currencyCode: 'USD',
      productTitle: 'Atlas',
      receiptNumber: 7,
      toWallet: true,
      link: 'https://site.example/de/profile/wallet/payments',
    };
    const { subject, text } = renderMail({ template: 'refund', data }, 'de');
    expect(subject).toContain('45,00');
    expect(text).toContain('Atlas');
    expect(text).toContain('https://site.example/de/profile/wallet/payments');
  });
});

describe('a chargeback', () => {
  it('books the loss and ends access, and a won dispute restores both', async () => {
    const { orderId, transactionId } = await bought();
    const id = randomUUID();
    await dispute(transactionId, { id });
    await dispute(transactionId, { id });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'CHARGED_BACK',
      refunded_minor: 4_500,
    });
    expect(await stateOf(orderId)).toBe('REFUNDED, REFUNDED');
    expect(await codeOf(refund(services, transactionId, 1))).toBe('CONFLICT');
    expect(await ledgerProblems(services)).toEqual([]);

    await db.transaction().execute((trx) => winDispute(trx, services, { id, transactionId }));
    await db.transaction().execute((trx) => winDispute(trx, services, { id, transactionId }));
    // Even when its start is reported again, it stays won.
    await dispute(transactionId, { id });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_minor: 0,
    });
    expect(await stateOf(orderId)).toBe('PAID, ACTIVE');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('after a partial refund takes what was left', async () => {
    const { transactionId } = await bought();
    await refund(services, transactionId, 1_500);
    const id = randomUUID();
    await dispute(transactionId, { id });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'CHARGED_BACK',
      refunded_minor: 4_500,
    });
    await db.transaction().execute((trx) => winDispute(trx, services, { id, transactionId }));
    expect((await transactionOf(services, transactionId)).status).toBe('PARTIALLY_REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of a part counts for that part and keeps access', async () => {
    const { orderId, transactionId } = await bought();
    await dispute(transactionId, { amount: 1_000 });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 1_000,
    });
    expect(await stateOf(orderId)).toBe('PAID, ACTIVE');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('is mailed to the buyer once, as is a won dispute, in every language', async () => {
    const { transactionId } = await bought();
    const id = randomUUID();
    const before = {
      lost: await mailsOf(services, 'chargeback'),
      won: await mailsOf(services, 'disputeWon'),
    };
    for (let time = 0; time < 2; time++) await dispute(transactionId, { id, amount: 4_500 });
    const lost = (await mailsOf(services, 'chargeback')).slice(before.lost.length);
    expect(lost).toMatchObject([
      {
        to: 'buyer@example.com',
        data: { amount: '45.00', currencyCode: 'USD', productTitle: expect.any(String) },
      },
    ]);
    for (let time = 0; time < 2; time++) await win(transactionId, id);
    const won = (await mailsOf(services, 'disputeWon')).slice(before.won.length);
    expect(won).toHaveLength(1);
    for (const mail of [...lost, ...won])
      for (const lang of ['en', 'de', 'ar'] as const)
        await mailJob.perform(jobContext(services), { ...mail, lang });
    const data = {
      amount: '45.00',
      currencyCode: 'USD',
      productTitle: null,
      receiptNumber: 7,
      link: 'https://site.example/x',
    };
    for (const { prefix } of languages)
      for (const template of ['chargeback', 'disputeWon'] as const) {
        const { subject, text } = renderMail({ template, data }, prefix);
        expect(`${subject} ${text}`).not.toMatch(/chargeback\.|disputeWon\.|\{\{/);
        expect(subject).toMatch(/[45٤٥۴۵]{2}/);
      }
  });

  it('that is won restores access until its original end', async () => {
    const { orderId, transactionId } = await bought();
    const purchase = () =>
      db.selectFrom('purchases').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
    await db
      .updateTable('purchases')
      .set({ available_to: inDays(10) })
      .where('order_id', '=', orderId)
      .execute();
    const id = randomUUID();
    await dispute(transactionId, { id });
    services.time.advance({ days: 30 });
    await win(transactionId, id);
    expect(await purchase()).toMatchObject({ status: 'ACTIVE', available_to: inDays(10) });
    await later(services, 10);
    expect((await purchase()).status).toBe('EXPIRED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that is won restores subscription time, which can be disputed and refunded again', async () => {
    const { transactionId, user } = await bought(month);
    services.time.advance({ days: 10 });
    let left = 20 * 86_400_000;
    for (const id of [randomUUID(), randomUUID()]) {
      await dispute(transactionId, { id });
      expect(await subscriptionOf(services, user)).toMatchObject({
        status: 'CANCELED',
        active_end_date: services.clock(),
        next_charge_at: null,
      });
      services.time.advance({ days: 60 });
      await win(transactionId, id);
      expect(await subscriptionOf(services, user)).toMatchObject({
        status: 'ACTIVE',
        plan_id: 'month',
        active_end_date: new Date(services.clock().getTime() + left),
        renew: true,
      });
      expect(await ledgerProblems(services)).toEqual([]);
      // A restored subscription has to be the newest.
      services.time.advance({ seconds: 1 });
      left -= 1_000;
    }
    await refund(services, transactionId, 'whole');
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that is won adds its time to the buyer’s current subscription', async () => {
    const { transactionId, caller, user } = await bought(month);
    const id = randomUUID();
    await dispute(transactionId, { id });
    services.time.advance({ days: 1 });
    await payByCard(services, caller, month);
    await win(transactionId, id);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(60),
      next_charge_at: inDays(60),
      paid_minor: 2_400,
    });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that is won makes a gift redeemable again, unless it had expired', async () => {
    const { orderId, transactionId } = await presentBought();
    const present = () =>
      db.selectFrom('presents').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
    const first = randomUUID();
    await dispute(transactionId, { id: first });
    expect((await present()).status).toBe('EXPIRED');
    services.time.advance({ days: 400 });
    await win(transactionId, first);
    expect(await present()).toMatchObject({ status: 'PURCHASED', expires_at: inDays(365) });
    await later(services, 365);
    expect((await present()).status).toBe('EXPIRED');
    const second = randomUUID();
    await dispute(transactionId, { id: second });
    await win(transactionId, second);
    expect((await present()).status).toBe('EXPIRED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of an unknown payment changes nothing when won', async () => {
    const { transactionId } = await bought();
    const other = await bought();
    const id = randomUUID();
    await dispute(transactionId, { id });
    await win(other.transactionId, id);
    await win(transactionId, randomUUID());
    expect((await transactionOf(services, transactionId)).status).toBe('CHARGED_BACK');
    expect((await transactionOf(services, other.transactionId)).status).toBe('SUCCEEDED');
  });

  it('of a top-up empties the wallet and books the rest as a loss', async () => {
    const caller = await newAccount(services);
    const owner = caller.user.id;
    const id = await topUp(services, caller, usd, { amount: '50' });
    await deliverProviderEvent(services, id, 'payment.succeeded');
    await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    await dispute(id);
    expect(await walletOf(services, owner, usd)).toBe(0);
    const { loss } = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
      .select((eb) => eb.fn.sum<string>('amount_minor').as('loss'))
      .where('ledger_accounts.kind', '=', 'LOSSES')
      .where('transaction_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(loss)).toBe(-4_500);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('the ledger check', () => {
  it('names what is wrong with a payment, a refund and a receipt', async () => {
    const { transactionId, orderId } = await bought();
    expect(await ledgerProblems(services)).toEqual([]);
    const set = (values: object) =>
      db.updateTable('transactions').set(values).where('id', '=', transactionId).execute();
    await set({ refunded_minor: 100, fee_minor: 7 });
    expect(await ledgerProblems(services)).toEqual([
      `transaction ${transactionId} holds 4500 in the books instead of 4400`,
      `transaction ${transactionId} has fees of 0 in the books instead of 7`,
      `transaction ${transactionId} is SUCCEEDED with 100 of 4500 given back`,
      `transaction ${transactionId} has refunds of 0 instead of 100`,
    ]);
    await set({ refunded_minor: 0, fee_minor: 0, status: 'FAILED' });
    expect(await ledgerProblems(services)).toEqual([
      `transaction ${transactionId} is FAILED and booked 1 times`,
      `transaction ${transactionId} is FAILED and moved money`,
      `order ${orderId} is PAID and holds 0 payments`,
    ]);
    await set({ status: 'SUCCEEDED' });
    await numberReceipts(services);
    const { receipt_number: number } = await db
      .selectFrom('orders')
      .select('receipt_number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const numbered = (receipt: number | null) =>
      db.updateTable('orders').set({ receipt_number: receipt }).where('id', '=', orderId).execute();
    await numbered((number ?? 0) + 1);
    expect(await ledgerProblems(services)).toEqual([
      `receipt ${(number ?? 0) + 1} has no receipt before it`,
      `receipts were counted to ${number} and given to ${(number ?? 0) + 1}`,
    ]);
    await numbered(number);
    await db.deleteFrom('purchases').where('order_id', '=', orderId).execute();
    expect(await ledgerProblems(services)).toEqual([`order ${orderId} is PAID without a purchase`]);
  });
});

/** A gift that was paid for. */
async function presentBought() {
  const caller = await newAccount(services);
  const answer = await pay(services, caller, scholar);
  await db.updateTable('orders').set({ purpose: 'PRESENT' }).where('id', '=', answer.orderId).execute();
  await deliverProviderEvent(services, answer.transactionId, 'payment.succeeded');
  return answer;
}
