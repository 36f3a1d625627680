import { languageCookie, languages } from '../../src/shared/languages.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import { pagesOfSitemap } from '../support/publicPages.ts';
import { expect, test } from './crawlTest.ts';

for (const rest of publicPatterns) {
  for (const { prefix: lang } of languages) {
    test(`/${lang}/${rest}`, ({ crawl }) => crawl({ lang, rest }));
  }
}

for (const { prefix: lang } of languages) {
  test(`/ in ${lang}`, async ({ crawl, context, baseURL }) => {
    await context.addCookies([{ name: languageCookie.name, value: lang, url: baseURL ?? '' }]);
    await crawl({ lang, rest: '', at: '/' });
  });
}

test('the sitemap lists every public page', async ({ request }) => {
  expect(await pagesOfSitemap(request)).toEqual(expect.arrayContaining([...publicPatterns]));
});
