import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '../../../../server/kernel/limitRules.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount, nobody, pay } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** An account's order, and its owner's headers. */
async function orderOfAccount() {
  const owner = await newAccount(services);
  const { orderId } = await pay(services, owner, scholar);
  const { token } = await issueSession(db, services.clock(), { userId: owner.user.id, lifetime: 'short' });
  return { orderId, headers: bearer(token) };
}

const isInAccount = async (id: string, headers: Record<string, string> = {}) => {
  const { body, codes } = await ask(app, `query ($id: String!) { orderIsInAccount(id: $id) }`, {
    variables: { id },
    headers,
  });
  return codes[0] ?? body.data?.['orderIsInAccount'];
};

it('a stranger is told if an order belongs to an account, but not whether any other order exists', async () => {
  const { orderId, headers } = await orderOfAccount();
  const guest = await pay(services, nobody, scholar);
  expect(await isInAccount(orderId)).toBe(true);
  expect(await isInAccount(orderId, headers)).toBe(false);
  expect(await isInAccount(guest.orderId)).toBe(false);
  expect(await isInAccount(randomUUID())).toBe(false);
});

it('lookups of other people’s orders are rate-limited, those of one’s own are not', async () => {
  const { orderId, headers } = await orderOfAccount();
  expect(await isInAccount(orderId)).toBe(true);
  await db.updateTable('rate_limits').set({ points: limits.orderOfOthers.points }).execute();
  expect(await isInAccount(orderId)).toBe('RATE_LIMITED');
  expect(await isInAccount(randomUUID())).toBe('RATE_LIMITED');
  expect(await isInAccount(orderId, headers)).toBe(false);
});
