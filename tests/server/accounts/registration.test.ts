import { beforeEach, describe, expect, it } from 'vitest';
import { createGuest } from '../../../server/identity/guests.ts';
import { newToken, tokenHash } from '../../../server/identity/sessions.ts';
import { housekeeping } from '../../../server/housekeeping.ts';
import { ask, bearer, logIn, tokenIn } from '../support/calls.ts';
import { fillWallet } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { newNetwork } from '../support/limitsSupport.ts';
import { mailboxOf } from '../support/mailbox.ts';
import {
  beginRegistration,
  confirmBy,
  newAddress,
  registered,
  registerMutation,
  registration,
} from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);

beforeEach(mailbox.empty);

const begin = (input: object = {}, ip?: string) =>
  ask(app, registerMutation, { variables: { input: registration(input) }, ...(ip && { ip }) });
const resend = (token: string) =>
  ask(
    app,
    'mutation ($registration: String!) { registrationResend(registration: $registration) { expiresAt } }',
    {
      variables: { registration: token },
    },
  );
const exchange = (code: string, proof: object = {}, headers: Record<string, string> = {}) =>
  ask(
    app,
    `mutation ($code: String!, $registration: String, $password: String, $newPassword: String) {
      authCodeExchange(code: $code, registration: $registration, password: $password, newPassword: $newPassword) {
        token
        returnTo
      }
    }`,
    { variables: { code, ...proof }, headers },
  );
/** The code in the newest mail to an address that contains one. */
const codeTo = async (address: string): Promise<string> =>
  (await mailbox.mailsTo(address))
    .flatMap((mail) => /^Your code: \D*(\d{6})/m.exec(mail)?.[1] ?? [])
    .at(-1) ?? '';
const linkTo = (address: string) => mailbox.codeFor(address, 'auth-cb');
const accountOf = (login: string) =>
  db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The errors of an answer, without what differs between requests. */
const errorOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.errors?.[0]?.extensions;

describe('a registration', () => {
  it('is no account until its address is verified', async () => {
    const { login, password } = registration();
    await beginRegistration(app, { login });
    await linkTo(login);
    expect(await accountOf(login)).toBeUndefined();
    expect((await logIn(app, { login, password })).statusCode).toBe(401);
  });

  it('becomes an account through the mailed code, which works once', async () => {
    const { login } = registration();
    const token = await beginRegistration(app, { login, firstName: 'Ada', returnTo: '/en/profile/dreams' });
    const code = await codeTo(login);
    const { body } = await confirmBy(app, {
      registration: token,
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(body.data).toMatchObject({ registrationConfirm: { returnTo: '/en/profile/dreams' } });
    const headers = bearer(tokenIn(body.data, 'registrationConfirm'));
    expect((await ask(app, '{ me { email emailVerified fullName } }', { headers })).body.data).toEqual({
      me: { email: login, emailVerified: true, fullName: 'Ada' },
    });
    expect((await confirmBy(app, { registration: token, code })).codes).toEqual(['NOT_FOUND']);
    expect((await exchange(await linkTo(login))).codes).toEqual(['NOT_FOUND']);
  });

  it('becomes an account through the mailed link in the browser that registered', async () => {
    const { login, password } = registration();
    const token = await beginRegistration(app, { login });
    const { codes } = await exchange(await linkTo(login), { registration: token });
    expect(codes).toEqual([]);
    expect((await logIn(app, { login, password })).statusCode).toBe(200);
  });

  it('asks for the password when its link is opened elsewhere, and keeps what was entered', async () => {
    const { login, password } = registration();
    await beginRegistration(app, { login, firstName: 'Ada' });
    const link = await linkTo(login);
    expect((await exchange(link)).codes).toEqual(['PASSWORD_REQUIRED']);
    expect((await exchange(link, { registration: newToken() })).codes).toEqual(['PASSWORD_REQUIRED']);
    expect(errorOf(await exchange(link, { password: 'not this one' }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'wrongPassword' },
    });
    expect((await exchange(link, { password })).codes).toEqual([]);
    expect(await accountOf(login)).toMatchObject({ first_name: 'Ada' });
  });

  it('keeps nothing a stranger entered once the link’s reader has chosen a password', async () => {
    const { login, password } = registration();
    const stranger = await beginRegistration(app, {
      login,
      firstName: 'Mallory',
      utm: { utm_source: 'evil' },
      returnTo: '/en/products/2/payment',
    });
    const { body } = await exchange(await linkTo(login), { newPassword: 'chosen by the owner' });
    expect(body.data).toMatchObject({ authCodeExchange: { returnTo: null } });
    expect(await accountOf(login)).toMatchObject({ first_name: null, utm: {} });
    expect((await logIn(app, { login, password })).statusCode).toBe(401);
    expect((await logIn(app, { login, password: 'chosen by the owner' })).statusCode).toBe(200);
    expect((await confirmBy(app, { registration: stranger, code: '000000' })).codes).toEqual(['NOT_FOUND']);
  });

  it('merges the guest of the session when it becomes an account', async () => {
    const guest = newToken();
    const { login } = registration();
    const { userId } = await createGuest(db, services.clock(), {
      currencyId: usd,
      lang: 'en',
      utm: {},
      email: login,
      token: guest,
      userAgent: undefined,
    });
    await fillWallet(services, userId, usd, 1234);
    const token = await beginRegistration(app, { login });
    expect((await ask(app, '{ me { balance } }', { headers: bearer(guest) })).body.data).toEqual({
      me: { balance: '12.34' },
    });
    const { body } = await confirmBy(
      app,
      { registration: token, code: await codeTo(login) },
      { autogeneratedtoken: guest },
    );
    const headers = bearer(tokenIn(body.data, 'registrationConfirm'));
    expect((await ask(app, '{ me { balance } }', { headers })).body.data).toEqual({
      me: { balance: '12.34' },
    });
  });

  it('is not disturbed by another one for the same address', async () => {
    const { login } = registration();
    const theirs = await beginRegistration(app, { login, password: 'of a stranger' });
    const theirCode = await codeTo(login);
    services.time.advance({ seconds: 1 });
    const own = await beginRegistration(app, { login });
    for (let wrong = 0; wrong < 6; wrong += 1)
      await confirmBy(app, { registration: theirs, code: otherThan(theirCode) });
    expect((await confirmBy(app, { registration: own, code: await codeTo(login) })).codes).toEqual([]);
    // By now even the right code of the other one is too late, and only the mailbox's owner could know it.
    await resend(theirs);
    await mailbox.mailsTo(login);
    expect((await confirmBy(app, { registration: theirs, code: theirCode })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect((await logIn(app, { login, password: 'of a stranger' })).statusCode).toBe(401);
  });

  it('creates one account when two for one address are confirmed concurrently', async () => {
    const { login } = registration();
    const first = await beginRegistration(app, { login });
    const firstCode = await codeTo(login);
    services.time.advance({ seconds: 1 });
    const second = await beginRegistration(app, { login });
    const secondCode = await codeTo(login);
    const answers = await Promise.all([
      confirmBy(app, { registration: first, code: firstCode }),
      confirmBy(app, { registration: second, code: secondCode }),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
  });

  it('allows five wrong codes, and a new mail gives five more', async () => {
    const { login } = registration();
    const token = await beginRegistration(app, { login });
    const code = await codeTo(login);
    const wrong = () => confirmBy(app, { registration: token, code: otherThan(code) });
    const tries = await Promise.all(Array.from({ length: 7 }, wrong));
    expect(tries.flatMap(({ codes }) => codes).sort()).toEqual([
      ...Array<string>(5).fill('BAD_USER_INPUT'),
      ...Array<string>(2).fill('NOT_FOUND'),
    ]);
    expect((await confirmBy(app, { registration: token, code })).codes).toEqual(['NOT_FOUND']);
    services.time.advance({ seconds: 1 });
    expect((await resend(token)).codes).toEqual([]);
    const next = await codeTo(login);
    expect((await confirmBy(app, { registration: token, code: next })).codes).toEqual([]);
  });

  it('expires after a day and is then deleted', async () => {
    const { login } = registration();
    const token = await beginRegistration(app, { login });
    const [code, link] = [await codeTo(login), await linkTo(login)];
    services.time.advance({ hours: 24 });
    expect((await confirmBy(app, { registration: token, code })).codes).toEqual(['NOT_FOUND']);
    expect((await exchange(link, { registration: token })).codes).toEqual(['NOT_FOUND']);
    expect((await resend(token)).codes).toEqual(['NOT_FOUND']);
    await housekeeping(services);
    expect(
      await db.selectFrom('pending_registrations').select('id').where('login', '=', login).execute(),
    ).toEqual([]);
  });

  it('stores tokens, links and codes as hashes only', async () => {
    const { login } = registration();
    const token = await beginRegistration(app, { login });
    const [code, link] = [await codeTo(login), await linkTo(login)];
    const row = await db
      .selectFrom('pending_registrations')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirstOrThrow();
    expect(row.link_hash).toEqual(tokenHash(link));
    expect(row.code_hash).not.toEqual(tokenHash(code));
    expect(row.code_hash).toHaveLength(32);
  });
});

describe('whether an address has an account', () => {
  /** An address that has an account, and one that has none. */
  async function both() {
    const { login: taken } = await registered(services, app);
    await db.deleteFrom('rate_limits').execute();
    return { taken, free: newAddress() };
  }

  it('is not revealed by the answer to a registration, nor by a log-in with its password', async () => {
    const { taken, free } = await both();
    const password = 'the chosen password';
    const tomorrow = new Date(services.clock().getTime() + 86_400_000).toISOString();
    const answers = await Promise.all([taken, free].map((login) => begin({ login, password })));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        {
          data: {
            register: {
              registration: expect.stringMatching(/^[\w-]{43}$/),
              expiresAt: tomorrow,
            },
          },
        },
      ]);
    }
    const logins = await Promise.all([taken, free].map((login) => logIn(app, { login, password })));
    for (const { statusCode, body } of logins) expect([statusCode, body]).toEqual([401, logins[0]?.body]);
  });

  it('is not revealed by trying codes, before and after another mail', async () => {
    const { taken, free } = await both();
    const seen: Record<string, unknown[]> = { taken: [], free: [] };
    for (const [kind, login] of Object.entries({ taken, free })) {
      const token = await beginRegistration(app, { login });
      const before = await codeTo(login);
      const attempt = async () =>
        seen[kind]?.push(errorOf(await confirmBy(app, { registration: token, code: otherThan(before) })));
      for (let round = 0; round < 6; round += 1) await attempt();
      expect((await resend(token)).codes).toEqual([]);
      await mailbox.mailsTo(login);
      for (let round = 0; round < 6; round += 1) await attempt();
    }
    expect(seen['taken']).toEqual(seen['free']);
    expect(seen['free']).toContainEqual({ code: 'BAD_USER_INPUT', fields: { code: 'wrongCode' } });
  });

  it('is not revealed by how often one can register, and three mails an hour are sent either way', async () => {
    const stranger = newNetwork();
    for (const login of Object.values(await both())) {
      for (let round = 0; round < 5; round += 1) expect((await begin({ login }, stranger)).codes).toEqual([]);
      expect(await mailbox.mailsTo(login)).toHaveLength(3);
    }
  });

  it('is mailed to its owner, in the owner’s language and without a code', async () => {
    const { login } = await registered(services, app, { language: 'de' });
    const token = await beginRegistration(app, { login, firstName: 'Mallory', language: 'en' });
    const mails = await mailbox.mailsTo(login);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('http://localhost:3000/de/auth/login');
    expect(mails[0]).not.toMatch(/code=|Mallory/);
    const row = await db
      .selectFrom('pending_registrations')
      .select(['link_hash', 'code_hash'])
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ link_hash: null, code_hash: null });
  });

  it('makes no difference to the queries of a registration', async () => {
    const { taken, free } = await both();
    const rows = async (login: string) => {
      await db.deleteFrom('jobs').execute();
      await begin({ login });
      const jobs = await db.selectFrom('jobs').select('kind').execute();
      return jobs.map(({ kind }) => kind);
    };
    expect(await rows(taken)).toEqual(await rows(free));
  });
});
