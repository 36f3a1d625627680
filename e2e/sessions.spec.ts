import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { demo, logIn, makeAccount, signIn, type Account } from './support/people.ts';
import { revokeTheOther } from './support/security.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const security = paths.profileSecurity.href('en');

/** Logs in through the login form and continues to a path. */
async function logInTo(
  page: Page,
  account: Pick<Account, 'login' | 'password'>,
  path: string,
): Promise<void> {
  await page.goto(paths.login.href('en', { returnTo: path }));
  await logIn(page, en, account);
  await expect(page).toHaveURL(path);
}

test(
  'a session ended from another device is logged out on its next request',
  inCrawl,
  async ({ page, join, openBrowser }) => {
    const account = await join();
    const other = await openBrowser();
    await logInTo(other, account, paths.profile.href('en'));

    await revokeTheOther(page, en);
    await other
      .getByRole('navigation', { name: en.exactly('common:nav.account') })
      .getByRole('link', { name: en.exactly('common:nav.purchases') })
      .click();
    await expect(other).toHaveURL(paths.login.href('en', { returnTo: paths.purchases.href('en') }));
    await expect(other.getByText(en.exactly('common:notices.signedOut'))).toBeVisible();
  },
);

test(
  'a visitor whose session ends on a public page stays there and sees a notice',
  inCrawl,
  async ({ page, join, openBrowser }) => {
    const account = await join();
    const other = await openBrowser();
    await logInTo(other, account, paths.about.href('en'));
    await other.waitForLoadState('networkidle');

    await page.goto(security);
    await page.getByRole('button', { name: en.exactly('security:sessions.revokeOthers') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en.exactly('security:sessions.revokeOthers') })
      .click();
    await expect(page.getByText(en.exactly('security:sessions.onlyHere'))).toBeVisible();

    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(other.getByText(en.exactly('common:notices.signedOut'))).toBeVisible();
    await expect(other).toHaveURL(paths.about.href('en'));
    await expect(
      other.getByRole('banner').getByRole('link', { name: en.exactly('common:account.logIn') }),
    ).toBeVisible();
  },
);

test('the account menu links to the account pages', inCrawl, async ({ page, join }) => {
  await join();
  await page.goto(paths.profile.href('en'));
  await page.getByRole('button', { name: en.exactly('common:account.signedInAs') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: en.exactly('common:nav.security') })
    .click();
  await expect(page).toHaveURL(security);
  await expect(page.getByRole('heading', { level: 1, name: en.exactly('security:metaTitle') })).toBeVisible();
});

test(
  'a login attempt with a wrong password appears in the history',
  inCrawl,
  async ({ page, request, baseURL, openBrowser, problems }) => {
    problems.expect(/status 401/, /console error.*401/);
    const account = await makeAccount(request);
    const stranger = await openBrowser();
    await stranger.goto(paths.login.href('en'));
    await logIn(stranger, en, { login: account.login, password: demo.password });
    await expect(stranger.getByText(en.exactly('auth:login.failed'))).toBeVisible();
    await signIn(page, baseURL ?? '', account);
    const history = page.getByRole('region', { name: en.exactly('security:history.title') });
    await expect(async () => {
      await page.goto(security);
      await expect(history.getByText(en.exactly('security:history.outcome.WRONG_PASSWORD'))).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
  },
);
