import { beforeEach, describe, expect, it } from 'vitest';
import { confirmEmailChange } from '../../../server/accounts/email/emailChangeConfirm.ts';
import { housekeeping } from '../../../server/housekeeping.ts';
import { isOptedOut, setReminders } from '../../../server/mail/reminderOptOuts.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { nobody, payByCard } from '../support/checkoutSupport.ts';
import { deadlockOnceDatabase } from '../support/deadlockOnceDatabase.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress, registered, unproven } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);

beforeEach(mailbox.empty);

const request = (token: string, email: string, password: string, language = 'en') =>
  ask(
    app,
    `mutation ($input: EmailChangeInput!) {
      emailChangeRequest(input: $input) { email newConfirmed oldConfirmed expiresAt }
    }`,
    { variables: { input: { email, password, language } }, headers: bearer(token) },
  );
const confirm = (code: string) =>
  ask(
    app,
    'mutation ($code: String!) { emailChangeConfirm(code: $code) { email newConfirmed oldConfirmed } }',
    {
      variables: { code },
    },
  );
const cancel = (token: string) => ask(app, 'mutation { emailChangeCancel }', { headers: bearer(token) });
const exchange = (code: string, headers = {}) =>
  ask(app, 'mutation ($code: String!) { authCodeExchange(code: $code) { token } }', {
    variables: { code },
    headers,
  });
const meOf = async (token: string) =>
  (
    await ask(app, '{ me { email emailVerified emailChange { email newConfirmed oldConfirmed } } }', {
      headers: bearer(token),
    })
  ).body.data?.['me'];

const codeFor = (address: string) => mailbox.codeFor(address, 'auth/email');
const isLoggedIn = async (login: string, password: string) =>
  (await logIn(app, { login, password })).statusCode === 200;

/** An account with a verified address. */
const proven = () => registered(services, app);

/** A requested change, with the codes sent to both addresses. */
async function begun() {
  const account = await proven();
  const email = newAddress();
  await request(account.token, email, account.password);
  return { ...account, email, newCode: await codeFor(email), oldCode: await codeFor(account.login) };
}

describe('changing the email address', () => {
  it('takes effect once both addresses have confirmed, in either order', async () => {
    for (const order of ['new first', 'old first']) {
      const { login, password, token, email, newCode, oldCode } = await begun();
      const [first, second] = order === 'new first' ? [newCode, oldCode] : [oldCode, newCode];
      const halfway = { email, newConfirmed: order === 'new first', oldConfirmed: order === 'old first' };
      expect((await confirm(first)).body.data).toEqual({ emailChangeConfirm: halfway });
      expect(await meOf(token)).toEqual({ email: login, emailVerified: true, emailChange: halfway });
      expect(await isLoggedIn(login, password)).toBe(true);

      expect((await confirm(second)).body.data).toEqual({
        emailChangeConfirm: { email, newConfirmed: true, oldConfirmed: true },
      });
      // The session is still good, and the new address is the login.
      expect(await meOf(token)).toEqual({ email, emailVerified: true, emailChange: null });
      expect(await isLoggedIn(email, password)).toBe(true);
      expect(await isLoggedIn(login, password)).toBe(false);
    }
  });

  it('requires only the new address to confirm when the old one was never verified', async () => {
    const { login, password, token } = await unproven(services, app);
    const email = newAddress();
    const { body } = await request(token, email, password);
    expect(body.data).toMatchObject({ emailChangeRequest: { newConfirmed: false, oldConfirmed: true } });
    expect(await codeFor(login)).toBe('');
    await confirm(await codeFor(email));
    expect(await meOf(token)).toEqual({ email, emailVerified: true, emailChange: null });
  });

  it('notifies the old address, and voids links that were sent there', async () => {
    const { login, newCode, oldCode } = await begun();
    await ask(app, 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }', {
      variables: { input: { email: login, language: 'en' } },
    });
    const loginCode = await mailbox.codeFor(login, 'auth-cb');
    await confirm(newCode);
    await confirm(oldCode);
    expect(await mailbox.subjectsTo(login)).toContain('Your email was changed');
    expect((await exchange(loginCode)).codes).toEqual(['NOT_FOUND']);
  });

  it('carries the opt-out from reminders over to the new address', async () => {
    const { login, email, newCode, oldCode } = await begun();
    await setReminders(db, services.clock(), { address: login, areWanted: false });
    await confirm(newCode);
    expect(await isOptedOut(db, [email])).toBe(false);
    await confirm(oldCode);
    expect(await isOptedOut(db, [email])).toBe(true);
  });

  it('mails in the language of the page, and tells the old address the new one', async () => {
    const { login, password, token } = await proven();
    const email = newAddress();
    await request(token, email, password, 'de');
    expect((await mailbox.mailsTo(email)).join()).toContain('/de/auth/email#code=');
    expect((await mailbox.mailsTo(login)).join()).toContain(email);
  });

  it('does not claim what a guest bought with the new address', async () => {
    const email = newAddress();
    const guest = await payByCard(services, nobody, {
      productId: '2',
      tariffId: 'atlas-scholar',
      currencyId: usd,
    });
    await db.updateTable('users').set({ email }).where('id', '=', guest.userId).execute();
    const { password, token } = await unproven(services, app);
    await request(token, email, password);
    await confirm(await codeFor(email));
    const { body } = await ask(app, '{ me { email } purchases { Pagination { total } } }', {
      headers: bearer(token),
    });
    expect(body.data).toEqual({ me: { email }, purchases: { Pagination: { total: 0 } } });
  });
});

describe('requesting an email change', () => {
  it('requires the password', async () => {
    const { token } = await registered(services, app);
    const { body } = await request(token, newAddress(), 'not this one');
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'wrongPassword' },
    });
  });

  it('rejects an invalid address and the current one', async () => {
    const { login, password, token } = await registered(services, app);
    expect((await request(token, 'nothing', password)).body.errors?.[0]?.extensions.fields).toEqual({
      email: 'email',
    });
    expect((await request(token, login.toUpperCase(), password)).body.errors?.[0]?.extensions.fields).toEqual(
      {
        email: 'same',
      },
    );
  });

  it('gives the same answer for a taken address, whose owner gets a mail', async () => {
    const owner = await registered(services, app, { language: 'de' });
    const { login, password, token } = await proven();
    const free = await request(token, newAddress(), password);
    const taken = await request(token, owner.login, password);
    expect(taken.body).toEqual({
      data: {
        emailChangeRequest: { ...(free.body.data?.['emailChangeRequest'] as object), email: owner.login },
      },
    });
    expect(await codeFor(owner.login)).toBe('');
    expect((await mailbox.mailsTo(owner.login)).join()).toContain('http://localhost:3000/de/auth/login');
    // The old address gets its link as always.
    expect(await codeFor(login)).not.toBe('');
  });

  it('is limited per account and per new inbox', async () => {
    const { password, token } = await registered(services, app);
    for (let round = 0; round < 5; round += 1)
      expect((await request(token, newAddress(), password)).codes).toEqual([]);
    expect((await request(token, newAddress(), password)).codes).toEqual(['RATE_LIMITED']);

    const email = newAddress();
    for (let round = 0; round < 3; round += 1) {
      const other = await registered(services, app);
      expect((await request(other.token, email, other.password)).codes).toEqual([]);
    }
    const another = await registered(services, app);
    expect((await request(another.token, email, another.password)).codes).toEqual(['RATE_LIMITED']);
  });

  it('requires an account', async () => {
    expect((await cancel('nobody')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await request('nobody', newAddress(), 'a password')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('replaces an earlier request, whose links stop working', async () => {
    const { token, password, newCode, oldCode } = await begun();
    services.time.advance({ seconds: 1 });
    const email = newAddress();
    await request(token, email, password);
    for (const code of [newCode, oldCode]) expect((await confirm(code)).codes).toEqual(['NOT_FOUND']);
    expect(await meOf(token)).toMatchObject({
      emailChange: { email, newConfirmed: false, oldConfirmed: false },
    });
  });

  it('sends no mail if replaced or canceled before the mail was written', async () => {
    const { password, token } = await registered(services, app);
    const [first, second] = [newAddress(), newAddress()];
    await request(token, first, password);
    services.time.advance({ seconds: 1 });
    await request(token, second, password);
    await cancel(token);
    expect(await mailbox.mailsTo(first)).toEqual([]);
    expect(await mailbox.mailsTo(second)).toEqual([]);
  });

  it('can be canceled, and its links stop working', async () => {
    const { token, newCode, oldCode } = await begun();
    expect((await cancel(token)).body).toEqual({ data: { emailChangeCancel: true } });
    expect(await meOf(token)).toMatchObject({ emailChange: null });
    for (const code of [newCode, oldCode]) expect((await confirm(code)).codes).toEqual(['NOT_FOUND']);
    expect((await cancel(token)).codes).toEqual([]);
  });
});

describe('the confirmation link of an email change', () => {
  it('works once', async () => {
    const { newCode } = await begun();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(newCode)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('changes the address once when both links are confirmed concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { login, token, email, newCode, oldCode } = await begun();
      const answers = await Promise.all([
        confirm(newCode),
        confirm(oldCode),
        confirm(newCode),
        confirm(oldCode),
      ]);
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
      expect(await meOf(token)).toEqual({ email, emailVerified: true, emailChange: null });
      const reported = await mailbox.subjectsTo(login);
      expect(reported.filter((subject) => subject === 'Your email was changed')).toHaveLength(1);
    }
  });

  it('is valid for a day', async () => {
    const { token, newCode, oldCode } = await begun();
    services.time.advance({ hours: 24 });
    for (const code of [newCode, oldCode]) expect((await confirm(code)).codes).toEqual(['NOT_FOUND']);
    expect(await meOf(token)).toMatchObject({ emailChange: null });
    services.time.advance({ days: 31 });
    await housekeeping(services);
    expect(await db.selectFrom('email_changes').select('user_id').execute()).toEqual([]);
  });

  it('confirms only the change of its own account', async () => {
    const [mine, other] = [await begun(), await begun()];
    await confirm(mine.newCode);
    await confirm(other.oldCode);
    expect(await meOf(mine.token)).toMatchObject({ email: mine.login });
    expect(await meOf(other.token)).toMatchObject({ email: other.login });
  });

  it('is rejected when malformed or issued for another purpose, and cannot sign anyone in', async () => {
    const { login, newCode, oldCode } = await begun();
    await ask(app, 'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }', {
      variables: { input: { email: login, language: 'en' } },
    });
    const loginCode = await mailbox.codeFor(login, 'auth-cb');
    for (const code of ['', 'nothing', 'x'.repeat(5000), '\ud800', `${newCode}x`, loginCode])
      expect([code, ...(await confirm(code)).codes]).toEqual([code, 'NOT_FOUND']);
    expect((await confirm(`${newCode}\u0000`)).codes).toEqual(['BAD_USER_INPUT']);
    for (const code of [newCode, oldCode]) {
      expect((await exchange(code)).codes).toEqual(['NOT_FOUND']);
      const reset = await ask(
        app,
        'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }',
        {
          variables: { input: { code, password: 'another good one' } },
        },
      );
      expect(reset.codes).toEqual(['NOT_FOUND']);
    }
    expect((await exchange(loginCode)).codes).toEqual([]);
    expect((await confirm(newCode)).codes).toEqual([]);
  });

  it('is not used up by opening it', async () => {
    const { newCode } = await begun();
    await app.inject({ url: `/en/auth/email?code=${newCode}` });
    await app.inject({
      url: `/public-graphql?query=${encodeURIComponent(`mutation{emailChangeConfirm(code:"${newCode}"){email}}`)}`,
    });
    expect((await confirm(newCode)).codes).toEqual([]);
  });

  it('fails cleanly if the address was taken meanwhile', async () => {
    const { login, token, email, password, newCode, oldCode } = await begun();
    await confirm(oldCode);
    const owner = await registered(services, app, { login: email });
    expect((await confirm(newCode)).codes).toEqual(['CONFLICT']);
    expect(await meOf(token)).toEqual({ email: login, emailVerified: true, emailChange: null });
    expect(await meOf(owner.token)).toMatchObject({ email });
    expect(await isLoggedIn(login, password)).toBe(true);
    expect((await confirm(newCode)).codes).toEqual(['NOT_FOUND']);
  });

  it('leaves the change pending if it fails unexpectedly, and then works', async () => {
    const { email, token, newCode } = await begun();
    const losing = { ...services, db: deadlockOnceDatabase(db) };
    await expect(confirmEmailChange(losing, nobody, newCode)).rejects.toThrow('lost');
    expect(await meOf(token)).toMatchObject({ emailChange: { email, newConfirmed: false } });
    await confirm(newCode);
    expect(await meOf(token)).toMatchObject({ emailChange: { email, newConfirmed: true } });
  });

  it('gives an address that two accounts want to only one of them', async () => {
    const email = newAddress();
    const codes: string[] = [];
    for (let wanting = 0; wanting < 3; wanting += 1) {
      const { token, password } = await unproven(services, app);
      await request(token, email, password);
      codes.push(await codeFor(email));
      services.time.advance({ seconds: 1 });
    }
    const answers = await Promise.all(codes.map(confirm));
    expect(answers.flatMap(({ codes: refused }) => refused)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await db.selectFrom('users').select('id').where('login', '=', email).execute()).toHaveLength(1);
  });

  it('is void after a password reset, and so is the change', async () => {
    const { login, token, newCode, oldCode } = await begun();
    await ask(app, 'mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) }', {
      variables: { input: { email: login, language: 'en' } },
    });
    const code = await mailbox.codeFor(login, 'auth/password/new');
    await ask(app, 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }', {
      variables: { input: { code, password: 'another good one' } },
    });
    for (const link of [newCode, oldCode]) expect((await confirm(link)).codes).toEqual(['NOT_FOUND']);
    const response = await logIn(app, { login, password: 'another good one' });
    const again = response.json<{ data: { token: string } }>().data.token;
    expect(await meOf(again)).toMatchObject({ email: login, emailChange: null });
    expect(await meOf(token)).toBeNull();
  });
});
