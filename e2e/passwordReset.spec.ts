import { makeAccount } from './support/people.ts';
import { askForResetLink, choosePassword, resetLinkTo } from './support/security.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { codeIn, watchTraces } from './support/traces.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const de = wordsOf('de');
const password = 'another correct horse';

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

    // The link has been used, and the page knows before anything is typed.
    const again = await openBrowser();
    await again.goto(link);
    await expect(
      again.getByRole('heading', { name: en.exactly('auth:callback.refused.title') }),
    ).toBeVisible();
    await again.getByRole('link', { name: en.exactly('auth:newPassword.askAgain') }).click();
    await expect(again).toHaveURL('/en/auth/password');
  },
);
