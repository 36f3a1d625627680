import { beforeEach, describe, expect, it } from 'vitest';
import { ask, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import {
  newDevice,
  newNetwork,
  newNetworks,
  freezeRateLimits,
  useUpLoginLimit,
} from '../support/limitsSupport.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress, registered } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);
const password = 'a good password';
const time = freezeRateLimits();

beforeEach(() => mailbox.empty());

/** An account whose owner has logged in before, from a known device and network. */
async function owner() {
  const { login } = await registered(services, app, { password });
  const home = { headers: newDevice(), ip: newNetwork() };
  expect(await statusOf(login, password, home)).toBe(200);
  return { login, home };
}

const statusOf = async (
  login: string,
  given: string,
  from: { headers?: Record<string, string>; ip: string },
) => (await logIn(app, { login, password: given }, from)).statusCode;

/** Tries wrong passwords, each from another network, and returns how many of them were checked. */
async function guess(login: string, networks: readonly string[]): Promise<number> {
  let examined = 0;
  for (const ip of networks) if ((await statusOf(login, 'wrong', { ip })) === 401) examined += 1;
  return examined;
}

const secondsToWait = async (login: string, ip: string): Promise<number> =>
  Number((await logIn(app, { login, password }, { ip })).headers['retry-after']);

describe('while strangers guess an account’s password from many networks', () => {
  it('its owner gets in at once with a known device, wherever it is', async () => {
    const { login, home } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, password, { headers: home.headers, ip: newNetwork() })).toBe(200);
  });

  it('its owner gets in at once from a known network, with any device', async () => {
    const { login, home } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, password, { ip: home.ip })).toBe(200);
  });

  it('its owner gets in within seconds from anywhere else, and is known there afterwards', async () => {
    const { login } = await owner();
    await useUpLoginLimit(services, login);
    const away = { headers: newDevice(), ip: newNetwork() };
    const wait = await secondsToWait(login, away.ip);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(5);
    time.pass(wait);
    expect(await statusOf(login, password, away)).toBe(200);
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, password, away)).toBe(200);
  });

  it('a throttled attempt mails the owner a link only if the password was right', async () => {
    const { login } = await owner();
    await useUpLoginLimit(services, login);
    await db.deleteFrom('jobs').execute();
    expect(await statusOf(login, 'wrong', { ip: newNetwork() })).toBe(429);
    expect(await mailbox.subjectsTo(login)).toEqual([]);
    for (const ip of newNetworks(4)) expect(await statusOf(login, password, { ip })).toBe(429);
    expect(await mailbox.subjectsTo(login)).toHaveLength(3);
    expect(await mailbox.codeFor(login, 'auth-cb')).toHaveLength(43);
  });

  it('a throttled attempt gets the same answer for a right password, a wrong one and an unknown account', async () => {
    const { login } = await owner();
    const nobody = newAddress();
    await useUpLoginLimit(services, login);
    await useUpLoginLimit(services, nobody);
    const answers = [];
    for (const [name, given] of [
      [login, password],
      [login, 'wrong'],
      [nobody, 'wrong'],
    ])
      answers.push((await logIn(app, { login: name, password: given }, { ip: newNetwork() })).json<object>());
    const held = {
      error: { code: 'RATE_LIMITED', message: 'Too many attempts.' },
    };
    expect(answers).toEqual([held, held, held]);
  });

  it('they get at most one guess in five seconds, and one in thirty after five hundred a day', async () => {
    const { login } = await owner();
    // The owner's own log-in was the first of the twenty.
    expect(await guess(login, newNetworks(23))).toBe(20);
    for (let round = 0; round < 2; round += 1) {
      time.pass(5);
      expect(await guess(login, newNetworks(2))).toBe(1);
    }
    await db
      .updateTable('rate_limits')
      .set({ points: 500 })
      .where('key', 'like', 'loginAccountDay:%')
      .execute();
    time.pass(5);
    expect(await guess(login, newNetworks(2))).toBe(1);
    time.pass(29);
    expect(await guess(login, newNetworks(2))).toBe(0);
    time.pass(1);
    expect(await guess(login, newNetworks(2))).toBe(1);
  });
});

describe('the attempts of one caller', () => {
  it('are throttled by network, even concurrent ones, and never locked out for longer than half a minute', async () => {
    const { login } = await owner();
    const ip = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => logIn(app, { login, password: 'wrong' }, { ip })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(11);
    const wait = await secondsToWait(login, ip);
    expect(wait).toBeLessThanOrEqual(30);
    time.pass(wait);
    expect(await statusOf(login, password, { ip })).toBe(200);
  });

  it('count together within an IPv6 /64, and a /48 gets five times as many', async () => {
    const login = newAddress();
    for (let host = 0; host < 12; host += 1) await statusOf(login, 'wrong', { ip: `2001:db8:1:1::${host}` });
    expect(await statusOf(login, 'wrong', { ip: '2001:DB8:1:1:ffff:0:0:9' })).toBe(429);
    expect(await statusOf(login, 'wrong', { ip: '2001:db8:1:2::1' })).toBe(401);
  });

  it('count per device for a known one: strangers in its network cannot use them up', async () => {
    const { login, home } = await owner();
    for (let wrong = 0; wrong < 15; wrong += 1) await statusOf(login, 'wrong', { ip: home.ip });
    await db.updateTable('rate_limits').set({ points: 1000 }).where('key', 'like', 'loginIp:%').execute();
    expect(await statusOf(login, password, { ip: home.ip })).toBe(429);
    expect(await statusOf(login, password, home)).toBe(200);
  });

  it('are limited for a known device, too', async () => {
    const { login, home } = await owner();
    const statuses = [];
    for (let wrong = 0; wrong < 33; wrong += 1) statuses.push(await statusOf(login, 'wrong', home));
    expect(statuses.filter((status) => status === 401)).toHaveLength(31);
  });

  it('gain nothing from a device key that another account knows, or from an invalid one', async () => {
    const { home: mine } = await owner();
    const { login } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, 'wrong', { headers: mine.headers, ip: newNetwork() })).toBe(429);
    expect(await statusOf(login, 'wrong', { headers: { devicekey: '' }, ip: newNetwork() })).toBe(429);
  });
});

it('the owner can request a link by mail however many strangers have requested one', async () => {
  const { login, home } = await owner();
  await mailbox.mailsTo(login);
  await mailbox.empty();
  const request = (kind: 'loginLink' | 'passwordReset', ip: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/public-graphql',
      remoteAddress: ip,
      headers,
      payload: {
        query:
          kind === 'loginLink'
            ? 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }'
            : 'mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) }',
        variables: { input: { email: login, language: 'en' } },
      },
    });
  for (const ip of newNetworks(20))
    for (const kind of ['loginLink', 'passwordReset'] as const) await request(kind, ip);
  const strangers = (await mailbox.mailsTo(login)).length;
  expect(strangers).toBeLessThanOrEqual(6);
  for (const kind of ['loginLink', 'passwordReset'] as const) {
    const [byDevice, byNetwork] = [
      await request(kind, newNetwork(), home.headers),
      await request(kind, home.ip),
    ];
    for (const { body } of [byDevice, byNetwork]) expect(body).toContain(`"${kind}Request":true`);
  }
  expect(await mailbox.mailsTo(login)).toHaveLength(strangers + 4);
});

it('a valid code is accepted however many bad ones its network tried', async () => {
  const { login, home } = await owner();
  await ask(app, 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }', {
    variables: { input: { email: login, language: 'en' } },
  });
  const code = await mailbox.codeFor(login, 'auth-cb');
  expect(code).toHaveLength(43);
  await db.deleteFrom('rate_limits').execute();
  const exchange = (given: string) =>
    ask(app, 'mutation ($code: String!) { authCodeExchange(code: $code) { token } }', {
      variables: { code: given },
      headers: home.headers,
    });
  const codes = [];
  for (let round = 0; round < 102; round += 1) codes.push(...(await exchange(`bad-${round}`)).codes);
  expect(codes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(2);
  expect((await exchange(code)).codes).toEqual([]);
});
