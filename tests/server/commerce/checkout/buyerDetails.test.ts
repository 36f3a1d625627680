import { expect, it } from 'vitest';
import { saveBuyerDetails } from '../../../../server/commerce/checkout/buyerDetails.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { transferToNewOwner } from '../../../../server/accounts/proof/newOwner.ts';
import { receiptOf } from '../../../../server/commerce/wallet/receipt.ts';
import { transactionsCsv } from '../../../../server/commerce/wallet/transactionsCsv.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { renderMail } from '../../../../server/mail/render.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ask, bearer } from '../../support/calls.ts';
import { codeOf, newAccount, nobody, pay, payByCard } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { mailsOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

const details = { company: 'Analytical Engines Ltd', address: '5 Dorset Street\nLondon', taxId: 'GB 123' };

async function sale() {
  const caller = await newAccount(services);
  const { transactionId, orderId } = await payByCard(services, caller, scholar);
  await numberReceipts(services);
  return { caller, user: caller.user, transactionId, orderId: orderId ?? '' };
}

const receiptSeenBy = (user: User, transactionId: string) =>
  receiptOf(services, user, { transactionId, language: 'en' });

const lastOffered = async (user: User, orderId: string) => {
  const { token } = await issueSession(db, clock(), { userId: user.id, lifetime: 'short' });
  const { body } = await ask(
    app,
    `{ order(id: "${orderId}") { BuyerDetails { company } LastBuyerDetails { company address taxId } } }`,
    { headers: bearer(token) },
  );
  return body.data?.['order'];
};

it('buyer details appear on the receipt, in its mail, in the payments list and for the operator; the number stays', async () => {
  const { user, transactionId, orderId } = await sale();
  const before = await receiptSeenBy(user, transactionId);
  expect(before?.buyerDetails).toBeNull();
  await db.deleteFrom('jobs').execute();
  await saveBuyerDetails(services, user, orderId, {
    ...details,
    address: ' 5 Dorset  Street \r\n\r\n London\u202e ',
  });
  expect(await receiptSeenBy(user, transactionId)).toEqual({ ...before, buyerDetails: details });
  const [mail, ...more] = await mailsOf(services, 'receipt');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'buyer@example.com', data: { isAgain: true, buyerDetails: details } });
  const { subject, text } = renderMail({ template: 'receipt', data: mail?.data }, 'en');
  expect(subject).toContain(`Receipt ${before?.number} with your details`);
  expect(text).toContain('Analytical Engines Ltd, 5 Dorset Street, London, Tax ID: GB 123');
  let csv = '';
  for await (const part of transactionsCsv(db, user.id, {}, 'en')) csv += part;
  expect(csv).toContain('"Analytical Engines Ltd, 5 Dorset Street, London, GB 123"');
  expect((await adminOf(services).run('orders', 'show', orderId)).out).toContain(
    'billed to Analytical Engines Ltd, 5 Dorset Street, London, GB 123',
  );
});

it('saving empty buyer details removes them without a mail', async () => {
  const { user, transactionId, orderId } = await sale();
  await saveBuyerDetails(services, user, orderId, details);
  await db.deleteFrom('jobs').execute();
  await saveBuyerDetails(services, user, orderId, { company: ' ', address: '\n', taxId: null });
  expect((await receiptSeenBy(user, transactionId))?.buyerDetails).toBeNull();
  expect(await mailsOf(services, 'receipt')).toEqual([]);
});

it('a member’s buyer details are suggested for another receipt until that has its own', async () => {
  const { caller, user, orderId } = await sale();
  await saveBuyerDetails(services, user, orderId, details);
  const next = (await payByCard(services, caller, { ...scholar, productId: '1', tariffId: null })).orderId;
  expect(await lastOffered(user, next ?? '')).toEqual({ BuyerDetails: null, LastBuyerDetails: details });
  expect(await lastOffered(user, orderId)).toEqual({
    BuyerDetails: { company: details.company },
    LastBuyerDetails: null,
  });
});

it('a guest can add buyer details, but gets no suggestions', async () => {
  const paid = await payByCard(services, nobody, scholar);
  const { user_id: id } = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', paid.orderId ?? '')
    .executeTakeFirstOrThrow();
  const guest = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const saved = await saveBuyerDetails(services, guest, paid.orderId ?? '', { company: 'Guest Ltd' });
  expect(saved.buyer_details).toEqual({ company: 'Guest Ltd', address: null, taxId: null });
});

it('buyer details are rejected if too long, for someone else’s order, and before payment', async () => {
  const { user, orderId } = await sale();
  await expect(
    saveBuyerDetails(services, user, orderId, { ...details, company: 'x'.repeat(151) }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { company: 'tooLong' } } });
  const other = await newAccount(services);
  expect(await codeOf(saveBuyerDetails(services, other.user, orderId, details))).toBe('NOT_FOUND');
  const open = await pay(services, other, scholar);
  expect(await codeOf(saveBuyerDetails(services, other.user, open.orderId ?? '', details))).toBe('CONFLICT');
});

it('buyer details do not pass to the person who verifies the account’s address later', async () => {
  const { user, orderId } = await sale();
  await saveBuyerDetails(services, user, orderId, details);
  await db.transaction().execute((trx) => transferToNewOwner(trx, services, user, 'hash'));
  const { buyer_details: left } = await db
    .selectFrom('orders')
    .select('buyer_details')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(left).toBeNull();
});
