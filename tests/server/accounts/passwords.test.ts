import crypto, { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../../../server/identity/sessions.ts';
import { ask, bearer, logIn, tokenIn } from '../support/calls.ts';
import { nobody, payByCard } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { newDevice, newNetworks } from '../support/limitsSupport.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { beginRegistration, newAddress, registered, unproven } from '../support/registering.ts';

/** How often a password was hashed. */
const hashed = vi.spyOn(crypto, 'argon2');
syncBuiltinESMExports();
afterAll(() => {
  hashed.mockRestore();
  syncBuiltinESMExports();
});

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);

beforeEach(async () => {
  await mailbox.empty();
  hashed.mockClear();
});

const requestReset = (email: string, { language = 'en', ip }: { language?: string; ip?: string } = {}) =>
  ask(app, 'mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) }', {
    variables: { input: { email, language } },
    ...(ip && { ip }),
  });
const reset = (code: string, password = 'another good one', headers: Record<string, string> = {}) =>
  ask(app, 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }', {
    variables: { input: { code, password } },
    headers,
  });
const change = (token: string, current: string, password: string) =>
  ask(app, 'mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) }', {
    variables: { input: { current, password } },
    headers: bearer(token),
  });
const exchange = (code: string, headers = {}) =>
  ask(app, 'mutation ($code: String!) { authCodeExchange(code: $code) { token } }', {
    variables: { code },
    headers,
  });
const requestVerification = (token: string) =>
  ask(app, 'mutation { emailVerificationRequest }', { headers: bearer(token) });
const meOf = (token: string) => ask(app, '{ me { email emailVerified } }', { headers: bearer(token) });

const isLoggedIn = async (login: string, password: string) =>
  (await logIn(app, { login, password })).statusCode === 200;

async function resetCode(login: string): Promise<string> {
  await requestReset(login);
  return mailbox.codeFor(login, 'auth/password/new');
}

describe('a password reset link', () => {
  it('is mailed in the language of the page, and says how long it is valid', async () => {
    const { login } = await registered(services, app);
    await requestReset(login, { language: 'de' });
    const mails = await mailbox.mailsTo(login);
    const mail = mails.find((text) => text.includes('/de/auth/password/new#code='));
    expect(mail).toContain('60');
  });

  it('gets the same answer for an unknown address, which receives no mail', async () => {
    const address = newAddress();
    expect((await requestReset(address)).body).toEqual({ data: { passwordResetRequest: true } });
    expect(await mailbox.mailsTo(address)).toEqual([]);
  });

  it('is looked up only in the queue, so the answer takes equally long for any address', async () => {
    const { login } = await registered(services, app);
    await db.deleteFrom('jobs').execute();
    await requestReset(login);
    await requestReset(newAddress());
    const jobs = await db.selectFrom('jobs').select('kind').execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['passwordReset.send', 'passwordReset.send']);
    expect(
      await db
        .selectFrom('auth_codes')
        .select('code_hash')
        .where('purpose', '=', 'RESET_PASSWORD')
        .where('used_at', 'is', null)
        .where('user_id', '=', db.selectFrom('users').select('id').where('login', '=', login))
        .execute(),
    ).toEqual([]);
  });

  it('is not sent to a blocked account', async () => {
    const { login } = await registered(services, app);
    await db.updateTable('users').set({ blocked_at: services.clock() }).where('login', '=', login).execute();
    expect(await resetCode(login)).toBe('');
  });

  it('is sent three times an hour to an address, known or not, with the same answer', async () => {
    for (const address of [(await registered(services, app)).login, newAddress()]) {
      await db.deleteFrom('jobs').execute();
      for (const ip of newNetworks(6))
        expect((await requestReset(address, { ip })).body).toEqual({ data: { passwordResetRequest: true } });
      const jobs = await db.selectFrom('jobs').select('kind').execute();
      expect(jobs.map(({ kind }) => kind)).toEqual(Array<string>(3).fill('passwordReset.send'));
    }
  });

  it('is sent five more times when requested from a network that the account knows', async () => {
    const { login } = await registered(services, app);
    for (const ip of newNetworks(6)) await requestReset(login, { ip });
    await db.deleteFrom('jobs').execute();
    for (let round = 0; round < 6; round += 1) expect((await requestReset(login)).codes).toEqual([]);
    expect(await db.selectFrom('jobs').select('kind').execute()).toHaveLength(5);
  });

  it('can be requested a hundred times an hour from one network', async () => {
    for (let round = 0; round < 100; round += 1) expect((await requestReset(newAddress())).codes).toEqual([]);
    expect((await requestReset(newAddress())).body.errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
  });

  it('stops working once a newer one is sent', async () => {
    const { login } = await registered(services, app);
    const older = await resetCode(login);
    services.time.advance({ seconds: 1 });
    const newer = await resetCode(login);
    expect(newer).not.toBe(older);
    expect((await reset(older)).codes).toEqual(['NOT_FOUND']);
    expect((await reset(newer)).codes).toEqual([]);
  });

  it('is stored as a hash, and removed from the queue once mailed', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    const stored = await db
      .selectFrom('auth_codes')
      .selectAll()
      .where('code_hash', '=', tokenHash(code))
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(await db.selectFrom('jobs').selectAll().execute())).not.toContain(code);
  });
});

describe('resetting the password', () => {
  it('replaces the old one', async () => {
    const { login, password } = await registered(services, app);
    expect((await reset(await resetCode(login))).body).toEqual({ data: { passwordReset: login } });
    expect(await isLoggedIn(login, password)).toBe(false);
    expect(await isLoggedIn(login, 'another good one')).toBe(true);
  });

  it('signs out everywhere and voids every other link', async () => {
    const { login, token } = await unproven(services, app);
    const verification = await mailbox.codeFor(login, 'auth-cb');
    await reset(await resetCode(login));
    expect((await meOf(token)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await exchange(verification)).codes).toEqual(['NOT_FOUND']);
  });

  it('verifies the address, as the link was read there', async () => {
    const { login } = await unproven(services, app);
    await reset(await resetCode(login));
    const response = await logIn(app, { login, password: 'another good one' });
    const { body } = await meOf(response.json<{ data: { token: string } }>().data.token);
    expect(body.data).toEqual({ me: { email: login, emailVerified: true } });
  });

  it('is mailed to the owner, in the language of the account', async () => {
    const { login } = await registered(services, app);
    await reset(await resetCode(login));
    expect(await mailbox.subjectsTo(login)).toContain('Your password was changed');
  });

  it('lets in a user who used up the attempts with the old one', async () => {
    const { login } = await registered(services, app);
    for (let wrong = 0; wrong < 11; wrong += 1) await logIn(app, { login, password: 'wrong' });
    expect((await logIn(app, { login, password: 'wrong' })).statusCode).toBe(429);
    await reset(await resetCode(login));
    expect(await isLoggedIn(login, 'another good one')).toBe(true);
  });

  it('lets in a device that used up its attempts with the old one', async () => {
    const { login, password } = await registered(services, app);
    const headers = newDevice();
    const statusWith = async (given: string) =>
      (await logIn(app, { login, password: given }, { headers })).statusCode;
    expect(await statusWith(password)).toBe(200);
    expect(await statusWith('wrong')).toBe(401);
    const used = await db
      .updateTable('rate_limits')
      .set({ points: 1000 })
      .where('key', 'like', 'loginDevice:%')
      .executeTakeFirst();
    expect(used.numUpdatedRows).toBe(1n);
    expect(await statusWith('wrong')).toBe(401);
    expect(await statusWith('wrong')).toBe(429);
    await reset(await resetCode(login), 'another good one', headers);
    expect(await statusWith('another good one')).toBe(200);
  });

  it('works once for a link, however many requests race for it', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    const answers = await Promise.all([1, 2, 3].map((number) => reset(code, `a password, number ${number}`)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const works = await Promise.all(
      [1, 2, 3].map((number) => isLoggedIn(login, `a password, number ${number}`)),
    );
    expect(works.filter(Boolean)).toHaveLength(1);
    expect((await reset(code)).codes).toEqual(['NOT_FOUND']);
  });

  it('is refused after an hour', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    services.time.advance({ minutes: 60 });
    expect((await reset(code)).codes).toEqual(['NOT_FOUND']);
  });

  it('is refused for a malformed code and for one issued for another purpose', async () => {
    const { login, token } = await unproven(services, app);
    const verification = await mailbox.codeFor(login, 'auth-cb');
    expect(verification).not.toBe('');
    const malformed = ['', ' ', 'nothing', 'x'.repeat(5000), '\ud800', `${verification}x`];
    for (const code of [...malformed, verification])
      expect([code, ...(await reset(code)).codes]).toEqual([code, 'NOT_FOUND']);
    expect((await reset(`${verification}\u0000`)).codes).toEqual(['BAD_USER_INPUT']);
    // The link that was tried in the wrong place still works in the right one.
    expect((await exchange(verification, bearer(token))).codes).toEqual([]);
  });

  it('cannot be bypassed by signing in with its code', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    expect((await exchange(code)).codes).toEqual(['NOT_FOUND']);
    expect((await reset(code)).codes).toEqual([]);
  });

  it('is refused for an account that was blocked meanwhile', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    await db.updateTable('users').set({ blocked_at: services.clock() }).where('login', '=', login).execute();
    expect((await reset(code)).codes).toEqual(['NOT_FOUND']);
  });

  it('rejects a short or common password without using up the link', async () => {
    const { login } = await registered(services, app);
    const code = await resetCode(login);
    for (const [password, error] of [
      ['short', 'tooShort'],
      ['password1', 'passwordCommon'],
      [login, 'passwordCommon'],
    ] as const)
      expect((await reset(code, password)).body.errors?.[0]?.extensions.fields).toEqual({ password: error });
    expect((await reset(code)).codes).toEqual([]);
  });

  it('rejects a password of a megabyte before hashing it, in every call that takes one', async () => {
    const { login, token, password } = await registered(services, app);
    const code = await resetCode(login);
    hashed.mockClear();
    const huge = 'x'.repeat(1024 * 1024);
    const answers = [
      await reset(code, huge),
      await change(token, password, huge),
      await change(token, huge, 'fine enough'),
    ];
    for (const { status, codes } of answers)
      expect(status === 413 ? ['BAD_USER_INPUT'] : codes).toEqual(['BAD_USER_INPUT']);
    const large = 'x'.repeat(129);
    expect((await reset(code, large)).body.errors?.[0]?.extensions.fields).toEqual({ password: 'tooLong' });
    expect((await change(token, large, large)).body.errors?.[0]?.extensions.fields).toEqual({
      current: 'tooLong',
      password: 'tooLong',
    });
    expect((await logIn(app, { login, password: huge })).statusCode).toBeGreaterThanOrEqual(400);
    expect(hashed).not.toHaveBeenCalled();
    expect((await reset(code)).codes).toEqual([]);
    expect(hashed).toHaveBeenCalledOnce();
  });
});

describe('changing the password', () => {
  it('keeps this session and ends the others', async () => {
    const { login, password, token } = await registered(services, app);
    const other = (await logIn(app, { login, password })).json<{ data: { token: string } }>().data.token;
    expect((await change(token, password, 'another good one')).body).toEqual({
      data: { passwordChange: true },
    });
    expect((await meOf(token)).codes).toEqual([]);
    expect((await meOf(other)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await isLoggedIn(login, password)).toBe(false);
    expect(await isLoggedIn(login, 'another good one')).toBe(true);
  });

  it('voids log-in and reset links, and is mailed to the owner', async () => {
    const { login, password, token } = await registered(services, app);
    const code = await resetCode(login);
    await change(token, password, 'another good one');
    expect((await reset(code)).codes).toEqual(['NOT_FOUND']);
    expect(await mailbox.subjectsTo(login)).toContain('Your password was changed');
  });

  it('requires the current one', async () => {
    const { token, login, password } = await registered(services, app);
    const { body } = await change(token, 'not this one', 'another good one');
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { current: 'wrongPassword' },
    });
    expect(await isLoggedIn(login, password)).toBe(true);
  });

  it('rejects a short and a common one', async () => {
    const { token, password } = await registered(services, app);
    for (const [next, error] of [
      ['short', 'tooShort'],
      ['qwertyuiop', 'passwordCommon'],
    ] as const)
      expect((await change(token, password, next)).body.errors?.[0]?.extensions.fields).toEqual({
        password: error,
      });
  });

  it('is limited to ten wrong guesses; right ones do not count', async () => {
    const { token, password } = await registered(services, app);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => change(token, 'not this one', 'another good one')),
    );
    const codes = guesses.flatMap(({ codes: [code] }) => code);
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    services.time.advance({ minutes: 16 });
    await db.deleteFrom('rate_limits').execute();
    let now = password;
    for (let round = 0; round < 12; round += 1) {
      const next = `a good password, number ${round}`;
      expect((await change(token, now, next)).codes).toEqual([]);
      now = next;
    }
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { token, login, password } = await registered(services, app);
    const answers = await Promise.all(
      [1, 2].map((number) => change(token, password, `password number ${number}`)),
    );
    const works = await Promise.all([1, 2].map((number) => isLoggedIn(login, `password number ${number}`)));
    expect(works.filter(Boolean)).toHaveLength(1);
    expect(answers.map(({ body }) => body.data?.['passwordChange'] === true)).toEqual(works);
  });

  it('requires an account', async () => {
    expect((await ask(app, 'mutation { emailVerificationRequest }')).codes).toEqual(['UNAUTHENTICATED']);
    const { codes } = await ask(
      app,
      'mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) }',
      { variables: { input: { current: 'x', password: 'another good one' } } },
    );
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('verifying the address', () => {
  it('can be requested again, and older links stop working', async () => {
    const { login, token } = await unproven(services, app);
    const first = await mailbox.codeFor(login, 'auth-cb');
    services.time.advance({ seconds: 1 });
    expect((await requestVerification(token)).body).toEqual({ data: { emailVerificationRequest: true } });
    const second = await mailbox.codeFor(login, 'auth-cb');
    expect(second).not.toBe(first);
    expect((await exchange(first)).codes).toEqual(['NOT_FOUND']);
    const { body } = await exchange(second, bearer(token));
    expect((await meOf(tokenIn(body.data, 'authCodeExchange'))).body.data).toEqual({
      me: { email: login, emailVerified: true },
    });
  });

  it('sends nothing if it is already verified', async () => {
    const { login, token } = await unproven(services, app);
    const { body } = await exchange(await mailbox.codeFor(login, 'auth-cb'), bearer(token));
    const before = (await mailbox.mailsTo(login)).length;
    expect((await requestVerification(tokenIn(body.data, 'authCodeExchange'))).codes).toEqual([]);
    expect(await mailbox.mailsTo(login)).toHaveLength(before);
  });

  it('does not claim what a guest bought with the address', async () => {
    const login = newAddress();
    const guest = await payByCard(services, nobody, {
      productId: '2',
      tariffId: 'atlas-scholar',
      currencyId: usd,
    });
    await db.updateTable('users').set({ email: login }).where('id', '=', guest.userId).execute();
    const { token } = await unproven(services, app, { login });
    const bought = (as: string) =>
      ask(app, '{ me { emailVerified } purchases { Pagination { total } } }', { headers: bearer(as) });
    const none = { purchases: { Pagination: { total: 0 } } };
    expect((await bought(token)).body.data).toEqual({ me: { emailVerified: false }, ...none });
    const { body } = await exchange(await mailbox.codeFor(login, 'auth-cb'), bearer(token));
    expect((await bought(tokenIn(body.data, 'authCodeExchange'))).body.data).toEqual({
      me: { emailVerified: true },
      ...none,
    });
  });

  it('is mailed three times an hour and then refused, since the request comes from the account itself', async () => {
    const { login, token } = await unproven(services, app);
    await mailbox.mailsTo(login);
    await mailbox.empty();
    for (let round = 0; round < 3; round += 1) expect((await requestVerification(token)).codes).toEqual([]);
    expect((await requestVerification(token)).body.errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    expect(await mailbox.mailsTo(login)).toHaveLength(3);
  });
});

describe('an email address as a login', () => {
  it('is the same in full-width letters, with ligatures and in any case', async () => {
    const name = randomUUID().slice(0, 8);
    const { login, password } = await registered(services, app, { login: `office-${name}@example.com` });
    const variants = [
      `ｏｆｆｉｃｅ-${name}@example.com`,
      `oﬃce-${name}@example.com`,
      ` OFFICE-${name.toUpperCase()}＠EXAMPLE.com `,
    ];
    for (const [index, variant] of variants.entries()) {
      expect([variant, await isLoggedIn(variant, password)]).toEqual([variant, true]);
      await requestReset(variant);
      await beginRegistration(app, { login: variant });
      const subjects = await mailbox.subjectsTo(login);
      expect(subjects.filter((each) => each === 'Your address already has an account')).toHaveLength(
        index + 1,
      );
    }
    expect(await mailbox.codeFor(login, 'auth/password/new')).not.toBe('');
  });

  it('with a look-alike letter is another account', async () => {
    const name = randomUUID().slice(0, 8);
    const latin = await registered(services, app, {
      login: `ada-${name}@example.com`,
      password: 'the latin password',
    });
    const cyrillic = await registered(services, app, {
      login: `аda-${name}@example.com`,
      password: 'the cyrillic one',
    });
    expect(await isLoggedIn(cyrillic.login, latin.password)).toBe(false);
    expect(await isLoggedIn(latin.login, cyrillic.password)).toBe(false);
    expect((await meOf(cyrillic.token)).body.data).toMatchObject({ me: { email: cyrillic.login } });
    await requestReset(cyrillic.login);
    expect(await mailbox.codeFor(latin.login, 'auth/password/new')).toBe('');
  });
});
