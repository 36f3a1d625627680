import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { linkInMailTo } from './people.ts';
import type { Words } from './words.ts';

/** A section of the security page, by its key in the `security` messages. */
export const sectionOf = (page: Page, words: Words, name: string): Locator =>
  page.getByRole('region', { name: words.exactly(`security:${name}.title`) });

/** Requests the data export or the account's deletion on the security page, which is open. */
export async function confirmOnSecurity(
  page: Page,
  words: Words,
  what: 'export' | 'deletion',
  password: string,
): Promise<void> {
  const part = sectionOf(page, words, what);
  await part.getByLabel(words.exactly('security:confirmation.password')).fill(password);
  await part.getByRole('button', { name: words.exactly(`security:${what}.action`) }).click();
}

/** The buttons that end the account's other sessions. */
const otherSessions = (page: Page, words: Words): Locator =>
  sectionOf(page, words, 'sessions')
    .getByRole('listitem')
    .getByRole('button', { name: words.exactly('security:sessions.revokeNamed') });

/** Ends the account's only other session. */
export async function revokeTheOther(page: Page, words: Words): Promise<void> {
  await page.goto(paths.profileSecurity.href(words.lang));
  await expect(otherSessions(page, words)).toHaveCount(1);
  await otherSessions(page, words).click();
  await expect(page.getByText(words.exactly('security:sessions.revoked'))).toBeFocused();
  await expect(otherSessions(page, words)).toHaveCount(0);
}

/** Requests a password reset link, starting from the login page. */
export async function askForResetLink(page: Page, words: Words, address: string): Promise<void> {
  await page.goto(paths.login.href(words.lang));
  await page.getByRole('link', { name: words.exactly('auth:login.forgotten') }).click();
  await expect(page).toHaveURL(paths.passwordForgotten.href(words.lang));
  await page.getByRole('textbox', { name: words.exactly('auth:fields.email') }).fill(address);
  await page.getByRole('button', { name: words.exactly('auth:forgotten.submit') }).click();
  await expect(page.getByText(words.exactly('auth:forgotten.sent', { email: address }))).toBeVisible();
}

/** The reset link in the email. */
export const resetLinkTo = (address: string, words: Words): Promise<string> =>
  linkInMailTo(
    address,
    words.exactly('emails:resetPassword.subject'),
    /http:\/\/localhost:\d+\/[a-z]{2}\/auth\/password\/new#code=[\w-]+/,
  );

/** Chooses a password on the page that the link opens. */
export async function choosePassword(page: Page, words: Words, chosen: string): Promise<void> {
  await page.getByLabel(words.exactly('auth:newPassword.password')).fill(chosen);
  await page.getByLabel(words.exactly('auth:newPassword.repeat')).fill(chosen);
  await page.getByRole('button', { name: words.exactly('auth:newPassword.submit') }).click();
}

/** Starts an email change on the security page. */
export async function beginEmailChange(
  page: Page,
  words: Words,
  { address, password }: { address: string; password: string },
): Promise<void> {
  await page.goto(paths.profileSecurity.href(words.lang));
  const section = sectionOf(page, words, 'email');
  await section.getByRole('button', { name: words.exactly('security:email.change') }).click();
  await section.getByRole('textbox', { name: words.exactly('security:email.new') }).fill(address);
  await section.getByLabel(words.exactly('security:email.password')).fill(password);
  await section.getByRole('button', { name: words.exactly('security:email.submit') }).click();
  const pending = words.exactly('security:email.pending.title', { email: address });
  await expect(section.getByText(pending)).toBeVisible();
}

/** The link sent to the old or the new address of an email change. */
export const emailChangeLink = (address: string, words: Words, end: 'new' | 'old'): Promise<string> =>
  linkInMailTo(
    address,
    words.exactly(`emails:emailChange.${end}.subject`),
    /http:\/\/localhost:\d+\/[a-z]{2}\/auth\/email#code=[\w-]+/,
  );

/** Confirms an email change on the page that the link opens. */
export const agreeToEmailChange = (page: Page, words: Words): Promise<void> =>
  page.getByRole('button', { name: words.exactly('auth:emailChange.submit') }).click();
