import { beforeEach, expect, it } from 'vitest';
import { limits } from '../../../server/kernel/limitRules.ts';
import { ask, bearer } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress, registered } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const mailbox = mailboxOf(services);

beforeEach(mailbox.empty);

const check = (code: string, purpose: string) =>
  ask(app, 'query ($code: String!, $purpose: CodePurpose!) { codeIsValid(code: $code, purpose: $purpose) }', {
    variables: { code, purpose },
  });
const isValid = async (code: string, purpose: string) =>
  (await check(code, purpose)).body.data?.['codeIsValid'];

async function resetCode() {
  const { login } = await registered(services, app);
  await ask(app, `mutation { passwordResetRequest(input: { email: "${login}", language: "en" }) }`, {});
  return mailbox.codeFor(login, 'auth/password/new');
}

const reset = (code: string) =>
  ask(app, 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) }', {
    variables: { input: { code, password: 'another good one' } },
  });

it('asking about a reset link does not use it up, and using it does', async () => {
  const code = await resetCode();
  for (let scan = 0; scan < 5; scan += 1) expect(await isValid(code, 'PASSWORD_RESET')).toBe(true);
  expect(await isValid(code, 'EMAIL_CHANGE')).toBe(false);
  expect((await reset(code)).codes).toEqual([]);
  expect(await isValid(code, 'PASSWORD_RESET')).toBe(false);
});

it('a reset link is dead once it expires', async () => {
  const code = await resetCode();
  services.time.advance({ hours: 2 });
  expect(await isValid(code, 'PASSWORD_RESET')).toBe(false);
});

it('both links of an email change work until one is used or the change is canceled', async () => {
  const { token, login, password } = await registered(services, app);
  const email = newAddress();
  await ask(app, 'mutation ($input: EmailChangeInput!) { emailChangeRequest(input: $input) { email } }', {
    variables: { input: { email, password, language: 'en' } },
    headers: bearer(token),
  });
  const [own, next] = [
    await mailbox.codeFor(login, 'auth/email'),
    await mailbox.codeFor(email, 'auth/email'),
  ];
  for (const code of [own, next]) expect(await isValid(code, 'EMAIL_CHANGE')).toBe(true);
  await ask(app, `mutation { emailChangeConfirm(code: "${own}") { email } }`, {});
  expect(await isValid(own, 'EMAIL_CHANGE')).toBe(false);
  expect(await isValid(next, 'EMAIL_CHANGE')).toBe(true);
  await ask(app, 'mutation { emailChangeCancel }', { headers: bearer(token) });
  expect(await isValid(next, 'EMAIL_CHANGE')).toBe(false);
});

it('guessing codes is rate limited', async () => {
  let codes: readonly unknown[] = [];
  for (let guess = 0; guess <= limits.authCodeIp.points && codes.length === 0; guess += 1)
    ({ codes } = await check(`guess-${guess}`, 'PASSWORD_RESET'));
  expect(codes).toEqual(['RATE_LIMITED']);
});
