import { cookie } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const de = wordsOf('de');

test('switching the language keeps the page and typed text, and is remembered', async ({ page }) => {
  await page.goto('/en/auth/register?returnTo=%2Fen%2Fprofile#top');
  await page.getByRole('textbox', { name: en.within('auth:fields.email') }).fill('ada@example.com');
  await page.getByRole('button', { name: en.exactly('common:preferences.languageNow') }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL('/de/auth/register?returnTo=%2Fen%2Fprofile#top');
  await expect(page.getByRole('heading', { name: de.exactly('auth:register.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox', { name: de.within('auth:fields.email') })).toHaveValue(
    'ada@example.com',
  );
  expect(await cookie(page, 'i18n_redirected')).toBe('de');
});

test('/ opens in the visitor’s language, a deep link in its own', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'de-DE' });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.exactly('landing:hero.title'));
  await page.goto('/en/auth/login');
  await expect(page.getByRole('heading', { name: en.exactly('auth:login.title') })).toBeVisible();
});
