import { languageCookie, languages } from '../../src/shared/languages.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import { pagesOfSitemap } from '../support/publicPages.ts';
import { languagesOf, noLooks } from './dimensions.ts';
import { expect, test } from './crawlTest.ts';

for (const [index, rest] of publicPatterns.entries()) {
  for (const { prefix: lang } of languages) {
    test(`/${lang}/${rest}`, ({ crawl }) => crawl({ lang, rest, index }));
  }
}

for (const { prefix: lang } of languages) {
  test(`/ in ${lang}`, async ({ crawl, context, baseURL }) => {
    await context.addCookies([{ name: languageCookie.name, value: lang, url: baseURL ?? '' }]);
    await crawl({ lang, rest: '', at: '/', index: 1, looks: noLooks });
  });
}

test('the sitemap lists every public page', async ({ request }) => {
  expect(await pagesOfSitemap(request)).toEqual(expect.arrayContaining([...publicPatterns]));
});

/** How many tests the pages of products and studies are divided among. */
const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`products and studies, part ${part + 1} of ${parts}`, async ({ crawl, request }) => {
    const pages = (await pagesOfSitemap(request)).filter((rest) => !publicPatterns.includes(rest));
    expect(pages.length).toBeGreaterThan(parts);
    for (const [index, rest] of pages.entries()) {
      if (index % parts !== part) continue;
      for (const lang of languagesOf(index))
        await test.step(`${lang} /${rest}`, () => crawl({ lang, rest, index }));
    }
  });
}
