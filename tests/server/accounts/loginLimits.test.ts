import { beforeEach, describe, expect, it } from 'vitest';
import { ask, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import {
  newDevice,
  newNetwork,
  newNetworks,
  stoppedLimits,
  useUpLoginLimit,
} from '../support/limitsSupport.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress, registered } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);
const password = 'a good password';
const time = stoppedLimits();

beforeEach(() => mailbox.empty());

/** An account whose owner has logged in with a device in a network. */
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

/** Tries wrong passwords, each from a network of its own, and gives how many of them were looked at. */
async function guess(login: string, networks: readonly string[]): Promise<number> {
  let examined = 0;
  for (const ip of networks) if ((await statusOf(login, 'wrong', { ip })) === 401) examined += 1;
  return examined;
}

const secondsToWait = async (login: string, ip: string): Promise<number> =>
  Number((await logIn(app, { login, password }, { ip })).headers['retry-after']);

describe('while strangers guess at an account from many networks', () => {
  it('its owner gets in at once with the device that they used before, wherever it is', async () => {
    const { login, home } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, password, { headers: home.headers, ip: newNetwork() })).toBe(200);
  });

  it('its owner gets in at once from the network that they used before, with any device', async () => {
    const { login, home } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, password, { ip: home.ip })).toBe(200);
  });

  it('its owner gets in within seconds from anywhere else, and is known there from then on', async () => {
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

  it('the right password brings the owner a link by mail where it is held back, and a wrong one brings none', async () => {
    const { login } = await owner();
    await useUpLoginLimit(services, login);
    await db.deleteFrom('jobs').execute();
    expect(await statusOf(login, 'wrong', { ip: newNetwork() })).toBe(429);
    expect(await mailbox.subjectsTo(login)).toEqual([]);
    for (const ip of newNetworks(4)) expect(await statusOf(login, password, { ip })).toBe(429);
    expect(await mailbox.subjectsTo(login)).toHaveLength(3);
    expect(await mailbox.codeFor(login, 'auth-cb')).toHaveLength(43);
  });

  it('a held-back try is answered the same whether the password is right, wrong, or there is no account', async () => {
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

  it('they get no more than one guess in five seconds, and past five hundred a day one in thirty', async () => {
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

describe('the tries of one caller', () => {
  it('are slowed down by network, parallel ones too, and never locked for longer than half a minute', async () => {
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

  it('count together within an IPv6 /64, and five times as many within a /48', async () => {
    const login = newAddress();
    for (let host = 0; host < 12; host += 1) await statusOf(login, 'wrong', { ip: `2001:db8:1:1::${host}` });
    expect(await statusOf(login, 'wrong', { ip: '2001:DB8:1:1:ffff:0:0:9' })).toBe(429);
    expect(await statusOf(login, 'wrong', { ip: '2001:db8:1:2::1' })).toBe(401);
  });

  it('are those of a known device alone where it is one: strangers in its network cannot use them up', async () => {
    const { login, home } = await owner();
    for (let wrong = 0; wrong < 15; wrong += 1) await statusOf(login, 'wrong', { ip: home.ip });
    await db.updateTable('rate_limits').set({ points: 1000 }).where('key', 'like', 'loginIp:%').execute();
    expect(await statusOf(login, password, { ip: home.ip })).toBe(429);
    expect(await statusOf(login, password, home)).toBe(200);
  });

  it('are bounded for a device, too', async () => {
    const { login, home } = await owner();
    const statuses = [];
    for (let wrong = 0; wrong < 33; wrong += 1) statuses.push(await statusOf(login, 'wrong', home));
    expect(statuses.filter((status) => status === 401)).toHaveLength(31);
  });

  it('gain nothing from the key of a device that another account knows, or from one that is none', async () => {
    const { home: mine } = await owner();
    const { login } = await owner();
    await useUpLoginLimit(services, login);
    expect(await statusOf(login, 'wrong', { headers: mine.headers, ip: newNetwork() })).toBe(429);
    expect(await statusOf(login, 'wrong', { headers: { devicekey: '' }, ip: newNetwork() })).toBe(429);
  });
});

it('a link by mail is asked for by the owner however many strangers asked', async () => {
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

it('a good code is taken however many bad ones its network tried', async () => {
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
