import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

const shown = 'document.documentElement.dataset.theme';

test('the page follows the system color scheme, also while it is open', inCrawl, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a chosen color mode is remembered and applied before the first paint', async ({ page, problems }) => {
  problems.expect(/assets.*net::ERR_FAILED|ERR_FAILED.*assets/);
  await page.goto('/en');
  await page.getByRole('button', { name: en.exactly('common:preferences.themeNow') }).click();
  await page.getByRole('radio', { name: en.exactly('common:preferences.modes.dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // The mode applies without any of the application's scripts: it needs nothing to load.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/auth/login', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(shown)).toBe('dark');
});

test('language and direction are set before the first paint', async ({ page, problems }) => {
  problems.expect(/assets.*ERR_FAILED|ERR_FAILED.*assets/);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [prefix, tag, direction] of [
    ['ar', 'ar', 'rtl'],
    ['kz', 'kk', 'ltr'],
    ['he', 'he', 'rtl'],
    ['zh', 'zh-Hans', 'ltr'],
  ]) {
    await page.goto(`/${prefix}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', tag ?? '');
    await expect(page.locator('html')).toHaveAttribute('dir', direction ?? '');
  }
});
