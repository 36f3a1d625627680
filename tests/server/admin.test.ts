import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { findSession } from '../../server/accounts/findSession.ts';
import { issueSession } from '../../server/accounts/sessions.ts';
import { NoDatabase, openServices } from '../../server/admin/openServices.ts';
import { runAdmin } from '../../server/admin/run.ts';
import { lockDirectory } from '../../server/database/directoryLock.ts';
import { currencyId, newAccount, pay, providerSays } from './checkoutSupport.ts';
import { testServices } from './harness.ts';
import { transactionOf } from './walletSupport.ts';

const services = await testServices();
const { db } = services;
const usd = await currencyId('USD', db);
const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };

/** Runs a command on the test's database. */
async function run(...words: string[]) {
  const said = { out: '', err: '' };
  // What is written down and received is told apart by its time.
  services.time.advance({ seconds: 1 });
  const code = await runAdmin(words, async () => ({ services, close: async () => undefined }), 'admin:test', {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return { code, ...said };
}

const json = async (...words: string[]): Promise<unknown> => JSON.parse((await run(...words, '--json')).out);

/** What was written down since the last test. */
const audited = () => db.selectFrom('audit_log').selectAll().orderBy('created_at').orderBy('id').execute();
afterEach(() => db.deleteFrom('audit_log').execute());

async function paid() {
  const caller = await newAccount(services);
  const answer = await pay(services, caller, scholar);
  await providerSays(services, answer.transactionId, 'payment.succeeded');
  return answer;
}

describe('the command line', () => {
  it('shows every command, and the help of each, without a database', async () => {
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
    const names = [...overview.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)(?: <[a-zA-Z]+>)* {2}/gm)].map(
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
        'rule add',
        'rule list',
        'rule remove',
        'research status',
        'account block',
        'account unblock',
        'events list',
        'events replay',
        'ledger check',
      ]),
    );
    for (const name of names) {
      said.length = 0;
      expect(await runAdmin([...name.split(' '), '--help'], noDatabase, 'admin', output)).toBe(0);
      expect(said.join('')).toContain(`npm run admin -- ${name}`);
    }
  });

  it('ends with 2 for what it does not understand, and says how it is meant', async () => {
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

  it('ends with 1 for what is not there, and changes nothing', async () => {
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

  it('says when there is no database, and when the server is using it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'admin-test-'));
    const open = openServices({ DATA_DIR: dataDir });
    await expect(open()).rejects.toThrow(NoDatabase);
    await mkdir(path.join(dataDir, 'database'));
    const held = lockDirectory(dataDir);
    await expect(open()).rejects.toThrow(`Another process is using ${dataDir}`);
    held.release();
    await rm(dataDir, { recursive: true });
  });
});

describe('a refund', () => {
  it('gives a part back, then the rest into the wallet, and writes both down', async () => {
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

  it('with an id is given once', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    await run('refund', transactionId, '--amount', '5', '--id', id);
    expect(await json('refund', transactionId, '--amount', '5', '--id', id)).toMatchObject({
      repeated: true,
    });
    expect((await transactionOf(services, transactionId)).refunded_minor).toBe(500);
    expect(await audited()).toHaveLength(1);
  });

  it('that cannot be written down is not given', async () => {
    const { transactionId } = await paid();
    await sql`alter table audit_log add constraint full_up check (action <> 'refund')`.execute(db);
    await expect(run('refund', transactionId)).rejects.toThrow('full_up');
    await sql`alter table audit_log drop constraint full_up`.execute(db);
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
  });
});

describe('the catalogue', () => {
  it('gets promo codes, which count until they are ended', async () => {
    await run('promo', 'add', 'autumn', '25', '--until', '2027-01-01', '--max', '3', '--product', '2');
    const code = () =>
      db.selectFrom('promo_codes').selectAll().where('code', '=', 'AUTUMN').executeTakeFirst();
    expect(await code()).toMatchObject({ percent: 25, active: true, max_uses: 3, product_id: '2' });
    expect((await run('promo', 'list')).out).toMatch(/AUTUMN {2}25 %.* on /);
    await run('promo', 'off', 'AUTUMN');
    expect(await code()).toMatchObject({ active: false });
    expect((await audited()).map(({ action }) => action).sort()).toEqual(['promo add', 'promo off']);
  });

  it('stops and starts to sell a product', async () => {
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

  it('gets prices in the decimals of their currency', async () => {
    await run('price', 'set', 'atlas-scholar', 'kwd', '18.250', '--sale', '15', '--until', '2027-01-01');
    const price = await db
      .selectFrom('prices')
      .selectAll()
      .where('tariff_id', '=', 'atlas-scholar')
      .where('currency_id', '=', await currencyId('KWD', db))
      .executeTakeFirst();
    expect(price).toMatchObject({ default_minor: 18_250, sale_minor: 15_000, old_minor: null });
    expect(await audited()).toMatchObject([{ action: 'price set', target: 'atlas-scholar' }]);
  });

  it('gets route rules to this site and to allowed hosts', async () => {
    expect((await run('rule', 'add', '/was/:id', '/en/is/:id', '--status', '301')).code).toBe(0);
    expect((await run('rule', 'add', '/was/:id', '/en/is-now/:id')).code).toBe(0);
    expect((await run('rule', 'list')).out).toContain('/was/:id  ->  /en/is-now/:id  302  on');
    await run('rule', 'remove', '/was/:id');
    expect((await run('rule', 'list')).out).not.toContain('/was/:id');
    expect(await audited()).toHaveLength(3);
  });

  it('publishes and archives researches by their moves alone', async () => {
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

describe('an account', () => {
  it('that is blocked is signed out, and may log in again once it is unblocked', async () => {
    const caller = await newAccount(services);
    const id = caller.user?.id ?? '';
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

describe('events', () => {
  it('are listed and worked on again, which books nothing twice', async () => {
    const { transactionId } = await pay(services, await newAccount(services), scholar);
    const id = `evt_${randomUUID()}`;
    services.time.advance({ seconds: 1 });
    await providerSays(services, transactionId, 'payment.succeeded', { id });
    expect(await json('events', 'list', '--provider', 'sandbox', '--limit', '1')).toMatchObject([
      { id, type: 'payment.succeeded', processedAt: expect.any(String) },
    ]);
    expect(await run('events', 'replay', id)).toMatchObject({ code: 0, out: `sandbox ${id}: done` });
    expect(await audited()).toMatchObject([
      { action: 'events replay', target: id, data: { outcome: 'done' } },
    ]);
    expect((await run('ledger', 'check')).code).toBe(0);
  });

  it('that nobody worked on are done by a replay', async () => {
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

describe('the check of the books', () => {
  it('prints the proof, or the breaks and ends with 1', async () => {
    const { transactionId } = await paid();
    const proof = await run('ledger', 'check');
    expect(proof).toMatchObject({ code: 0, err: '' });
    expect(proof.out).toMatch(/USD +SALES/);
    expect(proof.out).toMatch(/The books are right: \d+ entries, every check passed\.$/);
    const set = (fee: number) =>
      db.updateTable('transactions').set({ fee_minor: fee }).where('id', '=', transactionId).execute();
    await set(1);
    const broken = await run('ledger', 'check');
    expect(broken.code).toBe(1);
    expect(broken.out).toContain(`transaction ${transactionId} has fees of 0 in the books instead of 1`);
    await set(0);
  });
});
