import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { axeFindings } from './support/axe.ts';
import { beginRegistration, logIn, logOut, newAddress, password, signInLinkTo } from './support/people.ts';
import { codeOf, enterCode, enterRecoveryCode, keepCodes, turnOn } from './support/secondFactor.ts';
import {
  agreeToEmailChange,
  askForResetLink,
  beginEmailChange,
  choosePassword,
  confirmOnSecurity,
  emailChangeLink,
  resetLinkTo,
  revokeTheOther,
  sectionOf,
} from './support/security.ts';
import { expect, test } from './support/test.ts';
import { codeIn, watchTraces } from './support/traces.ts';
import { wordsOf, type Words } from './support/words.ts';

/** Registers and confirms the address with the emailed link in the same browser; returns the address. */
async function becomeMember(page: Page, words: Words): Promise<string> {
  const login = newAddress('member');
  await page.goto(paths.register.href(words.lang));
  await beginRegistration(page, words, login);
  await page.goto(await signInLinkTo(login, words, 'verifyEmail'));
  await expect(page).toHaveURL(paths.profile.href(words.lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.exactly('profile:unverified.title'))).toBeHidden();
  return login;
}

/** Submits the login form, up to the second factor. */
async function begin(page: Page, words: Words, login: string, given = password): Promise<void> {
  await page.goto(paths.login.href(words.lang));
  await logIn(page, words, { login, password: given });
}

test('an account lives through sign-up, 2FA, password reset, email change and a canceled deletion', async ({
  page,
  openBrowser,
  problems,
  request,
}) => {
  // Sessions that have ended, and the request that asks for the second factor, answer 401.
  problems.expect(/status 401/, /console error.*401/);
  const en = wordsOf('en');
  const profile = paths.profile.href('en');
  const signedOut = en.exactly('common:notices.signedOut');

  const login = await becomeMember(page, en);
  const { secret, codes } = await turnOn(page, en, password);
  const [first = '', second = '', third = ''] = codes;
  await keepCodes(page, en);

  await logOut(page, en);
  await begin(page, en, login);
  expect(await axeFindings(page)).toEqual([]);
  // The next code, because the current one turned 2FA on; both are valid within the allowed clock drift.
  await enterCode(page, en, codeOf(secret, 1));
  await expect(page).toHaveURL(profile);

  const other = await openBrowser();
  await begin(other, en, login);
  await enterRecoveryCode(other, en, ` ${first.toUpperCase().replace('-', ' ')}`);
  await expect(other).toHaveURL(profile);
  await other.waitForLoadState('networkidle');
  await revokeTheOther(page, en);
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other).toHaveURL(paths.login.href('en', { returnTo: profile }));
  await expect(other.getByText(signedOut)).toBeVisible();

  await askForResetLink(other, en, login);
  await other.goto(await resetLinkTo(login, en));
  const chosen = 'another correct horse';
  await choosePassword(other, en, chosen);
  await expect(other.getByText(en.exactly('common:notices.passwordChanged'))).toBeVisible();
  await page.goto(profile);
  await expect(page.getByText(signedOut)).toBeVisible();
  await begin(page, en, login, chosen);
  await enterRecoveryCode(page, en, second);
  await expect(page).toHaveURL(profile);

  const address = newAddress('moved');
  await beginEmailChange(page, en, { address, password: chosen });
  expect(await axeFindings(page)).toEqual([]);
  // The new mailbox is opened on another device where no one is signed in; a link scanner has already fetched the link.
  const link = await emailChangeLink(address, en, 'new');
  await request.get(link);
  const traces = watchTraces(other.context());
  await other.goto(link);
  await expect(other).toHaveURL(paths.emailChange.href('en'));
  await agreeToEmailChange(other, en);
  await expect(other.getByText(en.exactly('auth:emailChange.half.old'))).toBeVisible();
  await traces.expectNone(other, codeIn(link));
  await page.goto(paths.profileSecurity.href('en'));
  const pending = en.exactly('security:email.pending.newDone', { email: address });
  await expect(sectionOf(page, en, 'email').getByText(pending)).toBeVisible();
  await page.goto(await emailChangeLink(login, en, 'old'));
  await agreeToEmailChange(page, en);
  await expect(page.getByText(en.exactly('auth:emailChange.done.text', { email: address }))).toBeVisible();
  await page.getByRole('link', { name: en.exactly('auth:emailChange.toSecurity') }).click();
  await expect(sectionOf(page, en, 'email').getByText(address)).toBeVisible();

  const download = page.waitForEvent('download');
  await confirmOnSecurity(page, en, 'export', chosen);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orrery-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { login: address }, orders: [] });

  await confirmOnSecurity(page, en, 'deletion', chosen);
  const planned = en.within('security:deletion.plannedText');
  await expect(page.getByRole('alert').filter({ hasText: planned })).toBeVisible();

  // Logging in works as before, by the new address, and warns about the deletion.
  await begin(other, en, address, chosen);
  await enterRecoveryCode(other, en, third);
  const banner = other.getByRole('alert').filter({ hasText: planned });
  await banner.getByRole('button', { name: en.exactly('security:deletion.keep') }).click();
  await expect(other.getByText(en.exactly('common:notices.accountKept'))).toBeVisible();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(
    sectionOf(page, en, 'deletion').getByRole('button', { name: en.exactly('security:deletion.action') }),
  ).toBeVisible();
});
