import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { eraseAccount } from '../../../server/accounts/erasure/eraseAccount.ts';
import { keptTables, personalTables } from '../../../server/accounts/erasure/personalTables.ts';
import { languages } from '../../../src/shared/languages.ts';
import { numberReceipts } from '../../../server/commerce/checkout/numberReceipts.ts';
import { jobs } from '../../../server/jobs.ts';
import { mailJob } from '../../../server/mail/mailJob.ts';
import { isOptedOut, setReminders } from '../../../server/mail/reminderOptOuts.ts';
import { jobContext } from '../support/jobContext.ts';
import { enqueue } from '../../../server/kernel/queue.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { outboxOf } from '../../../server/mail/transport.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import {
  fillWallet,
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
  payByCard,
} from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { registered } from '../support/registering.ts';
import { testApp, testServices } from '../support/harness.ts';
import { keepCard } from '../support/subscriptionSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;
const outbox = outboxOf(services.config);
const password = 'correct horse battery';

const context = jobContext(services, {
  deliver: async () => {
    throw new Error('nothing is delivered here');
  },
});
const work = () => runDueJobs(context);

/** A marker that appears in all personal data of a test's account, and nowhere else. */
let mark = '';
let login = '';
let userId = '';
let headers: Record<string, string> = {};

beforeEach(async () => {
  for (const table of ['jobs', 'rate_limits'] as const) await db.deleteFrom(table).execute();
  await rm(outbox, { recursive: true, force: true });
  // Hexadecimal ids and hashes can't contain it by chance.
  mark = `zq${randomUUID().slice(0, 8)}`;
  login = `augusta-${mark}@example.com`;
  const { token } = await registered(services, app, {
    login,
    password,
    firstName: `Augusta ${mark}`,
    lastName: `Kingsley ${mark}`,
    utm: { utm_source: `letter-${mark}` },
  });
  headers = bearer(token);
  ({ id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow());
  await work();
});

const withPassword = (mutation: 'accountDelete' | 'accountExport', given = password, as = headers) =>
  ask(app, `mutation ($password: String!) { ${mutation}(password: $password) }`, {
    headers: as,
    variables: { password: given },
  });
const plan = () => withPassword('accountDelete');
const undo = () => ask(app, 'mutation { accountDeleteUndo }', { headers });
const me = async () => (await ask(app, '{ me { id deletionDate } }', { headers })).body.data?.['me'];
const caller = async () => ({
  ...nobody,
  user: await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
});
const callersUser = async () => {
  const { user } = await caller();
  return user;
};
const buy = async (productId: string, tariffId?: string) => {
  const order = { productId, currencyId: usd, ...(tariffId !== undefined && { tariffId }) };
  const answer = await payByCard(services, await caller(), order);
  return answer;
};
const subscription = () =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
const mails = async () => {
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.filter((text) => text.includes('Subject: Your account will be deleted'));
};

describe('requesting account deletion', () => {
  it('schedules it a month out, signs out other sessions, and confirms by email', async () => {
    const other = await logIn(app, { login, password });
    const { body } = await plan();
    const date = new Date(clock().getTime() + 30 * 86_400_000).toISOString();
    expect(body.data).toEqual({ accountDelete: date });
    expect(await me()).toEqual({ id: userId, deletionDate: date });
    const { token } = other.json<{ data: { token: string } }>().data;
    expect((await ask(app, '{ me { id } }', { headers: bearer(token) })).codes).toEqual(['UNAUTHENTICATED']);
    await work();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain(`To: ${login}`);
    expect(mail).toContain('December 21, 2026');
    expect(mail).toContain('http://localhost:3000/en/profile/security');
  });

  it('changes nothing and sends no more mail the second time', async () => {
    const first = await plan();
    await work();
    time.advance({ days: 2 });
    expect((await plan()).body.data).toEqual(first.body.data);
    await work();
    expect(await mails()).toHaveLength(1);
  });

  it('requires the password', async () => {
    const { body, codes } = await withPassword('accountDelete', 'something else');
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(body.errors?.[0]?.extensions.fields).toEqual({ password: 'wrongPassword' });
    expect(await me()).toEqual({ id: userId, deletionDate: null });
    expect((await withPassword('accountDelete', password, {})).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('rate-limits wrong passwords', async () => {
    const codes: string[] = [];
    for (let tried = 0; tried < 30; tried++)
      codes.push(...(await withPassword('accountDelete', `guess ${tried}`)).codes);
    expect(codes).toContain('RATE_LIMITED');
    expect((await plan()).codes).toEqual(['RATE_LIMITED']);
  });

  it('lets a subscription expire instead of renewing, and records why', async () => {
    await buy('10');
    await plan();
    expect(await subscription()).toMatchObject({
      status: 'ACTIVE',
      renew: false,
      stop_reason: 'accountDelete',
    });
  });

  it('still allows logging in', async () => {
    await plan();
    expect((await logIn(app, { login, password })).statusCode).toBe(200);
  });

  it('sends its email in every language', () => {
    const data = { date: '2026-12-21T08:00:00.000Z', name: 'Ada', link: 'http://localhost:3000/x' };
    for (const { prefix } of languages) {
      const { subject, text } = renderMail({ template: 'deletionPlanned', data }, prefix);
      expect(`${subject} ${text}`).not.toMatch(/deletionPlanned\.|\{\{/);
    }
  });
});

describe('canceling account deletion', () => {
  it('restores everything', async () => {
    await buy('10');
    const before = await subscription();
    await plan();
    expect((await undo()).body.data).toEqual({ accountDeleteUndo: true });
    expect(await me()).toEqual({ id: userId, deletionDate: null });
    expect(await subscription()).toEqual(before);
    time.advance({ days: 29 });
    await logIn(app, { login, password });
    time.advance({ days: 2 });
    await work();
    expect((await logIn(app, { login, password })).statusCode).toBe(200);
  });

  it('does not resume a subscription that was already canceled', async () => {
    await buy('10');
    await cancelSubscription(services, (await caller()).user, { reason: 'too dear' });
    await plan();
    await undo();
    expect(await subscription()).toMatchObject({ renew: false, stop_reason: 'too dear' });
  });

  it('restarts the month when deletion is requested again', async () => {
    await plan();
    time.advance({ days: 20 });
    await undo();
    await plan();
    time.advance({ days: 10, minutes: 1 });
    // The first deletion date has passed; the second hasn't.
    await work();
    expect((await logIn(app, { login, password })).statusCode).toBe(200);
    time.advance({ days: 20 });
    await work();
    expect((await logIn(app, { login, password })).statusCode).toBe(401);
  });

  it('is not an error when no deletion was planned', async () => {
    expect((await undo()).body.data).toEqual({ accountDeleteUndo: true });
  });
});

it('every table that references a user is either erased or deliberately retained', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...personalTables, ...keptTables].sort());
});

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const parts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db);
      return found.rows.map(({ text }) => `${name}: ${text}`).join('\n');
    }),
  );
  return parts.join('\n');
}

/** Creates one of everything that an account can own. */
async function fillAccount(): Promise<void> {
  const now = clock();
  await db
    .updateTable('users')
    .set({
      user_name: `E${mark}`,
      user_name_key: `e${mark}`,
      phone: '+442079460958',
      birth_date: '1815-12-10',
      gender: 'FEMALE',
    })
    .where('id', '=', userId)
    .execute();
  const research = await db.selectFrom('researches').select('id').executeTakeFirstOrThrow();
  const facts = { user_id: userId, created_at: now };
  await db
    .insertInto('dreams')
    .values({
      ...facts,
      id: randomUUID(),
      client_key: randomUUID(),
      title: `A flying machine ${mark}`,
      description: null,
      status: 'OPEN',
      is_public: true,
    })
    .execute();
  await db
    .insertInto('ratings')
    .values({
      id: randomUUID(),
      user_id: userId,
      product_id: '2',
      stars: 4,
      body: `Charming ${mark}`,
      lang: 'en',
      shows_name: true,
      rated_at: now,
    })
    .execute();
  await db
    .insertInto('avatars')
    .values({ ...facts, id: `picture-${userId}`, file_name: `${mark}.png`, width: 64, height: 64, size: 3 })
    .execute();
  await db
    .insertInto('avatar_images')
    .values({ avatar_id: `picture-${userId}`, pixels: 64, bytes: Buffer.from('abc') })
    .execute();
  await db
    .insertInto('sign_ins')
    .values({
      ...facts,
      id: randomUUID(),
      method: 'PASSWORD',
      outcome: 'SUCCEEDED',
      user_agent: `Browser ${mark}`,
    })
    .execute();
  await db
    .insertInto('email_changes')
    .values({ ...facts, email: `new-${login}`, expires_at: now })
    .execute();
  await db
    .insertInto('research_reads')
    .values({ user_id: userId, research_id: research.id, read_at: now })
    .execute();
  await db
    .insertInto('achievements_earned')
    .values({ user_id: userId, key: 'firstPurchase', earned_at: now })
    .execute();
  await db
    .updateTable('orders')
    .set({ buyer_details: JSON.stringify({ company: `Engines ${mark}`, address: null, taxId: null }) })
    .where('user_id', '=', userId)
    .execute();
}

describe('on the deletion date', () => {
  const pass = async () => {
    time.advance({ days: 30, minutes: 1 });
    await work();
  };

  it('no personal data remains in any table, and purchases stay in the books', async () => {
    await buy('2', 'atlas-scholar');
    await buy('10');
    await fillAccount();
    await setReminders(db, clock(), { address: login, areWanted: false });
    const order = await db
      .selectFrom('orders')
      .innerJoin('transactions', 'transactions.order_id', 'orders.id')
      .select(['orders.id', 'transactions.id as transaction_id'])
      .where('orders.user_id', '=', userId)
      .executeTakeFirstOrThrow();
    for (const [target, data] of [
      [userId, { reason: `Called as ${mark}` }],
      [order.transaction_id, { reason: `For ${mark}`, amount: '1.00' }],
      ['another-thing', { user: login }],
    ] as const)
      await db
        .insertInto('audit_log')
        .values({
          id: randomUUID(),
          actor: 'admin:me',
          action: 'note',
          target,
          data: JSON.stringify(data),
          created_at: clock(),
        })
        .execute();
    await db
      .insertInto('refund_requests')
      .values({
        order_id: order.id,
        state: 'DECLINED',
        note: `Dear ${mark}`,
        created_at: clock(),
        decided_at: clock(),
      })
      .execute();
    await plan();
    await pass();

    const left = await everything();
    expect(left).not.toContain(mark);
    const noted = await db.selectFrom('audit_log').select('data').where('action', '=', 'note').execute();
    expect(noted.map(({ data }) => data)).toEqual(
      expect.arrayContaining([{}, { amount: '1.00' }, { user: '' }]),
    );
    // The opt-out belongs to the address, no matter who owns it.
    expect(await isOptedOut(db, [login])).toBe(true);
    expect(await caller()).toMatchObject({
      user: { phone: null, birth_date: null, gender: null, country_id: null },
    });
    const mentions = left.split('\n').filter((line) => line.includes(userId));
    expect(new Set(mentions.map((line) => line.split(':')[0]))).toEqual(
      new Set([
        'audit_log',
        'grants',
        'users',
        'orders',
        'transactions',
        'purchases',
        'subscriptions',
        'idempotency_keys',
        'list_totals',
      ]),
    );
    const orders = await db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute();
    expect(orders.map(({ status, email }) => ({ status, email }))).toEqual([
      { status: 'PAID', email: null },
      { status: 'PAID', email: null },
    ]);
    expect(await subscription()).toMatchObject({ status: 'CANCELED', renew: false });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('nobody can log in anymore, and the address is free again', async () => {
    await plan();
    await logIn(app, { login, password });
    await pass();
    expect((await ask(app, '{ me { id } }', { headers })).codes).toEqual(['UNAUTHENTICATED']);
    expect((await logIn(app, { login, password })).statusCode).toBe(401);
    const again = await registered(services, app, { login, password });
    expect(again.token).not.toBe('');
  });

  it('the wallet balance is moved out, and the books still balance', async () => {
    await fillWallet(services, userId, usd, 700);
    await plan();
    expect(await walletOf(services, userId, usd)).toBe(700);
    await pass();
    expect(await walletOf(services, userId, usd)).toBe(0);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('guests that were merged into the account are erased too', async () => {
    const wish = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
    const guest = await pay(services, nobody, wish, { email: login });
    await ask(app, 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }', {
      variables: { input: { email: login, language: 'en' } },
    });
    await logIn(
      app,
      { login, password },
      { headers: { autogeneratedtoken: guest.autoGeneratedToken ?? '' } },
    );
    await plan();
    await pass();
    expect(
      await db.selectFrom('users').select(['email', 'utm']).where('id', '=', guest.userId).executeTakeFirst(),
    ).toEqual({ email: null, utm: {} });
  });

  it('a subscription ends like any other, and its saved card is forgotten', async () => {
    await buy('10');
    const { id } = await subscription();
    await db
      .insertInto('saved_methods')
      .values({
        id: 'erased-card',
        user_id: userId,
        provider: 'sandbox',
        reference: 'sbm_pays_erased',
        label: 'Visa •••• 4242',
        created_at: clock(),
      })
      .execute();
    await db
      .updateTable('subscriptions')
      .set({ saved_method_id: 'erased-card', active_end_date: new Date(clock().getTime() + 90 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    await plan();
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', renew: false, next_charge_at: null });
    await pass();
    expect(await subscription()).toMatchObject({
      status: 'CANCELED',
      renew: false,
      stop_reason: 'accountDelete',
      next_charge_at: null,
      next_plan_id: null,
      due_at: null,
    });
    expect((await subscription()).ended_at).not.toBeNull();
    const events = await db
      .selectFrom('subscription_events')
      .select('kind')
      .where('subscription_id', '=', id)
      .orderBy('position')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['STARTED', 'CANCELED', 'ENDED']);
    expect(
      await db
        .selectFrom('saved_methods')
        .select(['label', 'removed_at'])
        .where('id', '=', 'erased-card')
        .executeTakeFirst(),
    ).toEqual({ label: '', removed_at: expect.any(Date) });
  });

  it('concurrent workers erase once, and another run changes nothing', async () => {
    await fillWallet(services, userId, usd, 700);
    await plan();
    time.advance({ days: 30, minutes: 1 });
    await Promise.all([1, 2, 3].map(() => eraseAccount(context, userId)));
    await eraseAccount(context, userId);
    await work();
    expect(await walletOf(services, userId, usd)).toBe(0);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('no pending or abandoned job of any kind names the account or its addresses', async () => {
    const { orderId } = await buy('2', 'atlas-scholar');
    const receiptTo = `receipts-${mark}@example.com`;
    await db.updateTable('orders').set({ email: receiptTo }).where('id', '=', orderId).execute();
    const changedTo = `new-${login}`;
    const now = clock();
    await plan();
    await db
      .insertInto('email_changes')
      .values({ user_id: userId, email: changedTo, created_at: now, expires_at: now })
      .execute();
    await db.deleteFrom('jobs').execute();

    const lang = 'en';
    const link = { email: login, lang, returnTo: null } as const;
    // The expectations below fail until a new job kind is listed here.
    const waiting = {
      mail: { template: 'loginLink', to: login, lang, data: {} },
      'loginLink.send': link,
      'registration.send': { id: 'some' },
      'passwordReset.send': link,
      'signIn.wrongPassword': { login, userAgent: null, at: now.toISOString() },
      'signIn.heldBack': { login, lang, isRight: true },
      'delivery.start': { orderId: '1' },
      'emailChange.send': { userId, createdAt: now.toISOString(), lang },
      'account.delete': { userId },
      'orderLink.send': { orderId },
      'receipt.number': { paidId: 'some' },
      'order.expire': { orderId },
      'order.remind': { orderId, to: login },
      'promo.release': { orderId },
      'purchase.expire': { purchaseId: 'some' },
      'sandbox.deliver': { eventId: 'some', type: 'payment.failed', reference: 'some' },
      'topUp.expire': { transactionId: 'some' },
      'event.work': { provider: 'sandbox', id: 'some' },
      'method.saved': { setupId: 'some', provider: 'sandbox', reference: 'some' },
      'stripe.cancel': { reference: 'some' },
      'stripe.refund': { refundId: 'some' },
      'stripe.detach': { savedMethodId: 'some' },
      'stripe.details': { transactionId: 'some' },
      'subscription.due': { subscriptionId: 'some' },
      'subscription.charge': { transactionId: 'some' },
      'payment.slow': { transactionId: 'some' },
      'present.expire': { presentId: 'some' },
      'present.returned': { presentId: 'some' },
      'purchases.send': { email: login, lang },
      'activation.expire': { activationId: 'some' },
      'claim.refund': { claimId: 'some' },
      'claim.settle': { claimId: 'some' },
      'refundRequest.remind': {},
      'declaration.carryOut': { declarationId: 'some' },
      'declaration.remind': {},
    };
    expect(Object.keys(waiting).sort()).toEqual(jobs.map(({ kind }) => kind).sort());
    const sample: Readonly<Record<string, object>> = waiting;
    for (const { kind, payload } of jobs) expect(v.parse(payload, sample[kind])).toEqual(sample[kind]);
    const other = `somebody-else-${randomUUID()}@example.com`;
    const payloads: [string, object][] = [
      ...Object.entries(waiting),
      ...[receiptTo, changedTo, other].map((to): [string, object] => ['mail', { ...waiting.mail, to }]),
    ];
    await db
      .insertInto('jobs')
      .values(
        payloads.map(([kind, payload]) => ({
          id: randomUUID(),
          kind,
          payload: JSON.stringify(payload),
          run_at: now,
          last_error: null,
          dead: true,
        })),
      )
      .execute();

    time.advance({ days: 30, minutes: 1 });
    await eraseAccount(context, userId);
    const left = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(left.filter(({ payload }) => JSON.stringify(payload).includes(mark))).toEqual([]);
    expect(left.filter(({ payload }) => JSON.stringify(payload).includes(userId))).toEqual([]);
    expect(left.filter(({ kind }) => kind === 'mail').map(({ payload }) => payload)).toEqual([
      { ...waiting.mail, to: other },
    ]);
    const nameless = jobs.filter(({ person }) => person === undefined);
    expect(
      left
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'mail')
        .sort(),
    ).toEqual(nameless.map(({ kind }) => kind).sort());
  });

  it('mail to an order address that belongs to another account is kept', async () => {
    const { orderId } = await buy('2', 'atlas-scholar');
    const friend = `friend-of-${mark}@example.com`;
    await newAccount(services, friend);
    await db.updateTable('orders').set({ email: friend }).where('id', '=', orderId).execute();
    await plan();
    await db.deleteFrom('jobs').execute();
    await enqueue(db, mailJob, { template: 'loginLink', to: friend, lang: 'en', data: {} }, clock());
    time.advance({ days: 30, minutes: 1 });
    await eraseAccount(context, userId);
    expect(await db.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'mail' }]);
  });

  it('nothing is erased before the date', async () => {
    await plan();
    time.advance({ days: 29, hours: 23 });
    await work();
    await eraseAccount(context, userId);
    expect((await logIn(app, { login, password })).statusCode).toBe(200);
  });

  it('a late payment is booked without mailing anyone', async () => {
    await plan();
    time.advance({ days: 29, hours: 20 });
    const late = await pay(services, await caller(), {
      productId: '2',
      tariffId: 'atlas-scholar',
      currencyId: usd,
    });
    time.advance({ hours: 5 });
    await work();
    expect((await logIn(app, { login, password })).statusCode).toBe(401);
    await deliverProviderEvent(services, late.transactionId, 'payment.succeeded');
    expect(await ledgerProblems(services)).toEqual([]);
    expect(await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()).toEqual([]);
  });
});

describe('the data export', () => {
  const exported = async () => {
    const { body } = await withPassword('accountExport');
    expect(body.errors).toBeUndefined();
    return body.data?.['accountExport'] as Record<string, unknown>; // free-form JSON
  };

  it('contains everything that is stored, with amounts as decimals', async () => {
    await buy('2', 'atlas-scholar');
    time.advance({ minutes: 1 });
    await buy('10');
    await fillWallet(services, userId, usd, 1990);
    await fillAccount();
    expect(await exported()).toMatchObject({
      exportedAt: clock().toISOString(),
      profile: {
        login,
        firstName: `Augusta ${mark}`,
        userName: `E${mark}`,
        phone: '+442079460958',
        birthDate: '1815-12-10',
        currency: 'USD',
        campaign: { utm_source: `letter-${mark}` },
        paymentReminders: true,
        picture: { fileName: `${mark}.png`, image: 'data:image/webp;base64,YWJj' },
      },
      orders: [
        {
          product: 'The Atlas of Attention',
          remindedAt: null,
          total: expect.stringMatching(/^\d+\.\d\d USD$/),
        },
        { status: 'PAID', email: 'buyer@example.com', buyerDetails: { company: `Engines ${mark}` } },
      ],
      transactions: [{ status: 'SUCCEEDED', paymentMethod: 'sandbox' }, {}],
      purchases: [{ status: 'ACTIVE' }, {}],
      subscriptions: [{ status: 'ACTIVE', renews: true }],
      wallet: [{ kind: 'OPENING', amount: '19.90 USD' }],
      sessions: [{ revokedAt: null }],
      signIns: expect.arrayContaining([expect.objectContaining({ userAgent: `Browser ${mark}` })]),
      emailChanges: [{ email: `new-${login}` }],
      dreams: [{ title: `A flying machine ${mark}` }],
      ratings: [{ product: 'The Atlas of Attention', stars: 4, text: `Charming ${mark}`, isShown: true }],
      achievements: [{ key: 'firstPurchase' }],
      reads: [{ research: expect.any(String) }],
    });
  });

  it('contains gifts given and redeemed, saved cards, and subscription events', async () => {
    const words = { recipientName: 'Mary', senderName: 'Ada', message: 'For you' };
    const order = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
    const gift = await payByCard(services, await caller(), order, { present: words });
    const present = await db
      .selectFrom('presents')
      .selectAll()
      .where('order_id', '=', gift.orderId)
      .executeTakeFirstOrThrow();
    await redeemPresent(services, await callersUser(), presentCode(services.secret, present.id));
    await buy('10');
    const card = await keepCard(services, await callersUser());
    const kept = await db
      .selectFrom('saved_methods')
      .selectAll()
      .where('id', '=', card)
      .executeTakeFirstOrThrow();

    const reported = await exported();
    const product = 'The Atlas of Attention';
    expect(reported).toMatchObject({
      presentsBought: [{ product, status: 'REDEEMED', ...words }],
      presentsRedeemed: [{ product, ...words, redeemedAt: clock().toISOString() }],
      savedMethods: [{ method: kept.label, provider: kept.provider, removedAt: null }],
      subscriptionHistory: [{ event: 'STARTED', amount: expect.stringMatching(/ USD$/) }],
    });
    expect(JSON.stringify(reported)).not.toContain(kept.reference);
  });

  it('contains no secrets', async () => {
    const user = await db
      .updateTable('users')
      .set({ totp_secret: Buffer.from('the secret of the second factor') })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(await exported());
    expect(text).not.toContain(user.password_hash);
    // Names and not the whole text: a random id may hold a short word.
    const names: string[] = [];
    JSON.parse(text, (name: string, value: unknown) => {
      names.push(name);
      return value;
    });
    expect(names).toContain('login');
    expect(names.filter((name) => /argon2|hash|secret/i.test(name))).toEqual([]);
    expect(text).not.toContain('$argon2');
    expect(text).not.toContain(Buffer.from('the secret of the second factor').toString('base64'));
  });

  it('requires the password and is limited to five an hour', async () => {
    expect((await withPassword('accountExport', 'something else')).codes).toEqual(['BAD_USER_INPUT']);
    for (let done = 0; done < 5; done++) await exported();
    expect((await withPassword('accountExport')).codes).toEqual(['RATE_LIMITED']);
  });

  it('takes the same number of queries for an account with much data as for one with little', async () => {
    const counted = countedDatabase(db);
    const counting = await testApp({ ...services, db: counted.db });
    const queriesOf = () =>
      counted.queriesOf(async () => {
        await ask(counting, 'mutation ($password: String!) { accountExport(password: $password) }', {
          headers,
          variables: { password },
        });
      });
    // The first run also reads the catalog.
    await queriesOf();
    const few = await queriesOf();
    for (let bought = 0; bought < 4; bought++) await buy('3', 'reading-solo');
    await fillWallet(services, userId, usd, 100);
    await fillAccount();
    await numberReceipts(services);
    expect(await queriesOf()).toBe(few);
  });
});
