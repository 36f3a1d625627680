import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { findSession } from '../../../server/identity/findSession.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { NoDatabase, openServices } from '../../../server/admin/openServices.ts';
import { runAdmin } from '../../../server/admin/run.ts';
import { lockDirectory } from '../../../server/database/directoryLock.ts';
import { openEmbedded } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { numberReceipts } from '../../../server/commerce/checkout/numberReceipts.ts';
import { chargeBack } from '../../../server/commerce/checkout/chargebacks.ts';
import { orderLink } from '../../../server/commerce/orders/orderCodes.ts';
import { adminOf } from '../support/adminSupport.ts';
import {
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  walletOf,
  payByCard,
} from '../support/checkoutSupport.ts';
import { scholar, usd } from '../support/demoProducts.ts';
import { emptyAuditLog } from '../support/deskSupport.ts';
import { testServices } from '../support/harness.ts';
import { subscriber, subscriptionOf } from '../support/subscriptionSupport.ts';
import { empty, fillDataDir } from '../support/testDatabase.ts';
import { transactionOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

const { run, json } = adminOf(services);

/** The audit log since the last test. */
const audited = () => db.selectFrom('audit_log').selectAll().orderBy('created_at').orderBy('id').execute();
afterEach(async () => {
  await emptyAuditLog(services);
  // Otherwise the books miss a receipt as soon as a slow machine needs a minute for these tests.
  await numberReceipts(services);
});

async function paid() {
  const caller = await newAccount(services);
  const answer = await payByCard(services, caller, scholar);
  return answer;
}

describe('the command line', () => {
  it('lists every command, and shows the help of each, without a database', async () => {
    const noDatabase = async () => {
      throw new Error('opened');
    };
    const said: string[] = [];
    const output = {
      out: (text: string) => void said.push(text),
      err: (text: string) => void said.push(text),
    };
    expect(await runAdmin(['--help'], noDatabase, 'admin', output)).toBe(0);
    const overview = said.join('');
    const names = [...overview.matchAll(/^ {2}([a-z-]+(?: [a-z]+)?)(?: <[a-zA-Z]+>)* {2}/gm)].map(
      ([, name = '']) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'refund',
        'promo add',
        'promo list',
        'promo off',
        'product list',
        'product on',
        'product off',
        'price set',
        'plan members',
        'rule add',
        'rule list',
        'rule remove',
        'research status',
        'account block',
        'account unblock',
        'events list',
        'events replay',
        'ledger check',
        'orders list',
        'orders show',
        'customers list',
        'customers show',
        'customers find',
        'customers resend',
        'customers unlink',
        'refunds list',
        'refunds retry',
        'disputes list',
        'suspense list',
        'suspense resolve',
        'jobs list',
        'jobs revive',
        'wallet credit',
        'two-factor off',
        'reconcile',
        'rates import',
        'rates list',
        'rates set',
        'settings clear',
        'settings list',
        'settings set',
      ]),
    );
    for (const name of names) {
      said.length = 0;
      expect(await runAdmin([...name.split(' '), '--help'], noDatabase, 'admin', output)).toBe(0);
      expect(said.join('')).toContain(`npm run admin -- ${name}`);
    }
  });

  it.each([
    ['catalogue check', 'catalog check'],
    ['licences list', 'licenses list'],
  ])('still knows a command by its former name: %s', async (former, name) => {
    const { code, out } = await run(...former.split(' '), '--help');
    expect(code).toBe(0);
    expect(out).toContain(`npm run admin -- ${name}`);
  });

  it('exits with 2 on input it does not understand, and prints the usage', async () => {
    for (const words of [
      ['nothing'],
      ['promo'],
      ['refund'],
      ['refund', 'a', 'b'],
      ['refund', 'a', '--nothing'],
      ['refund', 'a', '--amount', 'much'],
      ['refund', 'a', '--to', 'me'],
      ['promo', 'add', 'X', '101'],
      ['price', 'set', 'atlas-scholar', 'USD', '-1'],
      ['research', 'status', 'x', 'GONE'],
      ['rule', 'add', 'no-slash', '/en'],
    ]) {
      const { code, out, err } = await run(...words);
      expect({ words, code }).toEqual({ words, code: 2 });
      expect(out).toBe('');
      expect(err).toContain('npm run admin --');
    }
    expect((await run()).code).toBe(2);
    expect(await audited()).toEqual([]);
  });

  it('exits with 1 when the target does not exist, and changes nothing', async () => {
    for (const words of [
      ['refund', 'none'],
      ['promo', 'off', 'NONE'],
      ['promo', 'add', 'NEW', '5', '--product', 'none'],
      ['product', 'off', 'none'],
      ['price', 'set', 'none', 'USD', '1'],
      ['price', 'set', 'atlas-scholar', 'XXX', '1'],
      ['price', 'set', 'atlas-scholar', 'KRW', '1.5'],
      ['price', 'set', 'atlas-scholar', 'USD', '10', '--sale', '11'],
      ['rule', 'remove', '/none'],
      ['rule', 'add', '/out', 'https://elsewhere.example/'],
      ['research', 'status', 'none', 'ARCHIVED'],
      ['account', 'block', 'nobody@example.com'],
      ['events', 'replay', 'none'],
    ])
      expect({ words, code: (await run(...words)).code }).toEqual({ words, code: 1 });
    expect(await audited()).toEqual([]);
    expect(JSON.parse((await run('refund', 'none', '--json')).err)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  it('reports a missing database and one that the server is using', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'admin-test-'));
    const open = openServices({ DATA_DIR: dataDir });
    await expect(open()).rejects.toThrow(NoDatabase);
    await fillDataDir(dataDir, empty);
    const held = lockDirectory(dataDir);
    await expect(open()).rejects.toThrow(`Another process is using ${dataDir}`);
    held.release();
    // A new database, and one left by an earlier version.
    const missing = 'The database does not have the tables of this version: the server makes them';
    await expect(open()).rejects.toThrow(missing);
    const earlier = await openEmbedded(dataDir);
    await migrate(earlier.db, '0027RefundRequests');
    await earlier.close();
    await expect(open()).rejects.toThrow(missing);
    await rm(dataDir, { recursive: true });
  });
});

describe('the refund command', () => {
  it('refunds a part to the source, then the rest to the wallet, and audits both', async () => {
    const { transactionId } = await paid();
    expect(await json('refund', transactionId, '--amount', '3.50', '--reason', 'late')).toMatchObject({
      transactionId,
      amount: '3.50',
      currency: 'USD',
      status: 'PARTIALLY_REFUNDED',
    });
    expect((await run('refund', transactionId, '--amount', '41.51')).code).toBe(1);
    const rest = await run('refund', transactionId, '--to', 'wallet');
    expect(rest).toMatchObject({ code: 0, out: expect.stringContaining('41.50 USD') });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'REFUNDED',
      refunded_minor: 4_500,
    });
    expect(await audited()).toMatchObject([
      {
        actor: 'admin:test',
        action: 'refund',
        target: transactionId,
        data: { amount: '3.50 USD', reason: 'late' },
      },
      { action: 'refund', data: { amount: '41.50 USD', to: 'wallet' } },
    ]);
  });

  it('refunds once for one id', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    await run('refund', transactionId, '--amount', '5', '--id', id);
    expect(await json('refund', transactionId, '--amount', '5', '--id', id)).toMatchObject({
      repeated: true,
    });
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
    expect(await audited()).toHaveLength(1);
  });

  it('refunds nothing if it cannot write to the audit log', async () => {
    const { transactionId } = await paid();
    await sql`alter table audit_log add constraint full_up check (action <> 'refund')`.execute(db);
    await expect(run('refund', transactionId)).rejects.toThrow('full_up');
    await sql`alter table audit_log drop constraint full_up`.execute(db);
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
  });
});

describe('catalog commands', () => {
  it('create promo codes, which work until they are ended', async () => {
    await run('promo', 'add', 'autumn', '25', '--until', '2027-01-01', '--max', '3', '--product', '2');
    const code = () =>
      db.selectFrom('promo_codes').selectAll().where('code', '=', 'AUTUMN').executeTakeFirst();
    expect(await code()).toMatchObject({ percent: 25, active: true, max_uses: 3, product_id: '2' });
    expect((await run('promo', 'list')).out).toMatch(/AUTUMN {2}25 %.* on /);
    await run('promo', 'off', 'AUTUMN');
    expect(await code()).toMatchObject({ active: false });
    expect((await audited()).map(({ action }) => action).sort()).toEqual(['promo add', 'promo off']);
  });

  it.each([
    '2027-02-31',
    '2026-13-01',
    '01.02.2027',
    '01/02/2027',
    '31.12.2026',
    '5',
    'Promo 7',
    '27-01-31',
    '2027-01-31T18:00',
    'tomorrow',
  ])('refuse “%s” as the end of a promo code', async (until) => {
    expect(await run('promo', 'add', 'WINTER', '10', '--until', until)).toMatchObject({
      code: 2,
      err: expect.stringContaining('until'),
    });
  });

  it.each([
    ['2027-01-31', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T18:00Z', '2027-01-31T18:00Z'],
    ['2027-01-31T18:00+05:00', '2027-01-31T13:00Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
  ])('take “%s” as the end of a promo code', async (until, moment) => {
    await run('promo', 'add', 'WINTER', '10', '--until', until);
    const { valid_until: end } = await db
      .selectFrom('promo_codes')
      .select('valid_until')
      .where('code', '=', 'WINTER')
      .executeTakeFirstOrThrow();
    expect(end).toEqual(new Date(moment));
  });

  it('refuse to reconcile a day that does not exist', async () => {
    expect((await run('reconcile', '--day', '2026-02-31')).code).toBe(2);
  });

  it('stop and resume selling a product', async () => {
    const active = async () =>
      (await db.selectFrom('products').select('active').where('id', '=', '2').executeTakeFirst())?.active;
    await run('product', 'off', '2');
    expect(await active()).toBe(false);
    await run('product', 'on', '2');
    expect(await active()).toBe(true);
    expect(await json('product', 'list')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: '2', active: true })]),
    );
    expect(await audited()).toHaveLength(2);
  });

  it('set whether a plan gives member prices', async () => {
    const opens = async () =>
      (await db.selectFrom('plans').selectAll().where('id', '=', 'month').executeTakeFirstOrThrow())
        .opens_member_prices;
    expect((await run('plan', 'members', 'month', 'off')).code).toBe(0);
    expect(await opens()).toBe(false);
    expect((await run('plan', 'members', 'month', 'on')).code).toBe(0);
    expect(await opens()).toBe(true);
    expect((await run('plan', 'members', 'nothing', 'on')).code).toBe(1);
    expect((await run('plan', 'members', 'month', 'perhaps')).code).toBe(2);
    expect(await audited()).toHaveLength(2);
  });

  it('create route rules to this site and to allowed hosts', async () => {
    expect((await run('rule', 'add', '/was/:id', '/en/is/:id', '--status', '301')).code).toBe(0);
    expect((await run('rule', 'add', '/was/:id', '/en/is-now/:id')).code).toBe(0);
    expect((await run('rule', 'list')).out).toContain('/was/:id  ->  /en/is-now/:id  302  on');
    await run('rule', 'remove', '/was/:id');
    expect((await run('rule', 'list')).out).not.toContain('/was/:id');
    expect(await audited()).toHaveLength(3);
  });

  it('reject route rules whose pattern, target or loop would make them unusable', async () => {
    await run('rule', 'add', '/loop', '/pool');
    for (const [pattern, target, why] of [
      ['/rx/:id(a*a*a*a*b)', '/en', 'neither text, :name'],
      ['/a{b}', '/en', 'neither text, :name'],
      ['/:id', '/en/:other', 'a parameter that the pattern does not have: other'],
      ['/out', '//evil.example', 'empty segment'],
      ['/out', '/\\evil.example', 'backslashes'],
      ['/out', 'javascript:alert(1)', 'must be a path'],
      ['/out', 'https://a:b@example.com/', 'credentials'],
      [`/${'a'.repeat(600)}`, '/en', 'longer than 500'],
      ['/pool', '/loop', 'loop'],
      ['/more/**:rest', '/more/more/**:rest', 'loop'],
    ] as const) {
      const { code, err } = await run('rule', 'add', pattern, target);
      expect([pattern, code, err]).toEqual([pattern, 1, expect.stringContaining(why)]);
    }
    await run('rule', 'remove', '/loop');
  });

  it('publish and archive studies through the allowed transitions only', async () => {
    const { slug } = await db
      .selectFrom('researches')
      .select('slug')
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirstOrThrow();
    expect((await run('research', 'status', slug, 'PUBLISHED')).code).toBe(1);
    expect((await run('research', 'status', slug, 'archived')).code).toBe(0);
    expect((await run('research', 'status', slug, 'PUBLISHED')).code).toBe(0);
    expect(await audited()).toMatchObject([
      { data: { from: 'PUBLISHED', to: 'ARCHIVED' } },
      { data: { from: 'ARCHIVED', to: 'PUBLISHED' } },
    ]);
  });
});

describe('the account commands', () => {
  it('sign a blocked account out, and let it log in again once unblocked', async () => {
    const caller = await newAccount(services);
    const id = caller.user.id;
    const { token } = await issueSession(db, services.clock(), { userId: id, lifetime: 'short' });
    await run('account', 'block', ` ${caller.user?.login?.toUpperCase()}`, '--reason', 'abuse');
    expect(await findSession(db, services.clock(), token)).toBeUndefined();
    const blocked = async () =>
      (await db.selectFrom('users').select('blocked_at').where('id', '=', id).executeTakeFirst())?.blocked_at;
    expect(await blocked()).toEqual(services.clock());
    await run('account', 'unblock', caller.user?.login ?? '');
    expect(await blocked()).toBeNull();
    expect(await findSession(db, services.clock(), token)).toBeUndefined();
    expect(await audited()).toMatchObject([
      { action: 'account block', target: id, data: { reason: 'abuse' } },
      { action: 'account unblock', target: id },
    ]);
  });
});

describe('the events commands', () => {
  it('list and replay events, and a replay books nothing twice', async () => {
    const { transactionId } = await pay(services, await newAccount(services), scholar);
    const id = `evt_${randomUUID()}`;
    services.time.advance({ seconds: 1 });
    await deliverProviderEvent(services, transactionId, 'payment.succeeded', { id });
    expect(await json('events', 'list', '--provider', 'sandbox', '--limit', '1')).toMatchObject([
      { id, type: 'payment.succeeded', processedAt: expect.any(String) },
    ]);
    expect(await run('events', 'replay', id)).toMatchObject({ code: 0, out: `sandbox ${id}: done` });
    expect(await audited()).toMatchObject([
      { action: 'events replay', target: id, data: { outcome: 'done' } },
    ]);
    expect((await run('ledger', 'check')).code).toBe(0);
  });

  it('replay events that were never processed', async () => {
    const { transactionId } = await pay(services, await newAccount(services), scholar);
    const attempt = await transactionOf(services, transactionId);
    const event = {
      id: 'evt_waits',
      type: 'payment.succeeded',
      reference: attempt.provider_reference,
      amount: 4_500,
      currency: 'USD',
      fee: 0,
    };
    await db
      .insertInto('provider_events')
      .values({
        provider: 'sandbox',
        id: event.id,
        payload: JSON.stringify(event),
        received_at: services.clock(),
        processed_at: null,
      })
      .execute();
    expect((await run('events', 'list', '--waiting')).out).toContain('evt_waits  payment.succeeded  waits');
    await run('events', 'replay', 'evt_waits');
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
  });
});

describe('the ledger check', () => {
  it('prints the proof, or prints the breaks and exits with 1', async () => {
    const { transactionId } = await paid();
    const proof = await run('ledger', 'check');
    expect(proof).toMatchObject({ code: 0, err: '' });
    expect(proof.out).toMatch(/USD +SALES/);
    expect(proof.out).toMatch(/The books balance: \d+ entries, every check passed\.$/);
    const set = (fee: number) =>
      db.updateTable('transactions').set({ fee_minor: fee }).where('id', '=', transactionId).execute();
    await set(1);
    const broken = await run('ledger', 'check');
    expect(broken.code).toBe(1);
    expect(broken.out).toContain(`transaction ${transactionId} has fees of 0 in the books instead of 1`);
    await set(0);
  });
});

describe('the operator’s lists', () => {
  it('show a customer, the order and what was refunded of it', async () => {
    const caller = await newAccount(services);
    const login = caller.user?.login ?? '';
    const { orderId, transactionId } = await payByCard(services, caller, scholar);
    await run('refund', transactionId, '--amount', '5.00', '--reason', 'late');
    expect(await json('customers', 'list', '--search', login)).toMatchObject([{ login }]);
    expect(await json('customers', 'show', login)).toMatchObject({
      email: login,
      people: [{ login, isVerified: true }],
      orders: [{ id: orderId, status: 'PAID', total: { amount: '45.00', currency: 'USD' } }],
    });
    expect(await json('orders', 'list', '--user', login)).toMatchObject({
      rows: [{ id: orderId, total: { amount: '45.00' } }],
    });
    expect(await json('orders', 'show', orderId)).toMatchObject({
      payments: [{ id: transactionId, refunded: { amount: '5.00' }, left: { amount: '40.00' } }],
      refunds: [{ state: 'SUCCEEDED', amount: { amount: '5.00' }, reason: 'late' }],
    });
    expect((await run('orders', 'show', 'none')).code).toBe(1);
    expect((await run('customers', 'show', login)).out).toContain(`  ${login}`);
    expect((await run('customers', 'show', 'nobody@example.com')).code).toBe(1);
  });

  it('find guests by the address they paid with, send them their purchases, and end their links', async () => {
    const email = `${randomUUID()}@example.com`;
    const { orderId, userId } = await payByCard(services, nobody, scholar, { email });
    expect(await json('customers', 'find', email.toUpperCase())).toMatchObject([
      { id: userId, login: null, is_autogenerated: true, orderId, status: 'PAID' },
    ]);
    expect(await json('customers', 'find', 'nobody@example.com')).toEqual([]);
    expect(await json('customers', 'resend', email, '--lang', 'de')).toEqual({ email });
    const sent = await db.selectFrom('jobs').select('payload').where('kind', '=', 'purchases.send').execute();
    expect(sent).toEqual([{ payload: { email, lang: 'de' } }]);
    await orderLink(db, services, { orderId, lang: 'en' });
    expect((await run('customers', 'unlink', userId)).code).toBe(0);
    const codes = db.selectFrom('order_codes').select('code_hash').where('order_id', '=', orderId);
    expect(await codes.where('used_at', 'is', null).execute()).toEqual([]);
    expect((await run('customers', 'unlink', 'no such guest')).code).toBe(1);
  });

  it('show and find international addresses in either spelling', async () => {
    const domain = { ascii: 'xn--bcher-kva.example', letters: 'bücher.example' };
    const [member, guest] = [`${randomUUID()}@${domain.ascii}`, `${randomUUID()}@${domain.ascii}`];
    const caller = await newAccount(services, member);
    const { orderId } = await payByCard(services, nobody, scholar, { email: guest });
    const ordered = await payByCard(services, caller, scholar, { email: member });
    await db
      .insertInto('refund_requests')
      .values({ order_id: ordered.orderId, state: 'OPEN', created_at: services.clock() })
      .execute();
    const read = (address: string) => address.replace(domain.ascii, domain.letters);
    for (const given of [member, read(member), read(member).toUpperCase()])
      for (const words of [
        ['customers', 'show', given],
        ['customers', 'find', given],
        ['customers', 'list', '--search', given],
        ['orders', 'list', '--user', given],
      ])
        expect([words, await run(...words)]).toMatchObject([
          words,
          { code: 0, out: expect.stringMatching(/./) },
        ]);
    for (const part of ['üche', 'ücher.ex', 'xn--bcher', read(member).slice(30, 41), 'cher.example'])
      expect([part, await json('customers', 'list', '--search', part)]).toMatchObject([
        part,
        [{ login: read(member) }],
      ]);
    for (const given of [guest, read(guest)])
      expect(await json('customers', 'find', given)).toMatchObject([{ orderId }]);
    for (const words of [
      ['customers', 'list'],
      ['customers', 'show', member],
      ['customers', 'find', member],
      ['customers', 'resend', guest],
      ['orders', 'show', orderId],
      ['refunds', 'requests'],
      ['settings', 'set', 'contactEmail', member],
      ['settings', 'list'],
      ['account', 'block', member],
    ])
      for (const form of [[], ['--json']]) {
        const { out } = await run(...words, ...form);
        expect([words, out]).toEqual([words, expect.stringContaining(domain.letters)]);
        expect([words, out]).toEqual([words, expect.not.stringContaining('xn--')]);
      }
    await run('settings', 'clear', 'contactEmail');
  });

  it('show abandoned jobs, which are retried once revived', async () => {
    await db
      .insertInto('jobs')
      .values({
        id: 'given-up',
        kind: 'order.expire',
        payload: '{"orderId":"x"}',
        run_at: services.clock(),
        last_error: 'away',
        attempts: 22,
        dead: true,
      })
      .execute();
    expect(await json('jobs', 'list')).toMatchObject([{ id: 'given-up', last_error: 'away' }]);
    expect((await run('jobs', 'revive', 'given-up')).code).toBe(0);
    expect(await json('jobs', 'list')).toEqual([]);
    expect((await run('jobs', 'revive', 'given-up')).code).toBe(1);
    expect(await audited()).toMatchObject([{ action: 'jobs revive', target: 'given-up' }]);
  });

  it('show open refunds and disputes', async () => {
    const { transactionId } = await paid();
    await db
      .transaction()
      .execute((trx) =>
        chargeBack(trx, services, { id: 'du_list', transactionId, amount: 500, reason: 'fraudulent' }),
      );
    expect(await json('disputes', 'list')).toMatchObject([
      { id: 'du_list', transactionId, amount: '5.00', state: 'NEEDS_RESPONSE', reason: 'fraudulent' },
    ]);
    expect(await json('refunds', 'list')).toEqual([]);
    await run('refund', transactionId, '--id', 'listed');
    expect(await json('refunds', 'list', '--all', '--limit', '1')).toMatchObject([
      { id: 'listed', transactionId, amount: '40.00', state: 'SUCCEEDED' },
    ]);
    expect((await run('refunds', 'retry', 'listed')).err).toBe('This refund has succeeded.');
    expect(await json('suspense', 'list')).toEqual([]);
  });
});

describe('the credit command', () => {
  it('adds to the wallet once, with its reason in the audit log', async () => {
    const { user } = await newAccount(services);
    const credit = [
      'wallet',
      'credit',
      user?.login ?? '',
      '5.00',
      'USD',
      '--reason',
      'an outage',
      '--id',
      'once',
    ];
    expect((await run(...credit)).code).toBe(0);
    expect((await run(...credit)).out).toContain('Was given before');
    expect(await walletOf(services, user?.id ?? '', usd)).toBe(500);
    expect(await audited()).toMatchObject([
      { action: 'wallet credit', target: user?.id, data: { amount: '5.00 USD', reason: 'an outage' } },
    ]);
    expect((await run('wallet', 'credit', user?.login ?? '', '0.00', 'USD', '--reason', 'x')).code).toBe(1);
    expect((await run('wallet', 'credit', user?.login ?? '', '5.00', 'USD')).code).toBe(2);
    expect((await run('ledger', 'check')).code).toBe(0);
  });
});

describe('the second factor command', () => {
  it('turns off a second factor that its owner lost, with the reason in the audit log', async () => {
    const { user } = await newAccount(services);
    const off = () => run('two-factor', 'off', user?.login ?? '', '--reason', 'recognized');
    expect((await off()).code).toBe(1);
    await db
      .updateTable('users')
      .set({ totp_secret: Buffer.from('x'), totp_enabled_at: services.clock() })
      .where('id', '=', user?.id ?? '')
      .execute();
    expect((await off()).code).toBe(0);
    const after = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user?.id ?? '')
      .executeTakeFirst();
    expect(after).toMatchObject({ totp_enabled_at: null, totp_secret: null });
    expect(await audited()).toMatchObject([{ action: 'two-factor off', data: { reason: 'recognized' } }]);
  });
});

it('the price command rejects a price that a provider cannot charge', async () => {
  const { code, err } = await run('price', 'set', 'atlas-scholar', 'KWD', '3.695');
  expect({ code, err }).toEqual({
    code: 1,
    err: 'default is 3.695 KWD; expected an amount whose third decimal is 0.',
  });
  expect((await run('price', 'set', 'atlas-scholar', 'KWD', '3.690')).code).toBe(0);
});

it('the reconcile command compares a day with the sandbox’s own list, and is audited', async () => {
  expect((await run('reconcile', '--day', '2020-01-01')).out).toContain('sandbox on 2020-01-01: 0 lines');
  expect((await run('reconcile', '--day', 'soon')).code).toBe(2);
  expect(await audited()).toMatchObject([{ action: 'reconcile', target: '2020-01-01' }]);
});
describe('the subscription commands', () => {
  it('extend and cancel a subscription with a reason, which is audited', async () => {
    const { user } = await subscriber(services, 'month');
    const login = user.login ?? '';
    const before = (await subscriptionOf(services, user)).active_end_date?.getTime() ?? 0;
    expect((await run('subscription', 'extend', login, '10', '--reason', 'an outage')).code).toBe(0);
    const { active_end_date: end, paid_minor: paid } = await subscriptionOf(services, user);
    expect(end).toEqual(new Date(before + 10 * 86_400_000));
    expect(paid).toBe(1_200);
    expect((await run('subscription', 'cancel', login, '--reason', 'asked by mail')).code).toBe(0);
    expect(await subscriptionOf(services, user)).toMatchObject({
      renew: false,
      stop_reason: 'asked by mail',
    });
    expect((await audited()).map(({ action, data }) => [action, data])).toEqual([
      ['subscription extend', { days: 10, reason: 'an outage' }],
      ['subscription cancel', { reason: 'asked by mail', when: 'end' }],
    ]);
    for (const words of [
      ['extend', login, '10'],
      ['extend', login, '0', '--reason', 'x'],
      ['cancel', login],
    ])
      expect((await run('subscription', ...words)).code).toBe(2);
    expect((await run('subscription', 'cancel', 'nobody@example.com', '--reason', 'x')).code).toBe(1);
  });
});
