import { expect, it } from 'vitest';
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
