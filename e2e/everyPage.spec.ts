import { languages, type Lang } from '../src/shared/languages.ts';
import { paths, projectPattern, publicPatterns } from '../src/shared/paths.ts';
import { demoAccount, narrowProblems, screens, signInFor } from './support/everyPage.ts';
import { axeFindings, isSettled, lookAtPage, type Look } from './support/lookAtPage.ts';
import { researchPages } from './support/publicPages.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ problems }) => {
  // The page that is not there is one of the pages.
  problems.expect(/404.*\/nowhere/);
});

/** In parts of so many: in a tab that has been at work already a page takes half of the time. */
function partsOf<Item>(items: readonly Item[], size = 8): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

for (const [index, part] of partsOf(screens).entries()) {
  test(`axe finds nothing on the screens of part ${index + 1}, by day or by night`, async ({
    page,
    request,
    baseURL,
  }) => {
    for (const screen of part)
      await test.step(screen.name, async () => {
        await page.context().clearCookies();
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await signInFor(page, baseURL ?? '', screen, () => demoAccount(request));
        await screen.open(page, 'en');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await axeFindings(page), screen.name).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // The stand-in provider's page follows the system by its style sheet alone.
        if (screen.name !== 'the sandbox provider') await page.locator('html[data-theme=dark]').waitFor();
        await page.waitForFunction(isSettled);
        expect.soft(await axeFindings(page, 'colours'), `${screen.name}, dark`).toEqual([]);
      });
  });
}

// Right to left; the other languages in `crawl/screens.spec.ts`.
test('no screen has to be scrolled sideways on a phone, and no amount breaks (ar)', async ({
  page,
  request,
  baseURL,
}) => {
  const account = demoAccount(request);
  for (const screen of screens) {
    await page.context().clearCookies();
    await signInFor(page, baseURL ?? '', screen, () => account);
    expect.soft(await narrowProblems(page, screen, 'ar'), screen.name).toEqual([]);
  }
});

/** Colours are the same in every language; the desk has its turn in English, the phone in Arabic. */
const ways: Partial<Record<Lang, readonly Look[]>> = {
  en: [{ width: 1280, modes: ['light', 'dark'], axe: ['light', 'dark'] }],
  ar: [{ width: 360, modes: ['dark', 'light'], axe: ['dark'] }],
};

/** The pages with the most in them. */
const typical: ReadonlySet<string> = new Set([
  paths.landing.pattern,
  projectPattern('science'),
  paths.offer.pattern,
]);

// Everything in every language is `npm run test:crawl`.
for (const { prefix: lang } of languages) {
  const looks = ways[lang] ?? [{ width: 360, modes: ['light'] }];
  const pages = publicPatterns.filter((rest) => lang in ways || typical.has(rest));
  for (const [index, part] of partsOf(pages).entries()) {
    test(`the public pages are as they have to be (${lang}, part ${index + 1})`, async ({
      page,
      request,
    }) => {
      for (const rest of part)
        await test.step(`/${lang}/${rest}`, async () => {
          const problems = await lookAtPage(page, request, { lang, rest, looks });
          expect.soft(problems, `/${lang}/${rest}`).toEqual([]);
        });
    });
  }
}

for (const [lang, looks] of [
  ['en', ways.en ?? []],
  ['ar', ways.ar ?? []],
] as const) {
  test(`a research is as it has to be (${lang})`, async ({ page, request }) => {
    const [rest = ''] = await researchPages(request);
    expect(await lookAtPage(page, request, { lang, rest, looks })).toEqual([]);
  });
}
