import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

/** Simulates returning to the tab. The page starts listening only once it has settled. */
async function comeBack(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a newer build is offered, and the next navigation loads it', async ({ page }) => {
  await page.goto('/en/auth/register');
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }));
  // The listener loads after the page: on a busy machine the first return may come too early.
  await expect(async () => {
    await comeBack(page);
    await expect(page.getByText(en.exactly('common:newBuild.text'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: en.exactly('common:newBuild.later') }).click();
  await expect(page.getByText(en.exactly('common:newBuild.text'))).toBeHidden();

  await page.evaluate(() => Reflect.set(window, 'stillTheSameDocument', true));
  await page
    .getByRole('main')
    .getByRole('link', { name: en.exactly('auth:register.toLogin') })
    .click();
  await expect(page.getByRole('heading', { name: en.exactly('auth:login.title') })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'stillTheSameDocument'))).toBeUndefined();
});

test('a build’s id is published and part of its pages', async ({ request }) => {
  const { id }: { id: string } = await (await request.get('/builds/latest.json?1')).json();
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(await (await request.get('/en')).text()).toContain(id);
});
