import { languages, type Lang } from '../../src/shared/languages.ts';
import { researchPages } from '../support/publicPages.ts';
import { test } from './crawlTest.ts';

const always: readonly Lang[] = ['en', 'ar'];
const others = languages.map(({ prefix }) => prefix).filter((lang) => !always.includes(lang));
const parts = 6;

// All studies share one template, so each is checked in English, Arabic and one more language, which rotates from study
// to study. `everyAddress.spec.ts` covers the other languages.
for (let part = 0; part < parts; part += 1) {
  test(`studies, part ${part + 1} of ${parts}`, async ({ crawl, request }) => {
    for (const [index, rest] of (await researchPages(request)).entries()) {
      const other = others[index % others.length];
      if (index % parts !== part || !other) continue;
      for (const lang of [...always, other]) await test.step(`${lang} /${rest}`, () => crawl({ lang, rest }));
    }
  });
}
