import { languages } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { isPrivatePath } from '../../src/shared/privatePaths.ts';
import { amountsOn } from '../support/amounts.ts';
import { followsSystem, lookAt } from '../support/auditPage.ts';
import { demoAccount, openScreen, screens } from '../support/everyPage.ts';
import type { Account } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { loadOf, looksOf } from './dimensions.ts';

/** Axe looks for whole words, and in the name of a Korean day, “1일”, the number that is shown is no word of its own. */
const koreanDay = /label-content-name-mismatch: <div [^>]*aria-label="[^"]*\b(\d+)일 [^"]*"[^>]*>\1<\/div>/;

/** The same pages at another address. */
const sameElsewhere: ReadonlySet<string> = new Set(
  [paths.guestItem, paths.guestText, paths.presentByPath].map(({ pattern }) => pattern),
);

test('every page of the route table that is not public is among the screens', () => {
  const shown = new Set(screens.map(({ path }) => path?.pattern));
  const others = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => isPrivatePath(`/en/${pattern}`) && !sameElsewhere.has(pattern));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((pattern) => !shown.has(pattern))).toEqual([]);
});

/** How many tests the screens of a language are divided among. */
const parts = 3;

for (const { prefix: lang } of languages)
  for (let part = 0; part < parts; part += 1)
    test(`account pages and dialogs fit and pass axe in ${lang}, part ${part + 1} of ${parts}`, async ({
      page,
      request,
      baseURL,
      problems,
    }) => {
      // One of the screens is the 404 page.
      problems.expect(/404.*\/nowhere/);
      let demo: Promise<Account> | undefined;
      const who = { origin: baseURL ?? '', demoUser: () => (demo ??= demoAccount(request)) };
      for (const [index, screen] of screens.entries()) {
        if (index % parts !== part) continue;
        const { width, mode } = loadOf(lang, index);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await openScreen(page, screen, lang, who);
        const looked = await lookAt(page, looksOf(lang, width), screen.themeOf ?? followsSystem);
        const found = looked.filter((problem) => !koreanDay.test(problem));
        await page.setViewportSize({ width: 320, height: 800 });
        const { broken } = await amountsOn(page, lang);
        found.push(...broken.map((amount) => `an amount wraps at 320 px: ${amount}`));
        expect.soft(found, screen.name).toEqual([]);
      }
    });
