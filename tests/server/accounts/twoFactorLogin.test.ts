import { beforeEach, describe, expect, it } from 'vitest';
import { authCodeLink } from '../../../server/accounts/links/authCodes.ts';
import { createGuest } from '../../../server/identity/guests.ts';
import { newToken } from '../../../server/identity/sessions.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { fillWallet, walletOf } from '../support/checkoutSupport.ts';
import { eur } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { errorOf, secondFactorsOf, wrongCode, type Member } from '../support/secondFactors.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time, clock } = services;
const { confirm, codeOf, enter, guarded, newMember, secretOf, state } = secondFactorsOf(services, app);

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

describe('logging in with a second factor', () => {
  it('asks for a code once the password is right, and not before', async () => {
    const account = await guarded();
    const asked = await enter(account);
    expect(asked.statusCode).toBe(401);
    expect(errorOf(asked)).toEqual({ code: 'TWO_FACTOR_REQUIRED', message: expect.any(String) });
    const stranger = await logIn(app, { login: account.login, password: 'not it', otp: '123456' });
    const nobody = await logIn(app, { login: 'nobody@example.com', password: 'not it', otp: '123456' });
    expect(stranger.statusCode).toBe(401);
    expect(stranger.body).toBe(nobody.body);

    const good = await enter(account, codeOf(account.secret));
    expect(good.statusCode).toBe(200);
    const { token } = good.json<{ data: { token: string } }>().data;
    expect((await ask(app, '{ me { email } }', { headers: bearer(token) })).body.data).toEqual({
      me: { email: account.login },
    });
  });

  it('reports a wrong code at its field', async () => {
    const account = await guarded();
    const answer = await enter(account, codeOf(account.secret, 7));
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toMatchObject(wrongCode);
    expect(errorOf(await enter(account, '  '))).toMatchObject({ fields: { otp: 'required' } });
  });

  it.each([
    ['١٢٣', 0x660],
    ['۱۲۳', 0x6f0],
    ['１２３', 0xff10],
  ])('accepts digits such as %s, with spaces and hyphens', async (_, zero) => {
    const account = await guarded();
    const typed = codeOf(account.secret).replace(/\d/g, (digit) =>
      String.fromCodePoint(zero + Number(digit)),
    );
    const answer = await enter(account, ` ${typed.slice(0, 3)} ‑ ${typed.slice(3)}\u200f`);
    expect(answer.statusCode).toBe(200);
  });

  it('tolerates a clock that is half a minute off, and no more', async () => {
    const account = await guarded();
    time.advance({ minutes: 5 });
    expect((await enter(account, codeOf(account.secret, -2))).statusCode).toBe(400);
    expect((await enter(account, codeOf(account.secret, 2))).statusCode).toBe(400);
    expect((await enter(account, codeOf(account.secret, -1))).statusCode).toBe(200);
    expect((await enter(account, codeOf(account.secret, 1))).statusCode).toBe(200);
  });

  it('accepts a code once, even from concurrent requests, and none older than the last one', async () => {
    const account = await guarded();
    const code = codeOf(account.secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(account, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect((await enter(account, codeOf(account.secret, -1))).statusCode).toBe(400);
    time.advance({ seconds: 30 });
    expect((await enter(account, code)).statusCode).toBe(400);
    expect((await enter(account, codeOf(account.secret))).statusCode).toBe(200);
  });

  it('does not accept the code that turned it on', async () => {
    const account = await newMember();
    const code = codeOf(await secretOf(account));
    await confirm(account, code);
    expect(errorOf(await enter(account, code))).toMatchObject(wrongCode);
  });

  it('is throttled to one code a minute after ten wrong ones from anywhere, even with the right one', async () => {
    const account = await guarded();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        enter(account, codeOf(account.secret, 10 + index), {
          headers: { 'x-forwarded-for': `10.1.0.${index}` },
          ip: `10.0.0.${index}`,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(11);
    expect(statuses.filter((status) => status === 429)).toHaveLength(39);
    // The passwords were right all along: it's the codes that are limited.
    await db.deleteFrom('rate_limits').where('key', 'like', 'loginAccount%').execute();
    const right = await enter(account, codeOf(account.secret), { ip: '10.9.0.1' });
    expect(errorOf(right)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(60);
    // From the network where the account was created, its owner gets in at once.
    expect((await enter(account, codeOf(account.secret))).statusCode).toBe(200);
  });

  it('is refused for the rest of a day after a hundred wrong codes, however slowly they come', async () => {
    const account = await guarded();
    const enterFrom = (index: number, otp: string) => enter(account, otp, { ip: `10.2.0.${index}` });
    expect((await enterFrom(1, codeOf(account.secret, 50))).statusCode).toBe(400);
    await db
      .updateTable('rate_limits')
      .set({ points: 100 })
      .where('key', 'like', 'secondFactorDay%')
      .execute();
    const refused = await enterFrom(2, codeOf(account.secret));
    expect(errorOf(refused)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('counts right codes not at all toward those of a day', async () => {
    const account = await guarded();
    const points = async () =>
      (
        await db.selectFrom('rate_limits').select('points').where('key', 'like', 'secondFactorDay%').execute()
      ).map((row) => row.points);
    await enter(account, codeOf(account.secret, 50));
    expect(await points()).toEqual([1]);
    expect((await enter(account, codeOf(account.secret))).statusCode).toBe(200);
    expect(await points()).toEqual([1]);
  });

  it('counts right passwords without a code as attempts until the code is right too', async () => {
    const account = await guarded();
    for (let round = 0; round < 9; round += 1) await enter(account);
    expect((await enter(account, codeOf(account.secret))).statusCode).toBe(200);
    for (let round = 0; round < 11; round += 1)
      expect(errorOf(await enter(account))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(errorOf(await enter(account))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('merges the session’s guest only once the code is right', async () => {
    const account = await guarded();
    const token = newToken();
    const { userId } = await createGuest(db, clock(), {
      currencyId: eur,
      lang: 'en',
      utm: {},
      email: account.login,
      token,
      userAgent: undefined,
    });
    await fillWallet(services, userId, eur, 700);
    const headers = { autogeneratedtoken: token };
    await enter(account, undefined, { headers });
    await enter(account, codeOf(account.secret, 9), { headers });
    expect(await walletOf(services, userId, eur)).toBe(700);
    expect((await ask(app, '{ me { isAutogenerated } }', { headers: bearer(token) })).body.data).toEqual({
      me: { isAutogenerated: true },
    });
    expect((await enter(account, codeOf(account.secret), { headers })).statusCode).toBe(200);
    expect(await walletOf(services, account.id, eur)).toBe(700);
  });
});

describe('a log-in link of an account with a second factor', () => {
  const exchange = (code: string, otp?: string) =>
    ask(
      app,
      'mutation ($code: String!, $otp: String) { authCodeExchange(code: $code, otp: $otp) { token returnTo } }',
      { variables: { code, otp } },
    );
  const linkOf = async ({ id }: Member, purpose: 'LOGIN' | 'VERIFY_EMAIL' | 'RESET_PASSWORD' = 'LOGIN') =>
    (await authCodeLink(db, services, { userId: id, purpose, lang: 'en', returnTo: '/en/profile' })).split(
      '#code=',
    )[1] ?? '';

  it.each(['LOGIN', 'VERIFY_EMAIL'] as const)(
    'with purpose %s asks for a code and stays valid',
    async (purpose) => {
      const account = await guarded();
      const code = await linkOf(account, purpose);
      expect((await exchange(code)).codes).toEqual(['TWO_FACTOR_REQUIRED']);
      const poor = await exchange(code, codeOf(account.secret, 9));
      expect(poor.body.errors?.[0]?.extensions).toEqual(wrongCode);
      const good = await exchange(code, codeOf(account.secret));
      expect(good.body.data).toEqual({
        authCodeExchange: { token: expect.any(String), returnTo: '/en/profile' },
      });
      time.advance({ seconds: 30 });
      expect((await exchange(code, codeOf(account.secret))).codes).toEqual(['NOT_FOUND']);
    },
  );

  it('consumes no app code when the link is already used up', async () => {
    const account = await guarded();
    const [first, second] = [await linkOf(account), await linkOf(account)];
    const otp = codeOf(account.secret);
    expect((await exchange(first, account.codes[0])).codes).toEqual([]);
    expect((await exchange(first, otp)).codes).toEqual(['NOT_FOUND']);
    expect((await exchange(second, otp)).codes).toEqual([]);
  });

  it('lets one of many concurrent exchanges in', async () => {
    const account = await guarded();
    const code = await linkOf(account);
    const answers = await Promise.all(account.codes.slice(0, 5).map((otp) => exchange(code, otp)));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(await state(account)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('shares its limit with the log-in', async () => {
    const account = await guarded();
    const code = await linkOf(account);
    for (let round = 0; round < 11; round += 1) await exchange(code, codeOf(account.secret, 10 + round));
    expect((await exchange(code, codeOf(account.secret))).codes).toEqual(['RATE_LIMITED']);
    expect(errorOf(await enter(account, codeOf(account.secret)))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('does not sign in if it was issued for something else', async () => {
    const account = await newMember();
    expect((await exchange(await linkOf(account, 'RESET_PASSWORD'))).codes).toEqual(['NOT_FOUND']);
  });
});
