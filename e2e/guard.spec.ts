import { demo, logIn, makeAccount, newAddress, signInLinkTo } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a signed-out visitor is sent to log in and then returned to the requested page', async ({ page }) => {
  await page.goto('/en/profile/wallet/purchases?sort=oldest');
  await expect(page).toHaveURL(/\/en\/auth\/login\?returnTo=/);
  await logIn(page, en, demo);
  await expect(page).toHaveURL('/en/profile/wallet/purchases?sort=oldest');
  await expect(page.getByRole('heading', { name: en.exactly('wallet:purchases.title') })).toBeVisible();
});

test('logging in never redirects to another site', inCrawl, async ({ page, request, baseURL }) => {
  const account = await makeAccount(request);
  for (const target of [
    '//evil.example/',
    '/en/..//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%5Cevil.example',
  ])
    await test.step(target, async () => {
      await page.context().clearCookies();
      await page.goto(`/en/auth/login?returnTo=${encodeURIComponent(target)}`);
      await logIn(page, en, account);
      await expect(page.getByRole('textbox', { name: en.within('auth:fields.email') })).toBeHidden();
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
});

test('a wrong password is explained in the form', inCrawl, async ({ page, problems }) => {
  problems.expect(/status 401/, /console error.*401/);
  await page.goto('/en/auth/login');
  await logIn(page, en, { login: newAddress(), password: 'not this one' });
  await expect(page.getByText(en.exactly('auth:login.failed'))).toBeVisible();
  await expect(page).toHaveURL('/en/auth/login');
});

test('an emailed login link works once', inCrawl, async ({ page, request, openBrowser }) => {
  const account = await makeAccount(request);
  await page.goto('/en/auth/login?returnTo=%2Fen%2Fprofile%2Fwallet%2Fpurchases');
  await page.getByRole('textbox', { name: en.within('auth:fields.email') }).fill(account.login);
  await page.getByRole('button', { name: en.exactly('auth:login.sendLink') }).click();
  await expect(page.getByText(en.exactly('auth:login.linkSent.title'))).toBeVisible();
  const link = await signInLinkTo(account.login, en, 'loginLink');

  await page.goto(link);
  await expect(page).toHaveURL('/en/profile/wallet/purchases');

  const again = await openBrowser();
  await again.goto(link);
  await expect(again.getByText(en.exactly('auth:callback.refused.title'))).toBeVisible();
});

test('a token that the server rejects shows a notice and the login page', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'token', value: 'no-such-token', url: baseURL ?? '' }]);
  await page.goto('/en/profile');
  await expect(page).toHaveURL('/en/auth/login?returnTo=%2Fen%2Fprofile');
  await expect(page.getByText(en.exactly('common:notices.signedOut'))).toBeVisible();
});
