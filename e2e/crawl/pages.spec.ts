import { languageCookie, languages } from '../../src/shared/languages.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import { pagesOfSitemap } from '../support/publicPages.ts';
import { languagesOf, noLooks } from './dimensions.ts';
import { expect, test } from './crawlTest.ts';

/** How many tests the pages of a language are divided among, and how many the pages of products and studies. */
const parts = { pages: 2, products: 8 };

// One test visits many pages: a tab that stays on the site keeps its process, which opens the next page in two thirds
// of the time.
for (const { prefix: lang } of languages)
  for (let part = 0; part < parts.pages; part += 1)
    test(`public pages in ${lang}, part ${part + 1} of ${parts.pages}`, async ({ crawl }) => {
      for (const [index, rest] of publicPatterns.entries())
        if (index % parts.pages === part)
          await test.step(`/${lang}/${rest}`, () => crawl({ lang, rest, index }));
    });

test('/ is the landing page in the language of the cookie', async ({ crawl, context, baseURL }) => {
  for (const { prefix: lang } of languages)
    await test.step(lang, async () => {
      await context.addCookies([{ name: languageCookie.name, value: lang, url: baseURL ?? '' }]);
      await crawl({ lang, rest: '', at: '/', index: 1, looks: noLooks });
    });
});

test('the sitemap lists every public page', async ({ request }) => {
  expect(await pagesOfSitemap(request)).toEqual(expect.arrayContaining([...publicPatterns]));
});

for (let part = 0; part < parts.products; part += 1) {
  test(`products and studies, part ${part + 1} of ${parts.products}`, async ({ crawl, request }) => {
    const pages = (await pagesOfSitemap(request)).filter((rest) => !publicPatterns.includes(rest));
    expect(pages.length).toBeGreaterThan(parts.products);
    for (const [index, rest] of pages.entries()) {
      if (index % parts.products !== part) continue;
      for (const lang of languagesOf(index))
        await test.step(`${lang} /${rest}`, () => crawl({ lang, rest, index }));
    }
  });
}
