import { Secret, TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../../../server/identity/guests.ts';
import { newToken } from '../../../server/identity/sessions.ts';
import { product } from '../../../src/shared/product.ts';
import { ask, bearer } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { errorOf, secondFactorsOf, setupIn, wrongCode } from '../support/secondFactors.ts';
import { eur } from '../support/demoProducts.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time, clock } = services;
const { mailsTo, subjectsTo, empty } = mailboxOf(services);
const { begin, confirm, codeOf, disable, enter, guarded, newMember, renew, secretOf, state } =
  secondFactorsOf(services, app);

beforeEach(empty);

describe('turning the second factor on', () => {
  it('requires the password and a code from the app, and returns ten recovery codes', async () => {
    const account = await newMember();
    expect(await state(account)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    const { secret, uri } = setupIn(await begin(account));
    const scanned = URI.parse(uri);
    expect(scanned).toMatchObject({
      issuer: product.name,
      label: account.login,
      algorithm: 'SHA1',
      digits: 6,
    });
    expect(scanned instanceof TOTP && scanned.period).toBe(30);
    expect(scanned.secret.base32).toBe(secret);
    expect(scanned.secret.bytes).toHaveLength(20);

    expect(await state(account)).toMatchObject({ enabled: false });
    expect((await enter(account)).statusCode, 'nothing counts before it is confirmed').toBe(200);

    const answer = await confirm(account, codeOf(secret));
    const codes = answer.body.data?.['twoFactorConfirm'] as string[];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await state(account)).toEqual({
      enabled: true,
      enabledAt: clock().toISOString(),
      recoveryCodesLeft: 10,
    });
  });

  it('rejects and counts a wrong password, and does not count right ones', async () => {
    const account = await newMember();
    const poor = await begin(account, 'not it');
    expect(poor.body.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'wrongPassword' },
    });
    for (let round = 0; round < 12; round += 1) expect((await begin(account)).codes).toEqual([]);
    const tries = await Promise.all(Array.from({ length: 14 }, () => begin(account, 'not it')));
    const codes = tries.flatMap((answer) => answer.codes);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
    expect((await begin(account)).codes).toEqual(['RATE_LIMITED']);
    time.advance({ minutes: 15 });
  });

  it('rejects a wrong code, an old secret, and a setup that was not confirmed in time', async () => {
    const account = await newMember();
    expect((await confirm(account, '123456')).codes, 'nothing was begun').toEqual(['CONFLICT']);
    const first = await secretOf(account);
    const second = await secretOf(account);
    expect((await confirm(account, codeOf(first))).body.errors?.[0]?.extensions).toEqual(wrongCode);
    expect((await confirm(account, '')).body.errors?.[0]?.extensions).toMatchObject({
      fields: { otp: 'required' },
    });
    time.advance({ minutes: 15 });
    expect((await confirm(account, codeOf(second))).codes).toEqual(['CONFLICT']);
    expect(await state(account)).toMatchObject({ enabled: false });
  });

  it('succeeds once: one of many concurrent confirmations gets recovery codes', async () => {
    const account = await newMember();
    const code = codeOf(await secretOf(account));
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(account, code)));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(await state(account)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await begin(account)).codes).toEqual(['CONFLICT']);
  });

  it('requires an account, not just a guest session', async () => {
    const token = newToken();
    await createGuest(db, clock(), {
      currencyId: eur,
      lang: 'en',
      utm: {},
      email: 'guest@example.com',
      token,
      userAgent: undefined,
    });
    for (const headers of [{}, bearer(token)]) {
      expect((await ask(app, '{ twoFactor { enabled } }', { headers })).codes).toEqual(['UNAUTHENTICATED']);
      expect((await begin({ headers })).codes).toEqual(['UNAUTHENTICATED']);
    }
  });

  it('leaves neither the secret nor a recovery code readable in the database', async () => {
    const account = await newMember();
    const secret = await secretOf(account);
    const codes = (await confirm(account, codeOf(secret))).body.data?.['twoFactorConfirm'] as string[];
    await secretOf(await newMember());
    const rows = await Promise.all([
      db.selectFrom('users').selectAll().where('id', '=', account.id).execute(),
      db.selectFrom('totp_setups').selectAll().execute(),
      db.selectFrom('recovery_codes').selectAll().execute(),
      db.selectFrom('jobs').selectAll().execute(),
      db.selectFrom('sign_ins').selectAll().execute(),
    ]);
    const values = rows.flat().flatMap((row): unknown[] => Object.values(row));
    const bytes = values.filter((value) => value instanceof Uint8Array).map((value) => Buffer.from(value));
    const texts = JSON.stringify(values.filter((value) => !(value instanceof Uint8Array)));
    expect(bytes.length).toBeGreaterThan(10);
    const reported = [secret, ...codes, ...codes.map((code) => code.replace('-', ''))];
    for (const text of reported) {
      expect(texts).not.toContain(text);
      for (const value of bytes) expect(value.includes(text)).toBe(false);
    }
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    for (const value of bytes) expect(value.includes(plain)).toBe(false);
  });

  it('encrypts the secret for its account: it is useless in another one', async () => {
    const [account, other] = [await guarded(), await guarded()];
    const { totp_secret: sealed } = await db
      .selectFrom('users')
      .select('totp_secret')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ totp_secret: sealed }).where('id', '=', other.id).execute();
    expect((await enter(other, codeOf(account.secret))).statusCode).toBe(500);
    services.log.takeErrors();
  });
});

describe('a recovery code', () => {
  it('works once, however it is written, and its owner is notified', async () => {
    const account = await guarded();
    const [code = ''] = account.codes;
    expect((await enter(account, ` ${code.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200);
    expect(errorOf(await enter(account, code))).toMatchObject(wrongCode);
    expect(await state(account)).toMatchObject({ recoveryCodesLeft: 9 });
    const subjects = await subjectsTo(account.login);
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(1);
  });

  it('works for one of many concurrent log-ins', async () => {
    const account = await guarded();
    const [code = ''] = account.codes;
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(account, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await state(account)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('works only for its own account', async () => {
    const [account, other] = [await guarded(), await guarded()];
    expect(errorOf(await enter(account, other.codes[0]))).toMatchObject(wrongCode);
    expect(await state(other)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is replaced by new ones in exchange for the password', async () => {
    const account = await guarded();
    expect((await renew(account, 'not it')).codes).toEqual(['BAD_USER_INPUT']);
    const fresh = (await renew(account)).body.data?.['recoveryCodesRenew'] as string[];
    expect(fresh).toHaveLength(10);
    expect(errorOf(await enter(account, account.codes[0]))).toMatchObject(wrongCode);
    expect((await enter(account, fresh[0])).statusCode).toBe(200);
    expect((await renew(await newMember())).codes, 'there is no second factor').toEqual(['CONFLICT']);
  });
});

describe('turning the second factor off', () => {
  it('requires the password, and voids codes of both kinds', async () => {
    const account = await guarded();
    expect((await disable(account, 'not it')).body.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'wrongPassword' },
    });
    expect(await state(account)).toMatchObject({ enabled: true });
    expect((await disable(account)).body.data).toEqual({ twoFactorDisable: true });
    expect(await state(account)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect((await enter(account)).statusCode).toBe(200);
    expect(
      await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', account.id).execute(),
    ).toEqual([]);
  });

  it('is mailed to the owner in their language, as are turning it on and new recovery codes', async () => {
    const account = await newMember('de');
    await confirm(account, codeOf(await secretOf(account)));
    await renew(account, 'not it');
    await renew(account);
    await disable(account);
    await disable(account);
    const mails = await mailsTo(account.login);
    const pages = mails.filter((mail) => mail.includes('http://localhost:3000/de/profile/security'));
    expect(pages).toHaveLength(3);
    const subjects = await subjectsTo(account.login);
    expect(subjects).toContain('Sie haben neue Wiederherstellungscodes');
  });
});
