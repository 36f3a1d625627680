import { languages } from '../../src/shared/languages.ts';
import { brokenLinks } from '../support/links.ts';
import { wordProblems } from '../support/auditPage.ts';
import { factsOf } from '../support/pageFacts.ts';
import { pagesOfSitemap, pathIn } from '../support/publicPages.ts';
import { expect, test } from '../support/test.ts';

for (const { prefix: lang } of languages) {
  test(`every sitemap page is served correctly in ${lang}, with a title of its own`, async ({
    page,
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const titles = new Map<string, string>();
    for (const rest of await pagesOfSitemap(request)) {
      const address = origin + pathIn(lang, rest);
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      const facts = await factsOf(page, await response.text());
      const twin = titles.get(facts.title);
      titles.set(facts.title, address);
      const problems = [
        ...wordProblems(facts, origin, lang, rest),
        ...(twin === undefined ? [] : [`has the title of ${twin}: ${facts.title}`]),
        ...(await brokenLinks(request, { address, links: facts.links, ids: facts.ids })),
      ];
      expect.soft(problems, address).toEqual([]);
    }
  });
}
