import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { forgetDeclarations } from '../../../../server/commerce/declarations/forgetDeclarations.ts';
import { openDeclarations } from '../../../../server/commerce/declarations/openDeclarations.ts';
import { ownContracts } from '../../../../server/commerce/declarations/ownContracts.ts';
import { askRefund } from '../../../../server/commerce/withdrawals/askRefund.ts';
import {
  codeOf,
  ledgerProblems,
  newAccount,
  nobody,
  payByCard,
  walletOf,
} from '../../support/checkoutSupport.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { declarationsOf } from '../../support/declarationSupport.ts';
import { month, scholar, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { mailboxOf } from '../../support/mailbox.ts';
import { subscriptionOf } from '../../support/subscriptionSupport.ts';

const services = await testServices({ CONTACT_EMAIL: 'inbox@site.example' });
const { db, clock, time } = services;
const { declared, send, work, rowOf } = declarationsOf(services);
const { mailsTo, subjectsTo, empty } = mailboxOf(services);
const { run, json } = adminOf(services);

beforeEach(async () => {
  await work();
  await empty();
  await db.deleteFrom('declarations').execute();
});

const orderOf = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const refundsOf = (transactionId: string) =>
  db.selectFrom('refunds').selectAll().where('transaction_id', '=', transactionId).execute();

const itemOf = (orderId: string) =>
  db.selectFrom('purchases').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();

const ownerOf = ({ user_id: id }: { user_id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A guest's paid order, and the address it was paid with. */
async function guestOrder(order: Parameters<typeof payByCard>[2] = scholar) {
  const email = `guest-${randomUUID()}@example.com`;
  const { orderId, transactionId } = await payByCard(services, nobody, order, { email });
  await work();
  return { email, orderId, transactionId, order: await orderOf(orderId) };
}

async function open({ orderId, order }: Awaited<ReturnType<typeof guestOrder>>): Promise<void> {
  const { id } = await itemOf(orderId);
  await db
    .insertInto('item_visits')
    .values({ user_id: order.user_id, item_id: id, visited_at: clock() })
    .execute();
}

it('refunds what is unused at once, however the number is spelled, and books it', async () => {
  const { email, orderId, transactionId, order } = await guestOrder();
  const row = await declared('WITHDRAWAL', {
    number: `Order ${order.number.toLowerCase().replace('-', ' ')}`,
    email: email.toUpperCase(),
  });
  expect(row).toMatchObject({ state: 'DONE', order_id: orderId, decided_by: 'automatic' });
  expect(await refundsOf(transactionId)).toMatchObject([{ amount_minor: 4_500, reason: 'withdrawal' }]);
  expect((await orderOf(orderId)).status).toBe('REFUNDED');
  expect(await ledgerProblems(services)).toEqual([]);
});

it('finds an order by the number of its receipt, too', async () => {
  const { email, orderId } = await guestOrder();
  const { receipt_number: receipt } = await orderOf(orderId);
  expect(await declared('WITHDRAWAL', { number: String(receipt), email })).toMatchObject({
    order_id: orderId,
    state: 'DONE',
  });
});

it('moves nothing for another address or an unpaid order, and tells the operator', async () => {
  const { email, order, transactionId } = await guestOrder();
  const other = await declared('WITHDRAWAL', { number: order.number, email: 'someone@example.com' });
  expect(other).toMatchObject({ state: 'RECEIVED', order_id: null });
  const unknown = await declared('WITHDRAWAL', { number: 'ZZZZ-ZZZZ', email });
  expect(unknown).toMatchObject({ state: 'RECEIVED', order_id: null });
  expect(await refundsOf(transactionId)).toEqual([]);
  expect(await subjectsTo('inbox@site.example')).toEqual([
    'A withdrawal or cancellation is waiting for you',
    'A withdrawal or cancellation is waiting for you',
  ]);
});

it('answers the same for known and unknown orders, on the page and by email', async () => {
  const { email, order } = await guestOrder();
  const [known, unknown] = [
    await send('WITHDRAWAL', { number: order.number, email }),
    await send('WITHDRAWAL', { number: 'WWWW-WWWW', email: 'nobody@example.com' }),
  ];
  const shape = ({ made }: typeof known) => ({ ...made, email: '', number: '' });
  expect(shape(known)).toEqual(shape(unknown));
  // Looking it up is left to the queue.
  expect((await rowOf(known.id)).state).toBe('RECEIVED');
  const body = (mail: string | undefined) =>
    mail
      ?.slice(mail.indexOf('Subject:'))
      .replace(/^(?:Message-ID|Date|.*boundary).*$/gim, '')
      .replaceAll(/--[-\w]{10,}/g, '')
      .replaceAll(email, 'address')
      .replaceAll('nobody@example.com', 'address')
      .replaceAll(order.number, 'number')
      .replaceAll('WWWW-WWWW', 'number')
      .replaceAll(/\s+/g, ' ');
  const mailed = (await mailsTo(email)).find((mail) => mail.includes('We received your withdrawal'));
  const [other] = await mailsTo('nobody@example.com');
  expect(body(mailed)).toContain('8:00:00');
  expect(body(mailed)).toBe(body(other));
});

it('is one declaration however often it is sent, and a second one refunds nothing again', async () => {
  const { email, order, transactionId } = await guestOrder();
  const first = await send('WITHDRAWAL', { number: order.number, email });
  time.advance({ minutes: 3 });
  const [again] = await Promise.all(
    [1, 2].map(() => send('WITHDRAWAL', { number: order.number, email }, first.ticket)),
  );
  expect(again?.made).toEqual(first.made);
  await Promise.all([work(), work()]);
  const second = await declared('WITHDRAWAL', { number: order.number, email });
  expect(second.state).toBe('DONE');
  expect(await refundsOf(transactionId)).toHaveLength(1);
  expect(await db.selectFrom('declarations').select('id').execute()).toHaveLength(2);
  expect(await subjectsTo(email)).toEqual(
    expect.arrayContaining(['We received your withdrawal', 'We received your withdrawal']),
  );
  expect(await ledgerProblems(services)).toEqual([]);
});

it('refunds once if the order’s page asks at the same time', async () => {
  const caller = await newAccount(services);
  const { orderId, transactionId } = await payByCard(services, caller, scholar);
  const { number } = await orderOf(orderId);
  const { id } = await send('WITHDRAWAL', { number, email: caller.user.login ?? '' });
  await Promise.all([work(), askRefund(services, caller.user, orderId)]);
  await work();
  expect(await refundsOf(transactionId)).toHaveLength(1);
  expect((await rowOf(id)).state).toBe('DONE');
  expect(await ledgerProblems(services)).toEqual([]);
});

it('leaves what was used to the operator, whose decision about the refund settles it', async () => {
  const [yes, no] = [await guestOrder(), await guestOrder()];
  const ids: string[] = [];
  for (const one of [yes, no]) {
    await open(one);
    const row = await declared('WITHDRAWAL', { number: one.order.number, email: one.email });
    expect(row).toMatchObject({ state: 'MATCHED', order_id: one.orderId });
    ids.push(row.id);
  }
  // One email for each, from the list of refund requests.
  expect(await subjectsTo('inbox@site.example')).toEqual([
    'A refund request is waiting for you',
    'A refund request is waiting for you',
  ]);
  expect(await openDeclarations(db, clock()).execute()).toEqual([{ count: 2, overdue: 0 }]);
  await run('refunds', 'approve', yes.order.number);
  await run('declarations', 'refuse', ids[1] ?? '', '--reason', 'It was read to its end.');
  expect((await rowOf(ids[0] ?? '')).state).toBe('DONE');
  expect(await rowOf(ids[1] ?? '')).toMatchObject({ state: 'REFUSED', decided_by: 'admin:test' });
  expect(await refundsOf(yes.transactionId)).toMatchObject([{ reason: 'requested' }]);
  expect(await refundsOf(no.transactionId)).toEqual([]);
  expect((await mailsTo(no.email)).at(-1)).toContain('It was read to its end.');
  expect(await openDeclarations(db, clock()).execute()).toEqual([{ count: 0, overdue: 0 }]);
});

it('returns money only the way it came', async () => {
  const caller = await newAccount(services);
  const { orderId } = await payByCard(services, caller, scholar, { email: 'card@example.com' });
  const { number } = await orderOf(orderId);
  await declared('WITHDRAWAL', { number, email: 'card@example.com' });
  expect((await orderOf(orderId)).status).toBe('REFUNDED');
  expect(await walletOf(services, caller.user.id, usd)).toBe(0);
});

it('cancels a guest’s plan at the end of the paid time', async () => {
  const { email, order } = await guestOrder(month);
  const before = await subscriptionOf(services, await ownerOf(order));
  expect(before.renew).toBe(true);
  const row = await declared('CANCELLATION', { number: order.number, email });
  expect(row).toMatchObject({ state: 'DONE', subscription_id: before.id });
  const after = await subscriptionOf(services, await ownerOf(order));
  expect(after).toMatchObject({ renew: false, status: 'ACTIVE', active_end_date: before.active_end_date });
  expect((await mailsTo(email)).some((mail) => mail.includes('canceled'))).toBe(true);
  expect(await declared('CANCELLATION', { number: order.number, email })).toMatchObject({ state: 'DONE' });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('stops the renewal of a plan canceled for cause, and asks the operator about the rest', async () => {
  const { email, order } = await guestOrder(month);
  const row = await declared('CANCELLATION', {
    number: order.number,
    email,
    cause: 'FOR_CAUSE',
    reason: 'It never\nworked.',
  });
  expect(row).toMatchObject({ state: 'MATCHED', for_cause: true, reason: 'It never\nworked.' });
  expect((await subscriptionOf(services, await ownerOf(order))).renew).toBe(false);
  const [notice] = await mailsTo('inbox@site.example');
  expect(notice).toContain(`declarations settle ${row.id}`);
});

it('keeps a plan going that should end later, until the operator settles it', async () => {
  const { email, order } = await guestOrder(month);
  const endsOn = new Date(clock().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
  const row = await declared('CANCELLATION', { number: order.number, email, endsOn });
  expect(row).toMatchObject({ state: 'MATCHED', ends_on: endsOn });
  expect((await subscriptionOf(services, await ownerOf(order))).renew).toBe(true);
  expect((await run('declarations', 'settle', row.id, '--reason', 'As you wished.')).code).toBe(0);
  expect((await subscriptionOf(services, await ownerOf(order))).renew).toBe(false);
  expect((await rowOf(row.id)).state).toBe('DONE');
  expect((await mailsTo(email)).at(-1)).toContain('As you wished.');
  expect((await run('declarations', 'settle', row.id)).code).toBe(1);
});

it('cancels nothing of the buyer for a gift or what isn’t a plan', async () => {
  const { email, order } = await guestOrder(scholar);
  expect(await declared('CANCELLATION', { number: order.number, email })).toMatchObject({
    state: 'MATCHED',
    subscription_id: null,
  });
});

it('carries out what the operator matches, as of the day it was declared', async () => {
  const { orderId, transactionId, order } = await guestOrder();
  time.advance({ days: 13 });
  const row = await declared('WITHDRAWAL', { number: 'the atlas', email: 'other@example.com' });
  time.advance({ days: 5 });
  expect((await run('declarations', 'match', row.id, order.number)).out).toContain('DONE');
  expect(await rowOf(row.id)).toMatchObject({ state: 'DONE', order_id: orderId });
  expect(await refundsOf(transactionId)).toHaveLength(1);
  expect((await run('declarations', 'refuse', row.id, '--reason', 'Late')).code).toBe(1);
});

it('settles a withdrawal that was too late by refunding it once', async () => {
  const { email, transactionId, order } = await guestOrder();
  time.advance({ days: 15 });
  const row = await declared('WITHDRAWAL', { number: order.number, email });
  expect(row.state).toBe('MATCHED');
  expect((await run('declarations', 'settle', row.id)).code).toBe(0);
  expect(await refundsOf(transactionId)).toHaveLength(1);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('lists what is open with its clock, and shows all of one', async () => {
  const row = await declared('WITHDRAWAL', { number: 'a film', email: 'who@example.com' });
  expect(await json('declarations', 'list')).toMatchObject([{ id: row.id, state: 'RECEIVED' }]);
  expect(await json('declarations', 'show', row.id)).toMatchObject({
    name: 'Ada Lovelace',
    number: 'a film',
    email: 'who@example.com',
  });
  const deadline = new Date(row.received_at.getTime() + 14 * 86_400_000);
  expect(await openDeclarations(db, new Date(deadline.getTime() - 1)).execute()).toEqual([
    { count: 1, overdue: 0 },
  ]);
  expect(await openDeclarations(db, deadline).execute()).toEqual([{ count: 1, overdue: 1 }]);
  expect((await run('declarations', 'refuse', row.id, '--reason', 'No such order')).code).toBe(0);
  expect(await json('declarations', 'list')).toEqual([]);
  expect((await mailsTo('who@example.com')).at(-1)).toContain('No such order');
});

it('reminds the operator daily from three days before the answer is due', async () => {
  await declared('WITHDRAWAL', { number: 'a film', email: 'who@example.com' });
  // The first notice.
  expect(await subjectsTo('inbox@site.example')).toHaveLength(1);
  const told: number[] = [];
  for (let day = 1; day <= 13; day += 1) {
    time.advance({ days: 1 });
    told.push((await subjectsTo('inbox@site.example')).length - 1);
  }
  expect(told).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
});

it('mails an inbox three copies an hour, and counts the next declarations all the same', async () => {
  const email = 'flooded@example.com';
  const made: boolean[] = [];
  for (let times = 0; times < 4; times += 1)
    made.push((await send('WITHDRAWAL', { number: 'x1', email })).made.isMailed);
  expect(made).toEqual([true, true, true, false]);
  expect(await subjectsTo(email)).toHaveLength(3);
  expect(await db.selectFrom('declarations').select('id').execute()).toHaveLength(4);
});

it('refuses a ticket that isn’t ours or is too old, and fields that say nothing', async () => {
  const fields = { number: 'x1', email: 'a@example.com' };
  expect(await codeOf(send('WITHDRAWAL', fields, 'nonsense'))).toBe('CONFLICT');
  const { ticket } = await send('WITHDRAWAL', fields);
  time.advance({ days: 8 });
  expect(await codeOf(send('WITHDRAWAL', fields, ticket))).toBe('CONFLICT');
  expect(await codeOf(send('WITHDRAWAL', { ...fields, email: 'a' }))).toBe('BAD_USER_INPUT');
  expect(await codeOf(send('CANCELLATION', { ...fields, cause: 'FOR_CAUSE' }))).toBe('BAD_USER_INPUT');
  expect(await codeOf(send('CANCELLATION', { ...fields, endsOn: '2026-02-31' }))).toBe('BAD_USER_INPUT');
});

it('offers its visitor their own contracts', async () => {
  const caller = await newAccount(services);
  const { orderId } = await payByCard(services, caller, scholar);
  await payByCard(services, caller, month);
  const numbers = async (kind: 'WITHDRAWAL' | 'CANCELLATION') =>
    (await ownContracts(db, clock(), caller.user, kind)).length;
  expect(await numbers('WITHDRAWAL')).toBe(2);
  expect(await numbers('CANCELLATION')).toBe(1);
  await askRefund(services, caller.user, orderId);
  expect(await numbers('WITHDRAWAL')).toBe(1);
});

it('erases the texts of decided declarations with their author’s account, and keeps those of open ones', async () => {
  const [done, used] = [await guestOrder(), await guestOrder()];
  const decided = await declared('WITHDRAWAL', { number: done.order.number, email: done.email });
  await open(used);
  const waiting = await declared('WITHDRAWAL', { number: used.order.number, email: used.email });
  await forgetDeclarations(db, [done.order.user_id, used.order.user_id], []);
  expect(await rowOf(decided.id)).toMatchObject({
    name: null,
    email: null,
    number: null,
    order_id: done.orderId,
    received_at: decided.received_at,
    state: 'DONE',
  });
  expect(await rowOf(waiting.id)).toMatchObject({ email: used.email, state: 'MATCHED' });
});
