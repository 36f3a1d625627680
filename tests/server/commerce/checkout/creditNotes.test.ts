import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueCreditNote } from '../../../../server/commerce/checkout/creditNotes.ts';
import { checkLedger } from '../../../../server/commerce/ledger/check.ts';
import { creditNotesOf } from '../../../../server/commerce/orders/creditNoteRows.ts';
import { lockTransaction } from '../../../../server/commerce/checkout/refunds.ts';
import { transactionsCsv } from '../../../../server/commerce/wallet/transactionsCsv.ts';
import { receiptOf } from '../../../../server/commerce/wallet/receipt.ts';
import { ledgerProblems, fillWallet, newAccount, pay } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { ask, bearer } from '../../support/calls.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { mailsOf, refund } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { say, paid } = await stripePayments(services, app, stripe);

/** A purchase of 45.00 from a wallet, including 19 percent tax. */
async function sale() {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 10_000);
  await db.insertInto('settings').values({ name: 'taxRateBp', value: '1900' }).execute();
  const { transactionId, orderId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
  await db.deleteFrom('settings').where('name', '=', 'taxRateBp').execute();
  return { caller, transactionId, orderId: orderId ?? '' };
}

const notesOf = (transactionId: string) => creditNotesOf(db, [transactionId]);

describe('a credit note', () => {
  it('is issued for each partial refund, with the receipt’s number and the tax reversed', async () => {
    const { caller, transactionId } = await sale();
    await refund(services, transactionId, 1_190);
    await refund(services, transactionId, 'whole');
    const first = (await notesOf(transactionId))[0]?.number ?? 0;
    const { token } = await issueSession(db, services.clock(), {
      userId: caller.user.id,
      lifetime: 'short',
    });
    const { body } = await ask(
      app,
      `{ receipt(transactionId: "${transactionId}", language: "en") {
        number CreditNotes { number receiptNumber reason total Currency { code } Taxes { rate net tax gross } canceledAt }
      } transaction(id: "${transactionId}") { CreditNotes { number } } }`,
      { headers: bearer(token) },
    );
    const number = (await receiptOf(services, caller.user, { transactionId, language: 'en' }))?.number;
    const about = { receiptNumber: number, reason: 'REFUND', Currency: { code: 'USD' }, canceledAt: null };
    const names = [{ number: `CN-${first}` }, { number: `CN-${first + 1}` }] as const;
    expect(body.data).toEqual({
      receipt: {
        number,
        CreditNotes: [
          {
            ...about,
            ...names[0],
            total: '-11.90',
            Taxes: [{ rate: '19', net: '-10.00', tax: '-1.90', gross: '-11.90' }],
          },
          {
            ...about,
            ...names[1],
            total: '-33.10',
            Taxes: [{ rate: '19', net: '-27.82', tax: '-5.28', gross: '-33.10' }],
          },
        ],
      },
      transaction: { CreditNotes: names },
    });
    expect((await mailsOf(services, 'refund')).slice(-2)).toMatchObject([
      { data: { receiptNumber: number, creditNote: names[0].number } },
      { data: { receiptNumber: number, creditNote: names[1].number } },
    ]);
    let csv = '';
    for await (const part of transactionsCsv(db, caller.user.id, {}, 'en')) csv += part;
    expect(csv).toContain(`${number},${names[0].number} ${names[1].number},,,`);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('keeps its number, however often it is issued', async () => {
    const { transactionId } = await sale();
    const id = randomUUID();
    await refund(services, transactionId, 1_190, { id });
    const notes = await notesOf(transactionId);
    const again = await db
      .transaction()
      .execute(async (trx) => issueCreditNote(trx, services, id, await lockTransaction(trx, transactionId)));
    expect(again).toBe(`CN-${notes[0]?.number}`);
    expect(await notesOf(transactionId)).toEqual(notes);
  });

  it('numbers have no gaps, even with concurrent refunds', async () => {
    const sales = [];
    for (let each = 0; each < 6; each += 1) sales.push(await sale());
    await Promise.all(sales.map(({ transactionId }) => refund(services, transactionId, 'whole')));
    const numbers = await Promise.all(sales.map(async ({ transactionId }) => notesOf(transactionId)));
    expect(new Set(numbers.flat().map(({ number }) => number)).size).toBe(6);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('waits until the provider has refunded, and is canceled if the refund fails after all', async () => {
    const { transactionId } = await paid();
    stripe.answer(({ method, path, body }) =>
      method === 'POST' && path === '/v1/refunds'
        ? { body: { id: `re_${body['metadata[refundId]']}`, object: 'refund', status: 'pending' } }
        : undefined,
    );
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    expect(await notesOf(transactionId)).toEqual([]);
    const about = {
      id: `re_${id}`,
      object: 'refund',
      amount: 1_000,
      currency: 'usd',
      metadata: { refundId: id },
    };
    await say('refund.updated', { ...about, status: 'succeeded' });
    expect(await notesOf(transactionId)).toMatchObject([{ amount: 1_000, canceledAt: null }]);
    await say('refund.failed', { ...about, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    expect(await notesOf(transactionId)).toMatchObject([{ amount: 1_000, canceledAt: expect.any(Date) }]);
    expect((await checkLedger(db, services.clock())).filter((line) => line.includes('credit'))).toEqual([]);
  });

  it('is issued for a dispute once it is lost, and mailed to buyer and operator', async () => {
    const { transactionId, dispute } = await paid();
    await say('charge.dispute.created', { ...dispute, amount: 500 });
    expect(await notesOf(transactionId)).toEqual([]);
    await say('charge.dispute.closed', { ...dispute, amount: 500, status: 'lost' });
    expect(await notesOf(transactionId)).toMatchObject([{ amount: 500, reason: 'DISPUTE' }]);
    const [note] = await notesOf(transactionId);
    expect((await mailsOf(services, 'disputeLost')).at(-1)).toMatchObject({
      data: { amount: '5.00', ended: false, creditNote: `CN-${note?.number}` },
    });
    // Jobs have no order among themselves.
    const notices = (await mailsOf(services, 'disputeNotice')).filter(
      ({ data }) => data['transactionId'] === transactionId,
    );
    expect(notices).toHaveLength(2);
    for (const what of ['OPENED', 'LOST'])
      expect(notices).toContainEqual(
        expect.objectContaining({
          to: services.config.contactEmail,
          data: expect.objectContaining({ what, amount: '5.00' }),
        }),
      );
    const mailed = (await mailsOf(services, 'disputeLost')).length;
    await say('charge.dispute.closed', { ...dispute, amount: 500, status: 'lost' });
    expect(await mailsOf(services, 'disputeLost')).toHaveLength(mailed);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that is missing is found by the ledger check', async () => {
    const { transactionId } = await sale();
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    await db
      .updateTable('refunds')
      .set({ credit_number: null, credited_at: null })
      .where('id', '=', id)
      .execute();
    const found = await checkLedger(db, services.clock());
    expect(found).toContain(`refund ${id} has no credit note`);
    expect(found.some((line) => line.startsWith('credit notes were counted to'))).toBe(true);
  });
});

describe('a free order', () => {
  it('has no receipt, and its mail says that nothing was due', async () => {
    const caller = await newAccount(services);
    const prices = db
      .updateTable('prices')
      .where('tariff_id', '=', 'atlas-scholar')
      .where('currency_id', '=', usd);
    await prices.set({ default_minor: 0, sale_minor: null, old_minor: null }).execute();
    const { transactionId, orderId } = await pay(services, caller, scholar);
    await prices.set({ default_minor: 4_500 }).execute();
    const { receipt_number: number } = await db
      .selectFrom('orders')
      .select('receipt_number')
      .where('id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    expect(number).toBeNull();
    expect(await receiptOf(services, caller.user, { transactionId, language: 'en' })).toBeNull();
    expect((await mailsOf(services, 'receipt')).at(-1)).toMatchObject({
      data: { receiptNumber: null, total: '0.00', method: null },
    });
  });
});
