import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('color mode, language and direction are set before the first paint', async ({ page, problems }) => {
  problems.expect(/assets.*net::ERR_FAILED|ERR_FAILED.*assets/);
  await page.goto('/en');
  await page.getByRole('button', { name: en.exactly('common:preferences.themeNow') }).click();
  await page.getByRole('radio', { name: en.exactly('common:preferences.modes.dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // They apply without any of the application's scripts: nothing needs to load.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [path, tag, direction] of [
    ['/en/auth/login', 'en-US', 'ltr'],
    ['/ar', 'ar', 'rtl'],
    ['/kz', 'kk', 'ltr'],
    ['/he', 'he', 'rtl'],
    ['/zh', 'zh-Hans', 'ltr'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});
