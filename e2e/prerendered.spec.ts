import { directionOf, languageOf, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { makeAccount, signIn } from './support/people.ts';
import { expect, inCrawlUnless, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const de = wordsOf('de');

const languages: readonly Lang[] = ['en', 'ar', 'kz'];

/** The URL of the picture for social previews. */
const pictureOf = (page: string): string => /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';

for (const lang of languages) {
  test(
    `a page can be read and navigated without JavaScript (${lang})`,
    inCrawlUnless(lang === 'en'),
    async ({ openBrowser }) => {
      const words = wordsOf(lang);
      const page = await openBrowser({ javaScriptEnabled: false });
      await page.goto(paths.landing.href(lang));
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lang).tag);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.exactly('landing:hero.title'));
      // Prices are there too, from when the page was rendered.
      await expect(page.locator('#plans').getByRole('listitem').first()).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.exactly('common:nav.team') })
        .click();
      await expect(page).toHaveURL(paths.team.href(lang));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('hydration keeps the prerendered page, without moving or replacing it', async ({ openBrowser }) => {
  // A fresh browser, which has to load everything.
  const page = await openBrowser();
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
  await page
    .getByRole('navigation', { name: en.exactly('common:nav.label') })
    .getByRole('link', { name: en.exactly('common:nav.about') })
    .click();
  await expect(page).toHaveURL(paths.about.href('en'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about$/);
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

test('a signed-in user is recognized on a page prerendered for everyone', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', await makeAccount(request));
  await page.goto('/en');
  await expect(page.getByRole('button', { name: en.exactly('common:account.signedInAs') })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: en.exactly('common:account.logIn') }),
  ).toBeHidden();
});

test('/ is served in the visitor’s language', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'de-DE', javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.exactly('landing:hero.title'));
});

test('hovering over a link prefetches its page from one file', async ({ page }) => {
  // The request may come before hovering: pages whose links are in view are prepared when the browser is idle.
  const answer = page.waitForResponse('**/payloads/en/services.json');
  await page.goto('/en/team');
  await page
    .getByRole('navigation', { name: en.exactly('common:nav.label') })
    .getByRole('link', { name: en.exactly('common:nav.services') })
    .hover();
  const payload = await answer;
  expect(payload.status()).toBe(200);
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
