import { product } from '../src/shared/product.ts';
import { scriptOf } from './support/scriptOf.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('an unknown path shows the error page with status 404', async ({ page, problems }) => {
  problems.expect(/status 404.*\/en\/nowhere/, /console error.*404.*\/en\/nowhere/);
  const response = await page.goto('/en/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: en.exactly('errors:notFound.title') })).toBeVisible();
  await expect(page).toHaveTitle(en.exactly('errors:pageTitle', { abbreviation: product.abbreviation }));
  await expect(page.getByText(en.exactly('errors:messages.pageNotFound')).first()).toBeVisible();
  await page.getByRole('link', { name: en.exactly('errors:home') }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown language prefix is an unknown path', inCrawl, async ({ page, problems }) => {
  problems.expect(/404/);
  const response = await page.goto('/xx/auth/login');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: en.exactly('errors:notFound.title') })).toBeVisible();
});

test('the payment page of an unknown product shows the invalid path', inCrawl, async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/en/products/no-such-product/payment');
  await expect(
    page.getByText(
      en.exactly('errors:messages.pageInvalid', { path: '/en/products/no-such-product/payment' }),
    ),
  ).toBeVisible();
});

test('a missing asset is a plain 404, not the application', async ({ request }) => {
  const response = await request.get('/assets/gone-00000000.js');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('<');
});

test('a crawler gets no error page', async ({ openBrowser, problems }) => {
  problems.expect(/404/, /console error/);
  const page = await openBrowser({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await page.goto('/en/nowhere');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: en.exactly('errors:notFound.title') })).toBeHidden();
});

const registerChunk = `**${scriptOf('pages/auth/register.tsx')}`;
const gone = { status: 404, contentType: 'text/plain', body: 'gone' };
const mark = () => {
  Reflect.set(window, 'isTheFirstDocument', true);
};
const isFirstDocument = () => Reflect.get(window, 'isTheFirstDocument') === true;

test('a missing chunk reloads the page once, then shows an error', async ({ page, problems }) => {
  problems.expect(/404/, /console/, /dynamically imported module/);
  // As after a release that did not keep the old files.
  await page.route(registerChunk, (route) => route.fulfill(gone));
  await page.goto('/en/auth/login');
  await page.evaluate(mark);
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: en.exactly('auth:login.toRegister') })
    .click();
  await expect(page.getByText(en.exactly('errors:wrong'))).toBeVisible();
  await expect(page).toHaveURL('/en/auth/register');
  expect(await page.evaluate(isFirstDocument)).toBe(false);
  expect(documents).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toContain('/en/auth/register');
});

test('a chunk that was missing for a moment loads after the reload', inCrawl, async ({ page, problems }) => {
  problems.expect(/404/, /console/, /dynamically imported module/);
  await page.route(registerChunk, (route) =>
    page.url().endsWith('/login') ? route.fulfill(gone) : route.fallback(),
  );
  await page.goto('/en/auth/login');
  await page.evaluate(mark);
  await page
    .getByRole('main')
    .getByRole('link', { name: en.exactly('auth:login.toRegister') })
    .click();
  await expect(page.getByRole('heading', { name: en.exactly('auth:register.title') })).toBeVisible();
  await expect(page).toHaveURL('/en/auth/register');
  expect(await page.evaluate(isFirstDocument)).toBe(false);
});

test(
  'a page that the network delays opens by itself once it loads; until then the current page stays',
  inCrawl,
  async ({ page, context, problems }) => {
    problems.expect(/console/, /failed/i, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
    const de = wordsOf('de');
    // The link is in view, so its page would be prepared already.
    await page.route(registerChunk, (route) => route.abort());
    await page.goto('/de/auth/login');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: de.exactly('auth:login.toRegister') })
      .click();
    const notice = page.getByText(de.exactly('common:notices.waitingForNetwork'));
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: de.exactly('auth:login.title') })).toBeVisible();
    await page.unroute(registerChunk);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: de.exactly('auth:register.title') })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test('dismissing the network notice cancels the navigation', inCrawl, async ({ page, context, problems }) => {
  problems.expect(/console/, /failed/i, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  await page.route(registerChunk, (route) => route.abort());
  await page.goto('/en/auth/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: en.exactly('auth:login.toRegister') })
    .click();
  const notice = page.getByText(en.exactly('common:notices.waitingForNetwork'));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: en.exactly('common:notices.dismiss') }).click();
  await expect(notice).toBeHidden();
  await page.unroute(registerChunk);
  await context.setOffline(false);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/en/auth/login');
});

test(
  'a missing chunk for a link with a token reloads the page once, keeping the link',
  inCrawl,
  async ({ page, problems }) => {
    problems.expect(/404/, /console/, /dynamically imported module/);
    let asked = 0;
    await page.route(`**${scriptOf('router/middleware/openTokenLink.ts')}`, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill(gone) : route.fallback();
    });
    await page.goto('/en?token=nobody-has-this#plans');
    await expect(page.getByText(en.exactly('common:notices.linkInvalid'))).toBeVisible();
    expect(asked).toBe(2);
    await expect(page).toHaveURL('/en#plans');
    expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).not.toContain('nobody');
  },
);
