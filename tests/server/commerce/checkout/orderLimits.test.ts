import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { sandbox } from '../../../../server/commerce/payments/sandbox/provider.ts';
import type { Caller, User } from '../../../../server/kernel/caller.ts';
import { limits, type Limit } from '../../../../server/kernel/limitRules.ts';
import { codeOf, newAccount, nobody, pay, paymentInput } from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { freezeRateLimits, newNetwork } from '../../support/limitsSupport.ts';
import { newAddress } from '../../support/registering.ts';

const services = await testServices();
const { db } = services;
freezeRateLimits();

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** Sets how many points of a limit are used, for all its keys that exist. */
const setTaken = (limit: Limit, points: number) =>
  db.updateTable('rate_limits').set({ points }).where('key', 'like', `${limit}:%`).execute();

const userOf = (id: string): Promise<User> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A caller who has ordered once and is a guest since. */
async function newGuest(ip: string): Promise<Caller & { user: User }> {
  const { userId } = await pay(services, { ...nobody, ip }, scholar, { email: newAddress() });
  return { ...nobody, ip, user: await userOf(userId) };
}

const order = (caller: Caller, email = newAddress()) =>
  pay(services, caller, scholar, { email, present: { recipientName: 'Ada' } });

describe('orders that nobody pays', () => {
  it('are limited for a guest with a token', async () => {
    const guest = await newGuest(newNetwork());
    let made = 0;
    const attack = async () => {
      while (made <= limits.orderGuest.points) {
        await order(guest);
        made += 1;
      }
    };
    expect(await codeOf(attack())).toBe('RATE_LIMITED');
    expect(made).toBe(limits.orderGuest.points);
  });

  it.each(['orderIp', 'orderInbox'] as const)(
    'are limited by %s, with a token and without',
    async (limit) => {
      const ip = newNetwork();
      const email = newAddress();
      const guest = await newGuest(ip);
      await order(guest, email);
      await setTaken(limit, limits[limit].points);
      expect(await codeOf(order(guest, email))).toBe('RATE_LIMITED');
      expect(await codeOf(order({ ...nobody, ip }, email))).toBe('RATE_LIMITED');
      // Nobody can use up the limits of people elsewhere, even with their address.
      await order({ ...nobody, ip: newNetwork() }, email);
      // People with an account count by themselves.
      await order({ ...(await newAccount(services)), ip }, email);
    },
  );

  it('are limited for an account', async () => {
    const account = await newAccount(services);
    await order(account);
    await setTaken('orderAccount', limits.orderAccount.points);
    expect(await codeOf(order(account))).toBe('RATE_LIMITED');
  });

  it('are started at the provider once each, and only a few at a time', async () => {
    const account = await newAccount(services);
    const { remote } = sandbox;
    if (!remote) throw new Error('The sandbox is a provider elsewhere.');
    const original = remote.start.bind(remote);
    const start = vi.spyOn(remote, 'start');
    let [running, most] = [0, 0];
    start.mockImplementation(async (...given) => {
      running += 1;
      most = Math.max(most, running);
      const started = await original(...given);
      running -= 1;
      return started;
    });
    const inputs = await Promise.all(
      Array.from({ length: 30 }, () => paymentInput(services, account, scholar, { present: {} })),
    );
    const first = await Promise.all(inputs.map((input) => createPayment(services, account, input)));
    expect(start).toHaveBeenCalledTimes(30);
    expect(most).toBeLessThanOrEqual(10);
    const again = await Promise.all(inputs.map((input) => createPayment(services, account, input)));
    expect(again).toEqual(first);
    expect(start).toHaveBeenCalledTimes(30);
    start.mockRestore();
  });
});
