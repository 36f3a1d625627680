import { describe, expect, it } from 'vitest';
import { deskOf } from '../../support/deskSupport.ts';
import { newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { staff } = deskOf(app, services);

const account = async () => (await newAccount(services)).user.id;

it('tells who is at the desk, and what the role may do', async () => {
  const { post } = await staff(await account(), 'support');
  const { status, body } = await post('me', { input: {} });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    role: 'support',
    timeZone: 'UTC',
    limit: { amount: '50', currency: 'USD' },
    rights: expect.arrayContaining(['me', 'orders.list']),
  });
});

it('is closed to guests, members, and unknown acts', async () => {
  const member = await staff(await account(), undefined);
  expect((await member.post('me', { input: {} })).body.error?.code).toBe('NOT_STAFF');
  expect((await member.post('orders.list', { input: {} })).body.error?.code).toBe('NOT_STAFF');
  const nobody = await app.inject({ method: 'POST', url: '/api/desk/me', payload: { input: {} } });
  expect(nobody.statusCode).toBe(401);
  const owner = await staff(await account(), 'owner');
  expect(await owner.post('constructor', { input: {} })).toMatchObject({
    status: 404,
    body: { error: { code: 'NOT_FOUND' } },
  });
});

it('lists every order once, page by page, the newest first', async () => {
  const from = services.clock().toISOString();
  const made: string[] = [];
  for (let index = 0; index < 5; index++) {
    made.unshift((await payByCard(services, await newAccount(services), scholar)).orderId);
    if (index % 2 === 0) services.time.advance({ seconds: 1 });
  }
  const { post } = await staff(await account(), 'accountant');
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const input = { from, limit: 2, ...(cursor !== null && { cursor }) };
    const { body } = await post('orders.list', { input });
    const page = body.data as { rows: { id: string }[]; next: string | null }; // its schema is tested elsewhere
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  expect(seen).toHaveLength(5);
  expect(new Set(seen)).toEqual(new Set(made));
  expect((await post('orders.list', { input: { cursor: 'x' } })).body.error).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { cursor: 'invalid' },
  });
});

it('takes nothing from the pages of other sites, and nothing but JSON', async () => {
  const owner = await staff(await account(), 'owner');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000.evil.example' },
  ];
  for (const headers of foreign) {
    const { status, body } = await owner.post('orders.list', { input: {} }, headers);
    expect({ status, code: body.error?.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  }
  expect((await owner.post('me', { input: {} }, { origin: 'http://localhost:3000' })).status).toBe(200);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/desk/orders.list',
      payload: '{"input":{}}',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
    });
    expect([400, 415]).toContain(response.statusCode);
  }
  expect((await owner.post('find', { input: { text: 'x'.repeat(30_000) } })).status).toBe(413);
  const cookie = await app.inject({
    method: 'POST',
    url: '/api/desk/me',
    payload: { input: {} },
    headers: { cookie: `token=${owner.token}` },
  });
  expect(cookie.statusCode).toBe(401);
});

it('is never cached', async () => {
  const owner = await staff(await account(), 'owner');
  const response = await app.inject({
    method: 'POST',
    url: '/api/desk/me',
    payload: { input: {} },
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('in production', () => {
  const production = { ...services, config: { ...services.config, mode: 'production' as const } };

  it('is entered with a second factor only, which the session has given', async () => {
    const strict = await testApp(production);
    const { staff: strictStaff } = deskOf(strict, production);
    const userId = await account();
    const owner = await strictStaff(userId, 'owner', { proven: false });
    expect((await owner.post('orders.list', { input: {} })).body.error?.code).toBe('SECOND_FACTOR_MISSING');
    expect((await owner.post('me', { input: {} })).body.data).toMatchObject({ hasSecondFactor: false });
    // The session is older than the second factor: it was entered with the password alone.
    services.time.advance({ seconds: 1 });
    await services.db
      .updateTable('users')
      .set({ totp_enabled_at: services.clock() })
      .where('id', '=', userId)
      .execute();
    expect((await owner.post('orders.list', { input: {} })).body.error?.code).toBe('PROOF_REQUIRED');
    services.time.advance({ seconds: 1 });
    const later = await strictStaff(userId, 'owner', { proven: false });
    expect((await later.post('orders.list', { input: {} })).status).toBe(200);
  });
});
