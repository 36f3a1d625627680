import { paths } from '../../src/shared/paths.ts';
import { axeFindings, overflowOf } from '../support/auditPage.ts';
import { sectionOf } from '../support/security.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

for (const lang of ['en', 'ar', 'kz'] as const) {
  test(`the security page fits a phone and passes axe in ${lang}`, async ({ page, join }) => {
    const words = wordsOf(lang);
    await join(lang);
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(paths.profileSecurity.href(lang));
      await expect(sectionOf(page, words, 'deletion')).toBeVisible();
      expect(await overflowOf(page, width)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    }
    const current = page
      .getByRole('navigation', { name: words.exactly('common:nav.account') })
      .getByRole('button', { name: words.within('common:nav.security') });
    await expect(current).toBeInViewport({ ratio: 1 });
  });
}
