import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { creditNotesOf } from '../../../../server/commerce/orders/creditNoteRows.ts';
import { includedTax, taxOfPart } from '../../../../server/commerce/orders/taxLines.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

beforeAll(() => db.insertInto('settings').values({ name: 'taxRateBp', value: '1900' }).execute());
afterAll(() => db.deleteFrom('settings').where('name', '=', 'taxRateBp').execute());

/** A sale of 45.00 that is refunded in these parts, and its credit notes. */
async function refundedIn(...parts: number[]) {
  const caller = await newAccount(services);
  const { transactionId } = await payByCard(services, caller, scholar);
  await numberReceipts(services);
  for (const part of parts) await refund(services, transactionId, part);
  return { caller, transactionId, notes: await creditNotesOf(db, [transactionId]) };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it.each([
  ['ninety equal parts', Array.from({ length: 90 }, () => 50)],
  ['three thirds', [1500, 1500, 1500]],
  ['single cents and the rest', [1, 1, 1, 1, 1, 1, 4494]],
  ['one piece', [4500]],
])('the tax on the credit notes of a sale refunded in %s is the tax of the sale', async (_name, parts) => {
  const { notes } = await refundedIn(...parts);
  expect(notes).toHaveLength(parts.length);
  expect(sum(notes.map(({ tax }) => tax))).toBe(includedTax(4500, 1900));
  for (const { amount, tax } of notes) expect(tax >= 0 && tax <= amount).toBe(true);
});

const answer = v.object({
  receipt: v.object({ CreditNotes: v.array(v.object({ Taxes: v.array(v.object({ tax: v.string() })) })) }),
});

it('the page shows the tax of each note as it was issued', async () => {
  const { caller, transactionId, notes } = await refundedIn(50, 50, 50);
  const { token } = await issueSession(db, clock(), { userId: caller.user.id, lifetime: 'short' });
  const query = `query ($id: String!) { receipt(transactionId: $id, language: "en") { CreditNotes { Taxes { net tax gross } } } }`;
  const { body } = await ask(app, query, { variables: { id: transactionId }, headers: bearer(token) });
  const shown = v.parse(answer, body.data).receipt.CreditNotes;
  expect(shown.map(({ Taxes: [line] }) => line?.tax)).toEqual(
    notes.map(({ tax }) => `-${(tax / 100).toFixed(2)}`),
  );
  expect(notes.map(({ tax }) => tax)).toEqual([8, 8, 8]);
});

it('a note that was canceled leaves its tax to the next one, and no issued note changes', async () => {
  const { transactionId, notes } = await refundedIn(1050, 1050);
  await db
    .updateTable('refunds')
    .set({ reversed_at: clock() })
    .where('id', '=', notes[0]?.id ?? '')
    .execute();
  await db
    .updateTable('transactions')
    .set({ refunded_minor: 1050 })
    .where('id', '=', transactionId)
    .execute();
  const before = (await creditNotesOf(db, [transactionId])).map(({ tax }) => tax);
  expect(before).toEqual(notes.map(({ tax }) => tax));
  expect(taxOfPart(3450, 1900, { amount: 1050, tax: before[1] ?? 0 }) + (before[1] ?? 0)).toBe(
    includedTax(4500, 1900),
  );
});
