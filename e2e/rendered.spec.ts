import { paths } from '../src/shared/paths.ts';
import { scriptOf } from './support/scriptOf.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

/** The URL of the picture for social previews. */
const pictureOf = (page: string): string => /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';

test('a page can be read and navigated without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto(paths.landing.href('en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.exactly('landing:hero.title'));
  // Prices are there too, from when the page was rendered.
  await expect(page.locator('#plans').getByRole('listitem').first()).toBeVisible();
  // What opens in place with script is a link without it.
  await page
    .getByRole('list', { name: en.exactly('landing:orrery.goods') })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/en\/products\/[\w-]+$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en.exactly('common:nav.team') })
    .click();
  await expect(page).toHaveURL(paths.team.href('en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a kind of titles can be chosen without JavaScript', inCrawl, async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto(paths.products.href('en'));
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await titles.count()).toBeGreaterThan(1);
  await page.getByRole('link', { name: en.exactly('products:kinds.FILM') }).click();
  await expect(page).toHaveURL(/[?]kind=film$/);
  await expect(titles).toHaveText(['A Grammar of Movement']);
});

test('hydration keeps the rendered page, and then prepares what a visitor opens next', async ({
  openBrowser,
}) => {
  // A fresh browser, which has to load everything.
  const page = await openBrowser();
  /** When the page had loaded, as of each request for the layout of the member area; 0 if it hadn't. */
  const asked: number[] = [];
  page.on('request', async (request) => {
    if (request.url().endsWith(scriptOf('layouts/id.tsx')))
      asked.push(await page.evaluate(() => performance.timing.loadEventEnd));
  });
  // Pages whose links are in view are prepared when the browser is idle, each from one file.
  const payload = page.waitForResponse('**/payloads/en/team.json', { timeout: 0 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'builtHeading', document.querySelector('h1'));
    });
    new PerformanceObserver((list) => {
      Reflect.set(window, 'moved', list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/services');
  const taken = await page.evaluate(() => ({
    isSame: Reflect.get(window, 'builtHeading') === document.querySelector('h1'),
    moved: Reflect.get(window, 'moved') ?? 0,
    titles: document.querySelectorAll('head title').length,
    canonicals: document.querySelectorAll('link[rel=canonical]').length,
  }));
  expect(taken).toEqual({ isSame: true, moved: 0, titles: 1, canonicals: 1 });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0], 'the page has loaded by then').toBeGreaterThan(0);

  const team = page.getByRole('contentinfo').getByRole('link', { name: en.exactly('common:nav.team') });
  await team.hover();
  expect((await payload).status()).toBe(200);
  await team.click();
  await expect(page).toHaveURL(paths.team.href('en'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/team$/);
});

test('a browser with different Intl output silently rerenders the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    const { format } = Intl.ListFormat.prototype;
    Intl.ListFormat.prototype.format = function (list) {
      return format.call(this, list).toUpperCase();
    };
  });
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.exactly('landing:hero.title'));
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('a page has metadata for search, social previews and installing', async ({ request, baseURL }) => {
  const html = await (await request.get('/de/services')).text();
  expect(html).toContain(`<link data-ahead rel="canonical" href="${baseURL}/de/services"/>`);
  expect(html).toContain('"@type":"Product"');
  expect(html).not.toContain('__PUBLIC_ORIGIN__');
  const picture = await request.get(pictureOf(html));
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.url()).toMatch(/\/social\/services\.png$/);
  const landing = await request.get(pictureOf(await (await request.get('/de')).text()));
  expect(await landing.body()).not.toEqual(await picture.body());
  const address = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  interface Manifest {
    lang: string;
    icons: { src: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string }[];
  }
  const manifest: Manifest = await (await request.get(address)).json();
  expect(manifest.lang).toBe('de');
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
