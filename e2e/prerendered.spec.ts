import { directionOf, languageOf, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { makeAccount, signIn } from './support/people.ts';
import { expect, inCrawlUnless, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const de = wordsOf('de');

const languages: readonly Lang[] = ['en', 'ar', 'kz'];

/** The address of the picture that is shown where a page is shared. */
const pictureOf = (page: string): string => /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';

for (const lang of languages) {
  test(
    `without scripts a page can be read and leads on (${lang})`,
    inCrawlUnless(lang === 'en'),
    async ({ openBrowser }) => {
      const words = wordsOf(lang);
      const page = await openBrowser({ javaScriptEnabled: false });
      await page.goto(paths.landing.href(lang));
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lang).tag);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.exactly('landing:hero.title'));
      // Prices too: they were there when the page was built.
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

test('the application takes over what is on the screen, without moving or replacing it', async ({
  openBrowser,
}) => {
  // One that has to load everything for the first time.
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

test('a browser that writes values in another way gets the page anew, whole and without a word', async ({
  page,
}) => {
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

test('who is signed in sees so, on a page that was built for nobody in particular', async ({
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

test('the bare address is sent in the visitor’s language', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'de-DE', javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.exactly('landing:hero.title'));
});

test('a page of the site is ready before it is gone to, from one file', async ({ page }) => {
  // It may come before the pointer does: pages in sight are prepared when the browser has nothing to do.
  const answer = page.waitForResponse('**/payloads/en/services.json');
  await page.goto('/en/team');
  await page
    .getByRole('navigation', { name: en.exactly('common:nav.label') })
    .getByRole('link', { name: en.exactly('common:nav.services') })
    .hover();
  const payload = await answer;
  expect(payload.status()).toBe(200);
});

test('a page says what machines should know of it', async ({ request, baseURL }) => {
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
