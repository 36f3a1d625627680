import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../../../server/identity/guests.ts';
import { limits } from '../../../server/kernel/limitRules.ts';
import { newToken } from '../../../server/identity/sessions.ts';
import { maskEmail } from '../../../src/shared/maskEmail.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { beginRegistration, newAddress, registered, unproven } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time } = services;
const { codeFor, empty } = mailboxOf(services);

beforeEach(empty);

const newDevice = () => ({ devicekey: randomBytes(32).toString('base64url') });
type Headers = Record<string, string>;

const request = (email: string, headers: Headers = {}) =>
  ask(app, 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }', {
    variables: { input: { email, language: 'en' } },
    headers,
  });
const describeLink = (code: string, headers: Headers = {}) =>
  ask(app, 'query ($code: String!) { authLink(code: $code) { email isOwn } }', {
    variables: { code },
    headers,
  });
const isOwn = async (code: string, headers: Headers = {}) => {
  const { body } = await describeLink(code, headers);
  return (body.data as { authLink: { isOwn: boolean } | null }).authLink?.isOwn;
};
const exchange = (code: string) =>
  ask(app, 'mutation ($code: String!) { authCodeExchange(code: $code) { token } }', { variables: { code } });

describe('a log-in link', () => {
  it('is marked as own in the browser that requested it, and in no other', async () => {
    const { login } = await registered(services, app);
    const device = newDevice();
    await request(login, device);
    const code = await codeFor(login, 'auth-cb');
    expect(await isOwn(code, device)).toBe(true);
    for (const other of [{}, newDevice(), { devicekey: '' }, { devicekey: 'x'.repeat(43) }])
      expect(await isOwn(code, other)).toBe(false);
  });

  it('is nobody’s own when it was requested without a device key', async () => {
    const { login } = await registered(services, app);
    await request(login);
    const code = await codeFor(login, 'auth-cb');
    expect([await isOwn(code), await isOwn(code, newDevice())]).toEqual([false, false]);
  });

  it('is not own while another account or a guest is signed in, but is while the same account is', async () => {
    const device = newDevice();
    const { login, token } = await registered(services, app);
    const other = await registered(services, app);
    const guest = { token: newToken() };
    await createGuest(db, services.clock(), {
      ...guest,
      currencyId: '1',
      lang: 'en',
      utm: {},
      email: newAddress(),
      userAgent: undefined,
    });
    await request(login, device);
    const code = await codeFor(login, 'auth-cb');
    expect(await isOwn(code, { ...device, ...bearer(other.token) })).toBe(false);
    expect(await isOwn(code, { ...device, ...bearer(guest.token) })).toBe(false);
    expect(await isOwn(code, { ...newDevice(), ...bearer(token) })).toBe(true);
    // A session that has ended counts as none.
    expect(await isOwn(code, { ...device, ...bearer('x'.repeat(43)) })).toBe(true);
  });

  it('does not become own through another request for the same account', async () => {
    const { login } = await registered(services, app);
    const [mine, theirs] = [newDevice(), newDevice()];
    await request(login, mine);
    const first = await codeFor(login, 'auth-cb');
    await empty();
    await request(login, theirs);
    const second = await codeFor(login, 'auth-cb');
    expect([await isOwn(first, mine), await isOwn(second, mine)]).toEqual([true, false]);
  });

  it('is also own when it was mailed because a log-in with the right password was throttled', async () => {
    const { login, password } = await registered(services, app);
    for (let turn = 0; turn < limits.loginAccount.points + 1; turn += 1)
      await logIn(app, { login, password: 'wrong' }, { ip: `198.51.${turn}.1` });
    const device = newDevice();
    const { statusCode } = await logIn(app, { login, password }, { ip: '203.0.113.9', headers: device });
    expect(statusCode).toBe(429);
    const code = await codeFor(login, 'auth-cb');
    expect([await isOwn(code, device), await isOwn(code, newDevice())]).toEqual([true, false]);
  });

  it('shows its account as a masked address without being used up', async () => {
    const { login } = await registered(services, app);
    await request(login);
    const code = await codeFor(login, 'auth-cb');
    for (let times = 0; times < 2; times += 1)
      expect((await describeLink(code)).body.data).toEqual({
        authLink: { email: maskEmail(login), isOwn: false },
      });
    expect((await exchange(code)).codes).toEqual([]);
    expect((await describeLink(code)).body.data).toEqual({ authLink: null });
  });

  it('shows nothing once expired or if it never existed, and only such lookups are rate-limited', async () => {
    const { login } = await registered(services, app);
    await request(login);
    const code = await codeFor(login, 'auth-cb');
    await db.deleteFrom('rate_limits').execute();
    for (let times = 0; times < limits.authCodeIp.points; times += 1)
      expect((await describeLink('x'.repeat(43))).body.data).toEqual({ authLink: null });
    expect((await describeLink('x'.repeat(43))).codes).toEqual(['RATE_LIMITED']);
    expect((await describeLink(code)).codes).toEqual([]);
    await db.deleteFrom('rate_limits').execute();
    time.advance({ minutes: 15 });
    expect((await describeLink(code)).body.data).toEqual({ authLink: null });
  });
});

describe('a link to an address', () => {
  it('that is not verified yet shows nothing: its password will be asked for', async () => {
    const { login } = await unproven(services, app);
    const code = await codeFor(login, 'auth-cb');
    expect((await describeLink(code)).body.data).toEqual({ authLink: null });
    expect((await exchange(code)).codes).toEqual(['PASSWORD_REQUIRED']);
  });

  it('that was verified meanwhile is like any other link', async () => {
    const { login, token } = await unproven(services, app);
    const code = await codeFor(login, 'auth-cb');
    await db
      .updateTable('users')
      .set({ email_verified_at: services.clock() })
      .where('login', '=', login)
      .execute();
    expect([await isOwn(code), await isOwn(code, bearer(token))]).toEqual([false, true]);
  });

  it('that has no account yet shows nothing: it belongs to the registration', async () => {
    const login = newAddress();
    await beginRegistration(app, { login });
    const code = await codeFor(login, 'auth-cb');
    expect(code).not.toBe('');
    expect((await describeLink(code)).body.data).toEqual({ authLink: null });
  });
});
