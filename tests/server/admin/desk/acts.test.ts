import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { preview as previewSchema } from '../../../../src/shared/desk/preview.ts';
import * as v from 'valibot';
import { auditBreaks } from '../../../../server/kernel/auditLog.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ledgerProblems, newAccount, nobody, payByCard, walletOf } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { deskOf, type Desk } from '../../support/deskSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;
const app = await testApp(services);
const { staff } = deskOf(app, services);
const { run, json } = adminOf(services);

let owner: Desk;
beforeEach(async () => {
  services.time.advance({ seconds: 1 });
  owner = await staff((await newAccount(services)).user.id, 'owner');
});

/** What an act would do. */
async function shown(desk: Desk, act: string, input: object) {
  const { body } = await desk.post(act, { input });
  expect(body.error).toBeUndefined();
  return v.parse(previewSchema, body.data);
}

/** Previews an act and does it. */
async function does(desk: Desk, act: string, input: object): Promise<unknown> {
  const { id: previewId } = await shown(desk, act, input);
  const { body } = await desk.post(act, { previewId });
  expect(body.error).toBeUndefined();
  return body.data;
}

async function guestOrder() {
  const email = `${randomUUID()}@example.com`;
  const paid = await payByCard(services, nobody, scholar, { email });
  await numberReceipts(services);
  return { email, ...paid };
}

const entries = () =>
  db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();

describe('a refund', () => {
  it('shows what happens to money, access, and mails, and does nothing yet', async () => {
    const { orderId, transactionId, email } = await guestOrder();
    const before = await entries();
    const effects = await shown(owner, 'refund', { payment: orderId });
    expect(effects.money).toContainEqual({
      account: 'PROVIDER',
      provider: 'sandbox',
      amount: '45.00',
      currency: 'USD',
    });
    expect(effects.access).toMatchObject([{ effect: 'ENDED', kind: 'PRODUCT' }]);
    expect(effects.mails).toContainEqual({ mail: 'refund', to: email, lang: 'en' });
    expect(await entries()).toEqual(before);
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(0);
  });

  it('happens once, however often its preview is sent, with the same answer', async () => {
    const { orderId, transactionId } = await guestOrder();
    const { id: previewId } = await shown(owner, 'refund', { payment: orderId, amount: '5.00' });
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('refund', { previewId })));
    services.time.advance({ hours: 3 });
    answers.push(await owner.post('refund', { previewId }));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers[0]?.status).toBe(200);
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
  });

  it('of two operators, tells the second what the first did', async () => {
    const { user: other } = await newAccount(services);
    const second = await staff(other.id, 'owner');
    const { orderId, transactionId } = await guestOrder();
    const first = await shown(owner, 'refund', { payment: orderId, amount: '5.00' });
    const late = await shown(second, 'refund', { payment: orderId });
    await owner.post('refund', { previewId: first.id });
    const { status, body } = await second.post('refund', { previewId: late.id });
    const { login } = await db
      .selectFrom('users')
      .select('login')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    expect({ status, error: body.error }).toMatchObject({
      status: 409,
      error: { code: 'STALE', change: { actor: login, action: 'refund' } },
    });
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
  });

  it('of two operators at the same moment, happens once', async () => {
    const second = await staff((await newAccount(services)).user.id, 'owner');
    const { orderId, transactionId } = await guestOrder();
    const previews = [
      await shown(owner, 'refund', { payment: orderId, amount: '5.00' }),
      await shown(second, 'refund', { payment: orderId, amount: '5.00' }),
    ];
    const answers = await Promise.all(
      [owner, second].map((desk, index) => desk.post('refund', { previewId: previews[index]?.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
  });

  it('leaves nothing by half if it fails on the way, and can then be done', async () => {
    const { orderId, transactionId } = await guestOrder();
    const { id: previewId } = await shown(owner, 'refund', { payment: orderId });
    await sql`alter table audit_log add constraint full_up check (action <> 'refund') not valid`.execute(db);
    expect((await owner.post('refund', { previewId })).status).toBe(500);
    await sql`alter table audit_log drop constraint full_up`.execute(db);
    services.log.takeErrors();
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
    expect((await owner.post('refund', { previewId })).status).toBe(200);
    expect((await transactionOf(services, transactionId)).status).toBe('REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('can leave what was bought', async () => {
    const { orderId, userId } = await guestOrder();
    await does(owner, 'refund', { payment: orderId, keep: true, reason: 'sorry' });
    const left = await db
      .selectFrom('grants')
      .select(['paid_minor'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(left).toEqual([{ paid_minor: 0 }]);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('the limit of support', () => {
  it('holds for refunds and credits, also in parts, whatever the door is sent', async () => {
    const support = await staff((await newAccount(services)).user.id, 'support');
    await run('settings', 'set', 'supportLimit', '20 USD');
    const { orderId } = await guestOrder();
    expect((await support.post('refund', { input: { payment: orderId } })).body.error?.code).toBe(
      'ABOVE_LIMIT',
    );
    await does(support, 'refund', { payment: orderId, amount: '15.00' });
    expect(
      (await support.post('refund', { input: { payment: orderId, amount: '6.00' } })).body.error?.code,
    ).toBe('ABOVE_LIMIT');
    const { user } = await newAccount(services);
    const credit = { user: user.login, amount: '20.00', currency: 'USD', reason: 'an outage' };
    await does(support, 'wallet.credit', credit);
    expect(await walletOf(services, user.id, usd)).toBe(2_000);
    expect(
      (await support.post('wallet.credit', { input: { ...credit, amount: '0.01' } })).body.error?.code,
    ).toBe('ABOVE_LIMIT');
    await run('settings', 'clear', 'supportLimit');
  });

  it('asks others for their password again', async () => {
    const { user } = await newAccount(services);
    const manager = await staff(user.id, 'manager', { proven: false });
    const { orderId } = await guestOrder();
    await does(manager, 'refund', { payment: orderId, amount: '1.00' });
    await run('settings', 'set', 'supportLimit', '20 USD');
    expect((await manager.post('refund', { input: { payment: orderId } })).body.error?.code).toBe(
      'PROOF_REQUIRED',
    );
    await run('settings', 'clear', 'supportLimit');
  });
});

describe('a fresh proof', () => {
  it('is needed for people and files, for 15 minutes, also to do what was previewed', async () => {
    const { user } = await newAccount(services);
    const { user: next } = await newAccount(services);
    const input = { email: next.login, role: 'support' };
    const unproven = await staff(user.id, 'owner', { proven: false });
    for (const [act, body] of [
      ['staff.add', { input }],
      ['orders.export', { input: {} }],
      ['customers.export', { input: { user: next.login } }],
      ['customers.erase', { input: { user: next.login, reason: 'asked' } }],
    ] as const)
      expect((await unproven.post(act, body)).body.error?.code).toBe('PROOF_REQUIRED');
    expect((await unproven.post('proof', { input: { password: 'wrong' } })).body.error?.fields).toEqual({
      password: 'wrongPassword',
    });
    const { id: previewId } = await shown(owner, 'staff.add', input);
    services.time.advance({ minutes: 15 });
    // The preview and the proof ended together; a new preview needs a new proof.
    expect((await owner.post('staff.add', { previewId })).body.error?.code).toBe('PREVIEW_EXPIRED');
    expect((await owner.post('staff.add', { input })).body.error?.code).toBe('PROOF_REQUIRED');
    expect(await db.selectFrom('staff').select('role').where('user_id', '=', next.id).execute()).toEqual([]);
  });
});

describe('the staff', () => {
  it('comes from the shell first, and the last owner stays', async () => {
    const { user } = await newAccount(services);
    const email = user.login ?? '';
    await db.deleteFrom('staff').execute();
    expect((await run('staff', 'add', email, '--role', 'king')).err).toContain(
      '--role must be one of owner, manager, support, editor, accountant',
    );
    expect((await run('staff', 'add', email, '--role', 'owner')).code).toBe(0);
    expect((await run('staff', 'add', email, '--role', 'owner')).code).toBe(1);
    for (const words of [
      ['role', email, '--role', 'support'],
      ['remove', email],
    ])
      expect(await run('staff', ...words)).toMatchObject({ code: 1, err: 'This is the last owner.' });
    expect(await json('staff', 'list')).toMatchObject({ people: [{ email, role: 'owner' }] });
  });

  it('a removed role ends at once, also for what was previewed', async () => {
    const { user } = await newAccount(services);
    const { user: customer } = await newAccount(services);
    const manager = await staff(user.id, 'manager');
    const { id: previewId } = await shown(manager, 'account.block', { login: customer.login });
    await does(owner, 'staff.role', { email: user.login, role: 'accountant' });
    expect((await manager.post('account.block', { previewId })).body.error?.code).toBe('FORBIDDEN');
    await does(owner, 'staff.remove', { email: user.login });
    expect((await manager.post('account.block', { previewId })).body.error?.code).toBe('NOT_STAFF');
    expect((await manager.post('orders.list', { input: {} })).body.error?.code).toBe('NOT_STAFF');
  });

  it('two owners can’t remove one another at once', async () => {
    await db.deleteFrom('staff').execute();
    const accounts = [await newAccount(services), await newAccount(services)];
    const desks: Desk[] = [];
    for (const { user } of accounts) desks.push(await staff(user.id, 'owner'));
    const previews = await Promise.all(
      desks.map((desk, index) => shown(desk, 'staff.remove', { email: accounts[1 - index]?.user.login })),
    );
    const answers = await Promise.all(
      desks.map((desk, index) => desk.post('staff.remove', { previewId: previews[index]?.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'owner' }]);
  });
});

describe('customers', () => {
  it('a mistyped address is corrected, with all that was bought with it, and the link goes to the right one', async () => {
    const { orderId, email, userId } = await guestOrder();
    const right = `right-${email}`;
    const effects = await shown(owner, 'customers.correct', {
      order: orderId,
      email: right,
      reason: 'a typo',
    });
    expect(effects.mails).toEqual([{ mail: 'purchasesAgain', to: right, lang: 'en' }]);
    await does(owner, 'customers.correct', { order: orderId, email: right, reason: 'a typo' });
    const guest = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    expect(guest?.email).toBe(right);
    expect((await owner.post('customers.show', { input: { customer: right } })).body.data).toMatchObject({
      people: [{ id: userId, isGuest: true }],
      orders: [{ id: orderId }],
      log: [{ action: 'customers correct', before: { email }, after: { email: right } }],
    });
    const links = await db.selectFrom('order_codes').selectAll().where('order_id', '=', orderId).execute();
    expect(links.filter(({ expires_at: end }) => end > services.clock())).toEqual([]);
  });

  it('a guest is merged into an account, with everything', async () => {
    const { orderId, userId: guest } = await guestOrder();
    const { user } = await newAccount(services);
    await does(owner, 'customers.merge', { guest, account: user.login, reason: 'the same person' });
    const order = await db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order?.user_id).toBe(user.id);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('access is given without payment, and taken', async () => {
    const { user } = await newAccount(services);
    const input = { user: user.login, tariff: scholar.tariffId, until: '2026-12-31', reason: 'a prize' };
    const effects = await shown(owner, 'access.give', input);
    expect(effects).toMatchObject({ money: [], access: [{ effect: 'GIVEN' }] });
    const { grantId } = v.parse(v.object({ grantId: v.string() }), await does(owner, 'access.give', input));
    const page = await owner.post('customers.show', { input: { customer: user.login } });
    expect(page.body.data).toMatchObject({ access: [{ id: grantId }] });
    await does(owner, 'access.take', { grant: grantId, reason: 'a mistake' });
    const later = await owner.post('customers.show', { input: { customer: user.login } });
    expect(later.body.data).toMatchObject({ access: [] });
    const purchases = await db
      .selectFrom('purchases')
      .select('status')
      .where('user_id', '=', user.id)
      .execute();
    expect(purchases).toEqual([{ status: 'EXPIRED' }]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('paid access can be taken: what was paid for it counts as delivered', async () => {
    const { orderId } = await guestOrder();
    const grant = await db
      .selectFrom('grants')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await does(owner, 'access.take', { grant: grant.id, reason: 'fraud' });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('a plan is canceled at its end, or now', async () => {
    const { user } = await subscriber(services, 'month');
    await does(owner, 'subscription.cancel', { login: user.login, reason: 'asked by phone' });
    expect(await subscriptionOf(services, user)).toMatchObject({ renew: false, status: 'ACTIVE' });
    const effects = await shown(owner, 'subscription.cancel', {
      login: user.login,
      reason: 'now',
      when: 'now',
    });
    expect(effects.access).toMatchObject([{ effect: 'ENDED', kind: 'PLAN' }]);
    await does(owner, 'subscription.cancel', { login: user.login, reason: 'now', when: 'now' });
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED' });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('are exported and erased, with the notes about them and the words in the log', async () => {
    const { user } = await newAccount(services);
    const { login } = user;
    await does(owner, 'notes.add', { customer: login ?? '', text: `Called as ${login}` });
    const file = await owner.post('customers.export', { input: { user: login } });
    expect(JSON.parse(file.text)).toMatchObject({ profile: { login } });
    await does(owner, 'customers.erase', { user: login, reason: `${login} asked` });
    await eraseAccount(jobContext(services), user.id);
    const { rows } = await sql<{ text: string }>`
      select l::text as text from audit_log l union all select n::text from customer_notes n`.execute(db);
    expect(rows.filter(({ text }) => text.includes(login ?? ''))).toEqual([]);
    expect(await auditBreaks(db)).toEqual([]);
  });
});

describe('finding', () => {
  it('takes what people read from receipts, mails, and statements', async () => {
    const { orderId, email, transactionId } = await guestOrder();
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { provider_reference: reference } = await transactionOf(services, transactionId);
    await does(owner, 'refund', { payment: orderId, amount: '1.00' });
    const { credit_number: note } = await db
      .selectFrom('refunds')
      .select('credit_number')
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    const find = async (text: string) => (await owner.post('find', { input: { text } })).body.data;
    for (const [by, text] of [
      ['ORDER_NUMBER', order.number.toLowerCase()],
      ['RECEIPT', String(order.receipt_number)],
      ['CREDIT_NOTE', `CN-${String(note)}`],
      ['PROVIDER_ID', reference ?? ''],
      ['ID', transactionId],
    ] as const)
      expect(await find(text)).toMatchObject({
        results: expect.arrayContaining([expect.objectContaining({ kind: 'ORDER', by, id: orderId })]),
      });
    expect(await find(email.slice(0, 20).toUpperCase())).toMatchObject({
      results: [{ kind: 'CUSTOMER', by: 'EMAIL', customer: email, hasAccount: false }],
    });
    expect(await find('ada marl')).toMatchObject({
      results: [{ kind: 'CUSTOMER', by: 'NAME', name: 'Ada Marlow' }],
    });
    expect(await find('%')).toEqual({ results: [] });
  });
});

describe('files', () => {
  it('have every order of the filter, and no cell that a spreadsheet runs', async () => {
    const campaign = `=HYPERLINK("https://evil.example")${randomUUID()}`;
    const { orderId } = await guestOrder();
    await db
      .updateTable('orders')
      .set({ utm: JSON.stringify({ utm_campaign: campaign }), email: '+cmd|calc@example.com' })
      .where('id', '=', orderId)
      .execute();
    const { text, status } = await owner.post('orders.export', { input: { campaign } });
    expect(status).toBe(200);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(orderId);
    expect(rows[1]).toContain("'=HYPERLINK");
    expect(rows[1]).toContain("'+cmd|calc");
    expect(await json('log', 'list', '--action', 'orders export')).toMatchObject({
      rows: [{ data: { filter: { campaign } } }],
    });
  });
});

describe('the audit log', () => {
  it('only grows, and the ledger check finds what was changed behind its back', async () => {
    const { user } = await newAccount(services);
    await does(owner, 'account.block', { login: user.login });
    await does(owner, 'account.unblock', { login: user.login });
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only grows');
    await expect(db.updateTable('audit_log').set({ actor: 'nobody' }).execute()).rejects.toThrow(
      'only grows',
    );
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('only grows');
    expect(await auditBreaks(db)).toEqual([]);
    const forge = async (change: ReturnType<typeof sql>) => {
      await db
        .transaction()
        .execute(async (trx) => {
          await sql`alter table audit_log disable trigger keep_audit`.execute(trx);
          await change.execute(trx);
          expect((await auditBreaks(trx)).length).toBeGreaterThan(0);
          throw new Error('undo');
        })
        .catch((error: Error) => expect(error.message).toBe('undo'));
    };
    const last = sql`(select max(position) from audit_log)`;
    await forge(sql`update audit_log set actor = 'nobody' where position = ${last} - 1`);
    await forge(sql`update audit_log set data = '{}' , target = 'x' where position = ${last} - 1`);
    await forge(sql`delete from audit_log where position = ${last} - 1`);
    await forge(sql`delete from audit_log where position = ${last}`);
  });
});
