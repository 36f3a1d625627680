import { describe, expect, it } from 'vitest';
import { addMethod } from '../../../../server/commerce/billing/addMethod.ts';
import type { Deliver } from '../../../../server/kernel/job.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { ledgerProblems, codeOf, newAccount } from '../../support/checkoutSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import {
  chargesOf,
  later,
  subscriber,
  subscriptionOf,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const deliver: Deliver = async (url, headers, payload) =>
  (await app.inject({ method: 'POST', url, headers, payload })).statusCode;

const methodsOf = ({ user }: Subscriber) =>
  db.selectFrom('saved_methods').select(['id', 'label']).where('user_id', '=', user.id).execute();

const pageOf = async ({ user }: Subscriber) => addMethod(services, user, { paymentMethodId: 'sandbox' });

const choose = async (page: string, choice: string) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
  await runDueJobs(jobContext(services, { deliver }));
  return statusCode;
};

describe('a card added during a trial', () => {
  it('is chosen on the provider’s page, where nothing is paid, and pays for the renewal', async () => {
    const person = await subscriber(services, 'year', { trial: true });
    const page = await pageOf(person);
    const { body } = await app.inject({ method: 'GET', url: page });
    expect([...body.matchAll(/name="choice" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'remember',
      'rememberDeclining',
    ]);
    expect(body).toContain('You won’t pay anything');
    expect(body).not.toContain('$');
    await choose(page, 'remember');
    const [method] = await methodsOf(person);
    expect(method?.label).toBe('Sandbox •••• 4242');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      status: 'TRIALING',
      saved_method_id: method?.id,
    });
    const paid = await db.selectFrom('sandbox_balance').select('id').execute();
    expect(paid).toEqual([]);
    await later(services, 14);
    expect(await chargesOf(services, person.user)).toEqual(['SUCCEEDED']);
    expect((await subscriptionOf(services, person.user)).status).toBe('ACTIVE');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('is saved once, however often the provider reports it, and its page takes no payment', async () => {
    const person = await subscriber(services, 'year', { trial: true });
    const page = await pageOf(person);
    await choose(page, 'pay');
    expect(await methodsOf(person)).toEqual([]);
    await choose(page, 'remember');
    await choose(page, 'rememberDeclining');
    expect(await methodsOf(person)).toHaveLength(1);
  });
});

it('a running subscription’s card can be replaced by another one', async () => {
  const person = await subscriber(services, 'month');
  await choose(await pageOf(person), 'rememberDeclining');
  const before = (await subscriptionOf(services, person.user)).saved_method_id;
  await choose(await pageOf(person), 'remember');
  const { saved_method_id: after } = await subscriptionOf(services, person.user);
  expect(after).not.toBe(before);
  expect(await methodsOf(person)).toHaveLength(2);
  await later(services, 31);
  expect(await chargesOf(services, person.user)).toEqual(['SUCCEEDED']);
});

it('adding a card requires a subscription, a verified address, and a provider that saves cards', async () => {
  const person = await subscriber(services, 'month');
  const { user: other } = await newAccount(services);
  const add = (user = person.user, paymentMethodId = 'sandbox') =>
    codeOf(addMethod(services, user, { paymentMethodId }));
  expect(await add(other)).toBe('NOT_FOUND');
  expect(await add(person.user, 'balance')).toBe('BAD_USER_INPUT');
  expect(await add(person.user, 'no-such-provider')).toBe('BAD_USER_INPUT');
  expect(await add({ ...person.user, email_verified_at: null })).toBe('EMAIL_UNVERIFIED');
});
