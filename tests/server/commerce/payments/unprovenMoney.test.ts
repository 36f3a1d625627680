import { beforeEach, describe, expect, it } from 'vitest';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { refundTransaction, type RefundRequest } from '../../../../server/commerce/checkout/refunds.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import { balanceTopUp } from '../../../../server/commerce/wallet/topUp.ts';
import { transferToNewOwner } from '../../../../server/accounts/proof/newOwner.ts';
import {
  fillWallet,
  newAccount,
  paymentInput,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { month, scholar, usd } from '../../support/demoProducts.ts';
import { ask, bearer } from '../../support/calls.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { unproven } from '../../support/registering.ts';
import { topUp, topUpInput, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const refused = { code: 'EMAIL_UNVERIFIED' };

beforeEach(async () => void (await db.deleteFrom('rate_limits').execute()));

/** An account with an unverified address and with money from when that was still possible. */
async function holder(): Promise<Caller & { user: NonNullable<Caller['user']> }> {
  const caller = await newAccount(services);
  const user = await db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', caller.user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await fillWallet(services, user.id, usd, 50_000);
  return { ...caller, user };
}

describe('an account with an unverified address', () => {
  it('cannot top up its wallet', async () => {
    await expect(balanceTopUp(services, await holder(), topUpInput(usd))).rejects.toMatchObject(refused);
  });

  it('is refused with an API error, not an internal one', async () => {
    const { token } = await unproven(services, app);
    const { codes, status } = await ask(
      app,
      'mutation ($input: TopUpInput!) { balanceTopUp(input: $input) { Transaction { id } } }',
      { variables: { input: topUpInput(usd) }, headers: bearer(token) },
    );
    expect([status, codes]).toEqual([200, ['EMAIL_UNVERIFIED']]);
  });

  it('cannot spend its wallet balance, and the books are right', async () => {
    const caller = await holder();
    const input = await paymentInput(services, caller, scholar);
    await expect(
      createPayment(services, caller, { ...input, paymentMethodId: 'balance' }),
    ).rejects.toMatchObject(refused);
    expect(await walletOf(services, caller.user.id, usd)).toBe(50_000);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('can buy with a card, which is not saved for renewals', async () => {
    const caller = await holder();
    const input = await paymentInput(services, caller, month);
    const { transactionId } = await createPayment(services, caller, { ...input, saveMethod: true });
    expect(await transactionOf(services, transactionId)).toMatchObject({ save_method: false });
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    const subscription = await db
      .selectFrom('subscriptions')
      .select(['status', 'saved_method_id'])
      .where('user_id', '=', caller.user.id)
      .executeTakeFirstOrThrow();
    expect(subscription).toEqual({ status: 'ACTIVE', saved_method_id: null });
    const kept = await db
      .selectFrom('saved_methods')
      .select('id')
      .where('user_id', '=', caller.user.id)
      .execute();
    expect(kept).toEqual([]);
    await expect(setMethod(services, caller.user, 'any')).rejects.toMatchObject(refused);
  });

  it('gets no refund into its wallet', async () => {
    const caller = await holder();
    const { transactionId } = await payByCard(services, caller, scholar);
    const request = { id: 'to-the-wallet', transactionId, amount: 'whole', to: 'WALLET' } as const;
    await expect(
      db.transaction().execute((trx) => refundTransaction(trx, { ...services, db: trx }, request)),
    ).rejects.toMatchObject(refused);
  });

  it('is offered neither its wallet nor saving a method', async () => {
    const { token } = await unproven(services, app);
    const { body } = await ask(app, '{ availablePaymentMethods(productId: "2") { id canBeKept } }', {
      headers: bearer(token),
    });
    expect(body.data).toEqual({ availablePaymentMethods: [{ id: 'sandbox', canBeKept: false }] });
  });
});

describe('a top-up that completes after the address’s owner took over the account', () => {
  it('goes to the money set aside, and can be refunded from there', async () => {
    const caller = await newAccount(services);
    const transactionId = await topUp(services, caller, usd);
    const user = await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', caller.user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((trx) => transferToNewOwner(trx, { ...services, db: trx }, user, 'a hash'));
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    expect(await walletOf(services, user.id, usd)).toBe(0);
    const { user_id: aside } = await transactionOf(services, transactionId);
    expect(await walletOf(services, aside, usd)).toBe(2_500);
    expect(await ledgerProblems(services)).toEqual([]);
    const request = { id: 'back', transactionId, amount: 'whole' } as const;
    await db.transaction().execute((trx) => refundTransaction(trx, { ...services, db: trx }, request));
    expect(await walletOf(services, aside, usd)).toBe(0);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('a purchase from before the address’s owner took over the account', () => {
  /** Buys, has the address's owner take over, and returns the payment and the owner. */
  async function handedOver(method: 'balance' | 'sandbox') {
    const caller = await newAccount(services);
    const userId = caller.user.id;
    await fillWallet(services, userId, usd, 50_000);
    const input = await paymentInput(services, caller, scholar);
    const { transactionId } = await createPayment(services, caller, { ...input, paymentMethodId: method });
    if (method === 'sandbox') await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    const user = await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((trx) => transferToNewOwner(trx, { ...services, db: trx }, user, 'a hash'));
    await db
      .updateTable('users')
      .set({ email_verified_at: services.clock() })
      .where('id', '=', userId)
      .execute();
    await numberReceipts(services);
    await db.deleteFrom('jobs').execute();
    const { payer_id: payerId, amount_minor: price } = await transactionOf(services, transactionId);
    return { caller, userId, transactionId, payerId: payerId ?? '', price };
  }
  const give = (request: RefundRequest) =>
    db.transaction().execute((trx) => refundTransaction(trx, { ...services, db: trx }, request));
  const mails = async () =>
    (await db.selectFrom('jobs').select('kind').where('kind', '=', 'mail').execute()).length;

  it('paid from the wallet is refunded to the money set aside, without a mail to the new owner', async () => {
    const { userId, transactionId, payerId, price } = await handedOver('balance');
    expect(await walletOf(services, payerId, usd)).toBe(50_000 - price);
    await give({ id: `part ${transactionId}`, transactionId, amount: 100 });
    await give({ id: `rest ${transactionId}`, transactionId, amount: 'whole' });
    expect(await walletOf(services, userId, usd)).toBe(0);
    expect(await walletOf(services, payerId, usd)).toBe(50_000);
    expect(await mails()).toBe(0);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('paid by card is refunded to the card, and to no wallet', async () => {
    const { userId, transactionId, payerId } = await handedOver('sandbox');
    await expect(
      give({ id: `wallet ${transactionId}`, transactionId, amount: 'whole', to: 'WALLET' }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { to: 'invalid' } } });
    await give({ id: `card ${transactionId}`, transactionId, amount: 'whole' });
    expect(await walletOf(services, userId, usd)).toBe(0);
    expect(await walletOf(services, payerId, usd)).toBe(50_000);
    expect(await mails()).toBe(1);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('made by the new owner is refunded to the new owner', async () => {
    const { caller, userId } = await handedOver('balance');
    await fillWallet(services, userId, usd, 20_000);
    const input = await paymentInput(services, caller, { ...scholar, tariffId: 'atlas-reader' });
    const { transactionId } = await createPayment(services, caller, { ...input, paymentMethodId: 'balance' });
    await give({ id: `own ${transactionId}`, transactionId, amount: 'whole' });
    expect(await walletOf(services, userId, usd)).toBe(20_000);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});
