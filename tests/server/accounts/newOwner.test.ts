import { beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../../../server/identity/guests.ts';
import { newToken } from '../../../server/identity/sessions.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { fillWallet, walletOf, ledgerProblems } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress, registered, unproven } from '../support/registering.ts';
import { password, secondFactorsOf } from '../support/secondFactors.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);
const { codeOf, confirm, enter, guarded, secretOf } = secondFactorsOf(services, app);

beforeEach(mailbox.empty);

interface Proof {
  password?: string;
  newPassword?: string;
  otp?: string;
}

const exchange = async (code: string, proof: Proof = {}, headers: Record<string, string> = {}) => {
  const { body, codes } = await ask(
    app,
    `mutation ($code: String!, $otp: String, $password: String, $newPassword: String) {
      authCodeExchange(code: $code, otp: $otp, password: $password, newPassword: $newPassword) { token }
    }`,
    { variables: { code, ...proof }, headers },
  );
  // The shape that the query asks for.
  const exchanged = body.data?.['authCodeExchange'] as { token: string } | null;
  return { codes, fields: body.errors?.[0]?.extensions.fields, token: exchanged?.token ?? '' };
};
const request = async (mutation: 'loginLinkRequest' | 'passwordResetRequest', email: string) => {
  const input = mutation === 'loginLinkRequest' ? 'LoginLinkInput' : 'PasswordResetRequestInput';
  await ask(app, `mutation ($input: ${input}!) { ${mutation}(input: $input) }`, {
    variables: { input: { email, language: 'en' } },
  });
};
const me = async (token: string) =>
  (await ask(app, '{ me { emailVerified } }', { headers: bearer(token) })).body.data?.['me'];
const statusOf = async (login: string, given: string) =>
  (await logIn(app, { login, password: given })).statusCode;
const idOf = async (login: string): Promise<string> =>
  (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
const owners = 'chosen by the owner';

/** The code in the newest sign-in link mailed to an address. */
async function linkOf(kind: 'verification' | 'log-in', login: string): Promise<string> {
  if (kind === 'log-in') {
    services.time.advance({ seconds: 1 });
    await request('loginLinkRequest', login);
  }
  return mailbox.codeFor(login, 'auth-cb');
}

/** Data from before addresses had to be verified: money, a payment method, a name, a dream. */
async function filled(login: string) {
  const userId = await idOf(login);
  const now = services.clock();
  await fillWallet(services, userId, usd, 2500);
  await db
    .updateTable('users')
    .set({ first_name: 'Ada', last_name: 'Byron', phone: '+77012345678', birth_date: '1990-02-28' })
    .where('id', '=', userId)
    .execute();
  await db
    .insertInto('saved_methods')
    .values({
      id: `method-${userId}`,
      user_id: userId,
      provider: 'sandbox',
      reference: `reference-${userId}`,
      label: '•••• 4242',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('dreams')
    .values({
      id: `dream-${userId}`,
      user_id: userId,
      client_key: 'one-dream',
      title: 'A telescope',
      status: 'OPEN',
      is_public: true,
      created_at: now,
    })
    .execute();
  return userId;
}

const holdings = `{
  me { fullName phone birthDate balance balances { amount } }
  wallet { SavedMethods { id } }
  dreams(filter: { scope: OWN }) { Dreams { title } }
}`;
const nothing = {
  me: { fullName: null, phone: null, birthDate: null, balance: '0.00', balances: expect.any(Array) },
  wallet: { SavedMethods: [] },
  dreams: { Dreams: [] },
};

describe.each(['verification', 'log-in'] as const)(
  'a %s link to an address that was never verified',
  (kind) => {
    it('asks for the password when opened elsewhere, and stays valid meanwhile', async () => {
      const account = await unproven(services, app);
      const code = await linkOf(kind, account.login);
      expect((await exchange(code)).codes).toEqual(['PASSWORD_REQUIRED']);
      const wrong = await exchange(code, { password: 'not this one' });
      expect([wrong.codes, wrong.fields]).toEqual([['BAD_USER_INPUT'], { password: 'wrongPassword' }]);
      expect(await me(account.token)).toEqual({ emailVerified: false });

      const { codes, token } = await exchange(code, { password: account.password });
      expect(codes).toEqual([]);
      expect(await me(token)).toEqual({ emailVerified: true });
      // Nothing else has changed.
      expect(await me(account.token)).toEqual({ emailVerified: true });
      expect(await statusOf(account.login, account.password)).toBe(200);
    });

    it('keeps the whole account for anyone who knows the password', async () => {
      const account = await unproven(services, app);
      const userId = await filled(account.login);
      const { token } = await exchange(await linkOf(kind, account.login), { password: account.password });
      const { body } = await ask(app, holdings, { headers: bearer(token) });
      expect(body.data).toMatchObject({
        me: { fullName: 'Ada Byron', balance: '25.00' },
        wallet: { SavedMethods: [{ id: `method-${userId}` }] },
        dreams: { Dreams: [{ title: 'A telescope' }] },
      });
    });

    it('limits wrong passwords like a log-in', async () => {
      const account = await unproven(services, app);
      const code = await linkOf(kind, account.login);
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => exchange(code, { password: 'not this one' })),
      );
      expect(tries.filter(({ codes }) => codes[0] === 'RATE_LIMITED')).toHaveLength(2);
      expect((await exchange(code, { password: account.password })).codes).toEqual(['RATE_LIMITED']);
    });

    it('leaves the person who registered with nothing once the owner has set another password', async () => {
      const stranger = await unproven(services, app);
      const code = await linkOf(kind, stranger.login);
      const poor = await exchange(code, { newPassword: 'password1' });
      expect([poor.codes, poor.fields]).toEqual([['BAD_USER_INPUT'], { newPassword: 'passwordCommon' }]);
      const { token } = await exchange(code, { newPassword: owners });
      expect(await me(token)).toEqual({ emailVerified: true });
      expect(await me(stranger.token)).toBeNull();
      expect(await statusOf(stranger.login, stranger.password)).toBe(401);
      expect(await statusOf(stranger.login, owners)).toBe(200);
      expect((await exchange(code, { newPassword: owners })).codes).toEqual(['NOT_FOUND']);
    });

    it('gives the owner no money, card or name of the person who registered', async () => {
      const stranger = await unproven(services, app);
      const userId = await filled(stranger.login);
      const { token } = await exchange(await linkOf(kind, stranger.login), { newPassword: owners });
      const { body } = await ask(app, holdings, { headers: bearer(token) });
      expect(body.data).toEqual(nothing);
      expect(await walletOf(services, userId, usd)).toBe(0);
      expect(await ledgerProblems(services)).toEqual([]);
    });

    it('changes nothing where the account is already signed in', async () => {
      const { login, token, password: chosen } = await unproven(services, app);
      const exchanged = await exchange(await linkOf(kind, login), {}, bearer(token));
      expect(exchanged.codes).toEqual([]);
      expect(await me(exchanged.token)).toEqual({ emailVerified: true });
      // The browser continues with the new session; the old one would linger in the list of sessions.
      expect(await me(token)).toBeNull();
      expect(await statusOf(login, chosen)).toBe(200);
    });

    it('does not accept another account’s session as proof', async () => {
      const [stranger, other] = [await unproven(services, app), await registered(services, app)];
      const { codes } = await exchange(await linkOf(kind, stranger.login), {}, bearer(other.token));
      expect(codes).toEqual(['PASSWORD_REQUIRED']);
      expect(await statusOf(other.login, other.password)).toBe(200);
    });

    it('asks for the second factor too, unless a new password is chosen', async () => {
      const { login, token } = await unproven(services, app);
      const stranger = { login, id: await idOf(login), headers: bearer(token) };
      await confirm(stranger, codeOf(await secretOf(stranger)));
      const code = await linkOf(kind, login);
      expect((await exchange(code, { password })).codes).toEqual(['TWO_FACTOR_REQUIRED']);
      const taken = await exchange(code, { newPassword: owners });
      expect(taken.codes).toEqual([]);
      const { body } = await ask(app, '{ twoFactor { enabled } }', { headers: bearer(taken.token) });
      expect(body.data).toEqual({ twoFactor: { enabled: false } });
      expect(await mailbox.subjectsTo(login)).toContain('Two-factor authentication is off');
    });

    it('voids an email change that the stranger started', async () => {
      const stranger = await unproven(services, app);
      const theirs = newAddress();
      await ask(app, 'mutation ($input: EmailChangeInput!) { emailChangeRequest(input: $input) { email } }', {
        variables: { input: { email: theirs, password: stranger.password, language: 'en' } },
        headers: bearer(stranger.token),
      });
      const change = await mailbox.codeFor(theirs, 'auth/email');
      expect(change).not.toBe('');
      await exchange(await linkOf(kind, stranger.login), { newPassword: owners });
      const { codes } = await ask(
        app,
        'mutation ($code: String!) { emailChangeConfirm(code: $code) { email } }',
        { variables: { code: change } },
      );
      expect(codes).toEqual(['NOT_FOUND']);
    });
  },
);

it('a log-in link to a verified address leaves password, sessions and second factor alone', async () => {
  const { login, token, password: chosen } = await registered(services, app);
  const { codes } = await exchange(await linkOf('log-in', login));
  expect(codes).toEqual([]);
  expect(await me(token)).toEqual({ emailVerified: true });
  expect(await statusOf(login, chosen)).toBe(200);
});

it('a guest’s money and payment methods wait until the account’s address is verified', async () => {
  const account = await unproven(services, app);
  const guestToken = newToken();
  const { userId: guestId } = await createGuest(db, services.clock(), {
    currencyId: usd,
    lang: 'en',
    utm: {},
    email: account.login,
    token: guestToken,
    userAgent: undefined,
  });
  await fillWallet(services, guestId, usd, 900);
  await logIn(app, account, { headers: { autogeneratedtoken: guestToken } });
  const userId = await idOf(account.login);
  expect(await walletOf(services, userId, usd)).toBe(0);
  expect(await ledgerProblems(services)).toEqual([]);

  await exchange(await linkOf('verification', account.login), {}, bearer(account.token));
  expect(await walletOf(services, userId, usd)).toBe(900);
  expect(await walletOf(services, guestId, usd)).toBe(0);
  expect(await ledgerProblems(services)).toEqual([]);
});

describe('a password reset', () => {
  const reset = (code: string, chosen: string) =>
    ask(app, 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }', {
      variables: { input: { code, password: chosen } },
    });

  it('removes everything that was there before the address was verified', async () => {
    const stranger = await unproven(services, app);
    const userId = await filled(stranger.login);
    const who = { login: stranger.login, id: userId, headers: bearer(stranger.token) };
    await confirm(who, codeOf(await secretOf(who)));
    await request('passwordResetRequest', stranger.login);
    await reset(await mailbox.codeFor(stranger.login, 'auth/password/new'), owners);
    const response = await logIn(app, { login: stranger.login, password: owners });
    const headers = bearer(response.json<{ data: { token: string } }>().data.token);
    expect((await ask(app, holdings, { headers })).body.data).toEqual(nothing);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('keeps the second factor of a verified address', async () => {
    const account = await guarded();
    await request('passwordResetRequest', account.login);
    await reset(await mailbox.codeFor(account.login, 'auth/password/new'), password.toUpperCase());
    const answer = await logIn(app, { login: account.login, password: password.toUpperCase() });
    expect(answer.json()).toMatchObject({ error: { code: 'TWO_FACTOR_REQUIRED' } });
    expect((await enter(account)).statusCode).toBe(401);
  });
});
