import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { clippedTexts, PseudoSite } from './support/pseudoSite.ts';
import { expect, inCrawl, test } from './support/test.ts';

const pages = [
  paths.landing.href('en'),
  paths.about.href('en'),
  paths.team.href('en'),
  paths.services.href('en'),
  paths.products.href('en'),
  paths.projects.href('en'),
  paths.project.href('en', 'gfs'),
  paths.project.href('en', 'gms'),
  paths.project.href('en', 'science'),
  paths.project.href('en', 'exchange'),
  paths.login.href('en'),
  paths.register.href('en'),
  paths.productPayment.href('en', '2'),
] as const;

for (const address of pages) {
  test(
    `${address} takes every word from the messages, and has room for longer ones`,
    inCrawl,
    async ({ page, context }) => {
      const site = await PseudoSite.in(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await page.locator('html[data-started]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('⟦');
      // Loading sections have placeholders instead of text.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await site.untranslated(page)).toEqual([]);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((to) => (document.documentElement.dir = to), dir);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          // The page takes a moment to follow its window.
          await expect
            .poll(async () => [...(await overflowOf(page, width)), ...(await clippedTexts(page))], {
              message: `${dir}, ${width} px`,
            })
            .toEqual([]);
        }
      }
      // Whatever is still being prepared for the next page doesn't matter.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
