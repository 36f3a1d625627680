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
