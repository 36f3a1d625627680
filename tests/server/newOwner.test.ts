import { beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, logIn } from './calls.ts';
import { testApp, testServices } from './harness.ts';
import { mailboxOf, newAddress, registered } from './mailbox.ts';
import { password, secondFactorsOf } from './secondFactors.ts';

const services = await testServices();
const app = await testApp(services);
const mailbox = mailboxOf(services);
const { codeOf, confirm, enter, guarded, newMember, secretOf } = secondFactorsOf(services, app);

beforeEach(mailbox.empty);

const exchange = async (code: string, headers: Record<string, string> = {}) => {
  const { body, codes } = await ask(
    app,
    'mutation ($code: String!) { authCodeExchange(code: $code) { token passwordCode } }',
    { variables: { code }, headers },
  );
  // What was asked for.
  const exchanged = body.data?.['authCodeExchange'] as { token: string; passwordCode: string | null } | null;
  return { codes, token: exchanged?.token ?? '', passwordCode: exchanged?.passwordCode };
};
const request = async (mutation: 'loginLinkRequest' | 'passwordResetRequest', email: string) => {
  const input = mutation === 'loginLinkRequest' ? 'LoginLinkInput' : 'PasswordResetRequestInput';
  await ask(app, `mutation ($input: ${input}!) { ${mutation}(input: $input) }`, {
    variables: { input: { email, language: 'en' } },
  });
};
const reset = (code: string, chosen: string) =>
  ask(app, 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }', {
    variables: { input: { code, password: chosen } },
  });
const me = async (token: string) =>
  (await ask(app, '{ me { emailVerified } }', { headers: bearer(token) })).body.data?.['me'];
const statusOf = async (login: string, given: string) =>
  (await logIn(app, { login, password: given })).statusCode;

/** The code of the newest link that an address got to sign in with. */
async function linkOf(kind: 'verification' | 'log-in', login: string): Promise<string> {
  if (kind === 'log-in') await request('loginLinkRequest', login);
  return mailbox.codeFor(login, 'auth-cb');
}

describe.each(['verification', 'log-in'] as const)(
  'a %s link that is the first to prove an address',
  (kind) => {
    it('leaves nothing to whoever registered the address elsewhere, and lets its owner choose a password', async () => {
      const stranger = await registered(app);
      const { token, passwordCode } = await exchange(await linkOf(kind, stranger.login));
      expect(await me(token)).toEqual({ emailVerified: true });
      expect(await me(stranger.token)).toBeNull();
      expect(await statusOf(stranger.login, stranger.password)).toBe(401);
      expect((await reset(passwordCode ?? '', 'chosen by the owner')).codes).toEqual([]);
      expect(await statusOf(stranger.login, 'chosen by the owner')).toBe(200);
    });

    it('leaves everything as it is where the account is signed in', async () => {
      const { login, token, password: chosen } = await registered(app);
      const exchanged = await exchange(await linkOf(kind, login), bearer(token));
      expect(exchanged).toMatchObject({ codes: [], passwordCode: null });
      expect(await me(exchanged.token)).toEqual({ emailVerified: true });
      // The browser goes on with the new session; the one before would stay behind in the list.
      expect(await me(token)).toBeNull();
      expect(await statusOf(login, chosen)).toBe(200);
    });

    it('does not take the session of another account for one of this', async () => {
      const [stranger, other] = [await registered(app), await registered(app)];
      await exchange(await linkOf(kind, stranger.login), bearer(other.token));
      expect(await statusOf(stranger.login, stranger.password)).toBe(401);
      expect(await statusOf(other.login, other.password)).toBe(200);
    });

    it('is not held up by a second factor of the stranger’s', async () => {
      const stranger = await newMember();
      await confirm(stranger, codeOf(await secretOf(stranger)));
      const { codes, token } = await exchange(await linkOf(kind, stranger.login));
      expect(codes).toEqual([]);
      expect((await ask(app, '{ twoFactor { enabled } }', { headers: bearer(token) })).body.data).toEqual({
        twoFactor: { enabled: false },
      });
      expect(await mailbox.subjectsTo(stranger.login)).toContain('Your second factor is off');
    });

    it('voids a change of the address that the stranger began', async () => {
      const stranger = await registered(app);
      const theirs = newAddress();
      await ask(app, 'mutation ($input: EmailChangeInput!) { emailChangeRequest(input: $input) { email } }', {
        variables: { input: { email: theirs, password: stranger.password, language: 'en' } },
        headers: bearer(stranger.token),
      });
      const change = await mailbox.codeFor(theirs, 'auth/email');
      expect(change).not.toBe('');
      await exchange(await linkOf(kind, stranger.login));
      const { codes } = await ask(
        app,
        'mutation ($code: String!) { emailChangeConfirm(code: $code) { email } }',
        {
          variables: { code: change },
        },
      );
      expect(codes).toEqual(['NOT_FOUND']);
    });
  },
);

it('a log-in link to a proven address leaves password, sessions and second factor as they are', async () => {
  const { login, token, password: chosen } = await registered(app);
  const verified = await exchange(await linkOf('verification', login), bearer(token));
  services.time.advance({ seconds: 1 });
  expect((await exchange(await linkOf('log-in', login))).passwordCode).toBeNull();
  expect(await me(verified.token)).toEqual({ emailVerified: true });
  expect(await statusOf(login, chosen)).toBe(200);
});

describe('a password chosen anew by a link', () => {
  it('ends a second factor that was turned on before anybody proved the address', async () => {
    const stranger = await newMember();
    await confirm(stranger, codeOf(await secretOf(stranger)));
    await request('passwordResetRequest', stranger.login);
    await reset(await mailbox.codeFor(stranger.login, 'auth/password/new'), 'chosen by the owner');
    expect(await statusOf(stranger.login, 'chosen by the owner')).toBe(200);
  });

  it('leaves the second factor of a proven address on', async () => {
    const account = await guarded();
    await request('passwordResetRequest', account.login);
    await reset(await mailbox.codeFor(account.login, 'auth/password/new'), password.toUpperCase());
    const answer = await logIn(app, { login: account.login, password: password.toUpperCase() });
    expect(answer.json()).toMatchObject({ error: { code: 'TWO_FACTOR_REQUIRED' } });
    expect((await enter(account)).statusCode).toBe(401);
  });
});
