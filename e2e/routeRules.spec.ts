import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

/** Navigates within the page, like following a link that a rule may redirect. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const here = window.location.href;
    window.history.pushState(null, '', target);
    window.history.pushState(null, '', here);
    window.history.back();
  }, path);
}

test('the server applies a relative rule on first load', async ({ page, request }) => {
  const response = await request.get('/en/shop?utm_source=letter', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/en/products/1/payment?utm_source=letter');
  await page.goto('/de/shop');
  await expect(page).toHaveURL('/de/products/1/payment');
});

test('the server answers 301 for a permanent rule', async ({ request }) => {
  const response = await request.get('/en/studies', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(paths.project.href('en', 'science'));
});

test('a relative rule redirects on the client, without a page load', async ({ page }) => {
  await page.goto('/en/auth/login');
  await expect(page.getByRole('heading', { name: en.exactly('auth:login.title') })).toBeVisible();
  await rulesAreKnown(page);
  await page.evaluate(() => Reflect.set(window, 'isTheFirstDocument', true));
  await moveTo(page, '/en/shop');
  await expect(page).toHaveURL('/en/products/1/payment');
  expect(await page.evaluate(() => Reflect.get(window, 'isTheFirstDocument'))).toBe(true);
});

test('an absolute rule is a full page load', inCrawl, async ({ page, problems }) => {
  problems.expect(/request to another site: https:\/\/example\.com\//);
  await page.route('https://example.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.route('**/api/route-rules', (route) =>
    route.fulfill({
      json: {
        data: {
          rules: [{ from: '/:lang/elsewhere', to: 'https://example.com/', status: 302 }],
          allowedHosts: ['example.com'],
        },
      },
    }),
  );
  await page.goto('/en/auth/login');
  await expect(page.getByRole('heading', { name: en.exactly('auth:login.title') })).toBeVisible();
  await rulesAreKnown(page);
  await moveTo(page, '/en/elsewhere');
  await expect(page).toHaveURL('https://example.com/');
});

test('navigation does not wait for a failing rule source', inCrawl, async ({ page, problems }) => {
  problems.expect(/route-rules/);
  await page.route('**/api/route-rules', (route) => route.abort());
  await page.goto('/en/auth/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: en.exactly('auth:login.toRegister') })
    .click();
  await expect(page.getByRole('heading', { name: en.exactly('auth:register.title') })).toBeVisible();
});

/** The rules load in the background; they apply once their response has been read. */
async function rulesAreKnown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
