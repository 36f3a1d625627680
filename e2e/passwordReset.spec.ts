import { logIn, makeAccount, newAddress, signIn } from './support/people.ts';
import { askForResetLink, choosePassword, resetLinkTo } from './support/security.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { codeIn, watchTraces } from './support/traces.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const de = wordsOf('de');
const password = 'another correct horse';

test('asking for a reset link for an unknown address gets the same response', inCrawl, async ({ page }) => {
  await askForResetLink(page, en, newAddress());
});

test(
  'the reset code leaks nowhere, not even by switching the language or going back',
  inCrawl,
  async ({ page, context, request, openBrowser }) => {
    const account = await makeAccount(request);
    await askForResetLink(page, en, account.login);
    const link = await resetLinkTo(account.login, en);
    const traces = watchTraces(context);

    await page.goto(link);
    await expect(page).toHaveURL('/en/auth/password/new');
    await traces.expectNone(page, codeIn(link));
    await page.getByRole('button', { name: en.exactly('common:preferences.languageNow') }).click();
    await page.getByRole('link', { name: 'Deutsch' }).first().click();
    await expect(page.getByRole('heading', { name: de.exactly('auth:newPassword.title') })).toBeVisible();
    await expect(page).toHaveURL('/de/auth/password/new');
    await traces.expectNone(page, codeIn(link));
    await page.goBack();
    await expect(page).toHaveURL('/en/auth/password/new');
    await traces.expectNone(page, codeIn(link));

    // The page still has the code.
    await choosePassword(page, en, password);
    await expect(page).toHaveURL('/en/auth/login');
    await traces.expectNone(page, codeIn(link));

    // The link has been used.
    const again = await openBrowser();
    await again.goto(link);
    await choosePassword(again, en, 'a third correct horse');
    await expect(
      again.getByRole('heading', { name: en.exactly('auth:callback.refused.title') }),
    ).toBeVisible();
    await again.getByRole('link', { name: en.exactly('auth:newPassword.askAgain') }).click();
    await expect(again).toHaveURL('/en/auth/password');
  },
);

test('opening the page without a link redirects to login with a notice', inCrawl, async ({ page }) => {
  await page.goto('/en/auth/password/new');
  await expect(page).toHaveURL('/en/auth/login');
  await expect(page.getByText(en.exactly('common:notices.linkInvalid'))).toBeVisible();
});

test(
  'changing the password on the security page logs out the other browser',
  inCrawl,
  async ({ page, request, openBrowser, baseURL }) => {
    const account = await makeAccount(request);
    const other = await openBrowser();
    await other.goto('/en/auth/login');
    await logIn(other, en, account);
    await expect(other).toHaveURL('/en/profile');

    await signIn(page, baseURL ?? '', account);
    await page.goto('/en/profile/security');
    const section = page.getByRole('region', { name: en.exactly('security:password.title') });
    const change = async (current: string) => {
      await section.getByLabel(en.exactly('security:password.current')).fill(current);
      await section.getByLabel(en.exactly('security:password.new')).fill(password);
      await section.getByLabel(en.exactly('security:password.repeat')).fill(password);
      await section.getByRole('button', { name: en.exactly('security:password.submit') }).click();
    };
    await change('not this one');
    await expect(section.getByText(en.exactly('forms:fieldErrors.wrongPassword'))).toBeVisible();
    await expect(section.getByLabel(en.exactly('security:password.current'))).toBeFocused();
    await change(account.password);
    await expect(section.getByText(en.exactly('security:password.done'))).toBeVisible();

    await other.reload();
    await expect(other.getByText(en.exactly('common:notices.signedOut'))).toBeVisible();
    await page.goto('/en/profile');
    await expect(page).toHaveURL('/en/profile');
  },
);
