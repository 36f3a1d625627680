import { AxeBuilder } from '@axe-core/playwright';
import { languages, type Lang } from '../src/shared/languages.ts';
import { demoAccount, screens } from './support/everyPage.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.beforeEach(({ problems }) => {
  // The page that is not there is one of the pages.
  problems.expect(/404.*\/nowhere/);
});

for (const screen of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${screen.name}, ${colorScheme}: axe finds nothing`, async ({ page, request, baseURL }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (screen.signedIn) await signIn(page, baseURL ?? '', await demoAccount(request));
      await screen.open(page, 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
      expect(found).toEqual([]);
    });
  }
}

/** Long words, right to left, no spaces: these see every page; the other languages those with the most on them. */
const thorough: ReadonlySet<Lang> = new Set(['en', 'de', 'ar', 'zh']);
const fullest = new Set(['landing', 'payment page', 'a paid order', 'purchases']);

for (const { prefix } of languages) {
  test(`no page has to be scrolled sideways on a phone (${prefix})`, async ({ page, request, baseURL }) => {
    const account = await demoAccount(request);
    for (const screen of screens) {
      if (!thorough.has(prefix) && !fullest.has(screen.name)) continue;
      if (screen.signedIn) await signIn(page, baseURL ?? '', account);
      await page.setViewportSize({ width: 320, height: 640 });
      await screen.open(page, prefix);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${screen.name} at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.context().clearCookies();
    }
  });
}
