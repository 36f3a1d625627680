import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../server/accounts/passwords/passwords.ts';
import { maxSessions } from '../../../server/identity/sessions.ts';
import { limits } from '../../../server/kernel/limitRules.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { freezeRateLimits, newDevice, newNetwork, newNetworks } from '../support/limitsSupport.ts';
import { registered } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
freezeRateLimits();

const password = 'a good password';
/** More attempts than any limit allows at once. */
const crowd = 130;

describe('while one account keeps the password check busy', () => {
  it('others have their passwords checked, from other networks and from its own', async () => {
    const attacker = { ip: newNetwork(), account: 'attacker' };
    const attack = Promise.allSettled(
      Array.from({ length: crowd }, () => verifyPassword(password, undefined, attacker)),
    );
    const others = [attacker.ip, ...newNetworks(20)].map((ip) => ({ ip, account: 'another' }));
    const checked = await Promise.all(others.map((whom) => verifyPassword(password, undefined, whom)));
    expect(checked).toHaveLength(others.length);
    const refused = (await attack).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
  });
});

describe('correct log-ins', () => {
  it('are slowed down after many in an hour, on the device that repeats them', async () => {
    const ip = newNetwork();
    const headers = newDevice();
    const { login } = await registered(services, app, { password }, headers);
    const statuses: number[] = [];
    while (statuses.length < crowd && statuses.at(-1) !== 429)
      statuses.push((await logIn(app, { login, password }, { headers, ip })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(limits.forgivenLogins.points);
    // Other networks and devices of the same person are not affected.
    expect((await logIn(app, { login, password }, { ip: newNetwork() })).statusCode).toBe(200);
  });

  it('leave an account a limited number of sessions: the least recently used one ends', async () => {
    const headers = newDevice();
    const { login, token: first } = await registered(services, app, { password }, headers);
    const tokens: string[] = [];
    const from = { headers, ip: newNetwork() };
    while (tokens.length < maxSessions) {
      services.time.advance({ seconds: 1 });
      const response = await logIn(app, { login, password }, from);
      tokens.push(response.json<{ data: { token: string } }>().data.token);
    }
    const open = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('login', '=', login)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(maxSessions);
    const me = async (token: string) =>
      (await ask(app, '{ me { email } }', { headers: bearer(token) })).body.errors?.[0]?.extensions;
    // Its device is told why.
    expect(await me(first)).toEqual({ code: 'UNAUTHENTICATED', reason: 'TOO_MANY_SESSIONS' });
    expect(await me(tokens[0] ?? '')).toBeUndefined();
    expect(await me(tokens.at(-1) ?? '')).toBeUndefined();
  });
});
